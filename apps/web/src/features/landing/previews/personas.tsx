import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  name: { en: 'Camille, 34, nurse', fr: 'Camille, 34\u00a0ans, infirmière' },
  place: {
    en: 'Rides to the hospital in Sherbrooke from May to October',
    fr: "Va à l'hôpital à vélo, à Sherbrooke, de mai à octobre",
  },
  quote: {
    en: '“I finish at eleven at night. No shop is open then.”',
    fr: "«\u00a0Je finis à onze heures du soir. Aucune boutique n'est ouverte.\u00a0»",
  },
  needs: { en: 'Needs', fr: 'Besoins' },
  needsText: {
    en: 'A bike that works on Monday, and a price she knows in advance.',
    fr: "Un vélo qui roule lundi, et un prix connu d'avance.",
  },
  hesitates: { en: 'Hesitates because', fr: 'Hésite parce que' },
  hesitatesText: {
    en: 'Someone she does not know comes to her home.',
    fr: 'Une personne inconnue viendrait chez elle.',
  },
  others: {
    en: 'and two more: the student, the young family',
    fr: "et deux autres\u00a0: l'étudiant, la jeune famille",
  },
});

export function PersonasPreview() {
  const words = useMessages(messages);
  return (
    <div>
      <Card padding="large">
        <h4 className="text-xl">{words.name}</h4>
        <p className="text-sm text-muted">{words.place}</p>
        <p className="mt-4 text-lg">{words.quote}</p>
        <dl className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm font-semibold">{words.needs}</dt>
            <dd>{words.needsText}</dd>
          </div>
          <div>
            <dt className="text-sm font-semibold">{words.hesitates}</dt>
            <dd>{words.hesitatesText}</dd>
          </div>
        </dl>
      </Card>
      <p className="mt-3 text-center text-sm text-muted">{words.others}</p>
    </div>
  );
}
