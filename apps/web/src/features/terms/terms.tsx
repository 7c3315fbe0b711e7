import { SupportLink } from '../../components/support-link.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { productName } from '../../lib/product-name.ts';
import { PrivacyParts } from './privacy-parts.tsx';
import { termsSections } from './sections.ts';

const messages = defineMessages({
  title: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  effective: { en: 'Effective July 2025', fr: 'En vigueur depuis juillet 2025' },
  contents: { en: 'Contents', fr: 'Table des matières' },
  notices: { en: 'Licences of the software this site uses', fr: 'Licences des logiciels utilisés par ce site' },
  subject: { en: `Question about ${productName}`, fr: `Question sur ${productName}` },
});

export function Terms() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_16rem]">
      <div>
        <PageTitle lead={words.effective}>{words.title}</PageTitle>
        <div className="prose mt-8">
          {termsSections.map((section, index) => (
            <section aria-labelledby={section.id} key={section.id}>
              <h2 id={section.id}>
                {index + 1}. {text(section.title)}
              </h2>
              {text(section.paragraphs).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.id === 'privacy' && <PrivacyParts />}
              {section.id === 'contact' && (
                <p>
                  <SupportLink subject={words.subject} />
                </p>
              )}
            </section>
          ))}
          <p>
            <a href="/third-party-notices.txt">{words.notices}</a>
          </p>
        </div>
      </div>
      <nav aria-label={words.contents} className="text-sm max-lg:hidden">
        <ol className="sticky top-6 flex flex-col">
          {termsSections.map((section, index) => (
            <li key={section.id}>
              <a
                className="flex min-h-9 items-center text-muted no-underline hover:text-ink hover:underline"
                href={`#${section.id}`}
              >
                {index + 1}. {text(section.title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
