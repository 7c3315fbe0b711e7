import type { Text } from '@elan/domain/locale';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { type End, endOf, type Footprint } from './footprint.ts';

const readings: Readonly<Record<End, { verdict: Text; next: Text }>> = {
  returned: {
    verdict: { en: 'The best end: it serves again', fr: 'La meilleure fin : cela sert encore' },
    next: {
      en: 'Have it written in the order, so that it does not depend on one person',
      fr: "Faites-le inscrire dans la commande, pour que cela ne dépende pas d'une seule personne",
    },
  },
  used: {
    verdict: {
      en: 'Good: somebody uses it. Better still not to have too much of it',
      fr: "Bien : quelqu'un s'en sert. Mieux encore : ne pas en avoir trop",
    },
    next: {
      en: 'Ask what they can take, on which days, and what they refuse; count what you bring',
      fr: "Demandez ce qu'on peut prendre, quels jours, et ce qu'on refuse ; comptez ce que vous apportez",
    },
  },
  compost: {
    verdict: {
      en: 'Good, for what nobody can eat or use any more',
      fr: 'Bien, pour ce que plus personne ne peut manger ni utiliser',
    },
    next: {
      en: 'Ask the municipality whether a business may use the brown bin, and for which quantity',
      fr: 'Demandez à la municipalité si une entreprise a droit au bac brun, et pour quelle quantité',
    },
  },
  recycled: {
    verdict: { en: 'Good if it arrives clean and sorted', fr: 'Bien si cela arrive propre et trié' },
    next: {
      en: 'Ask what is refused there, and note it on the bin',
      fr: 'Demandez ce qui y est refusé, et inscrivez-le sur le bac',
    },
  },
  devices: {
    verdict: {
      en: 'Good at the very end; first comes another user',
      fr: "Bien en tout dernier ; d'abord, quelqu'un d'autre qui s'en sert",
    },
    next: {
      en: 'Wipe the data before it leaves, and keep a receipt',
      fr: 'Effacez les données avant le départ et gardez un reçu',
    },
  },
  deleted: {
    verdict: {
      en: 'Good for the servers and for the people concerned',
      fr: 'Bien pour les serveurs et pour les personnes concernées',
    },
    next: {
      en: 'Check once that copies and backups follow the rule',
      fr: 'Vérifiez une fois que les copies et les sauvegardes suivent la règle',
    },
  },
  garbage: {
    verdict: { en: 'The weak point: here it ends', fr: 'Le point faible : ici, tout finit' },
    next: {
      en: 'Use it more than once, replace it, or find who takes it, in this order',
      fr: "Utilisez-le plus d'une fois, remplacez-le ou trouvez qui le reprend, dans cet ordre",
    },
  },
  unknown: {
    verdict: { en: 'You do not say where it ends', fr: 'Vous ne dites pas où cela finit' },
    next: { en: 'Name the bin, the person or the place', fr: 'Nommez le bac, la personne ou le lieu' },
  },
};

/** What is left over, item by item, and what the answer does not mention. */
export function leftovers(reading: Reading, footprint: Footprint): string {
  const { say, quote } = reading;
  const own = footprint.leftovers.slice(0, 6).map((leftover) => {
    const { verdict, next } = readings[endOf(leftover)];
    return [quote(leftover, 100), say(verdict), say(next)];
  });
  return blocks(
    footprint.isDigital
      ? say({ en: '## Old devices and old data', fr: '## Vieux appareils et vieilles données' })
      : say({ en: '## What is left over', fr: '## Ce qui reste' }),
    own.length === 0 && footprint.isDigital
      ? say({
          en: 'You do not say what becomes of devices and data you no longer need. Open one drawer and one folder: both fill up without anybody deciding it.',
          fr: "Vous ne dites pas ce que deviennent les appareils et les données dont vous n'avez plus besoin. Ouvrez un tiroir et un dossier : les deux se remplissent sans que personne le décide.",
        })
      : own.length === 0
        ? say({
            en: 'You do not say what is left over. Look into every bin on one evening of an ordinary week: what you find there was paid for once, and is paid for a second time when it is taken away.',
            fr: "Vous ne dites pas ce qui reste. Regardez dans chaque bac un soir de semaine ordinaire : ce que vous y trouvez a été payé une fois, et se paie une deuxième fois quand on l'emporte.",
          })
        : undefined,
    table(say({ en: ['What is left', 'Where it stands', 'Next'], fr: ['Ce qui reste', "Où c'en est", 'La suite'] }), [
      ...own,
      ...unmentioned(reading, footprint),
    ]),
  );
}

function unmentioned({ say, answer }: Reading, { leftovers: list, isDigital }: Footprint): string[][] {
  const text = list.join('\n');
  const open = say({ en: 'Not mentioned', fr: 'Pas mentionné' });
  const rows: string[][] = [];
  if (isDigital) {
    if (!list.some((leftover) => endOf(leftover) === 'devices')) {
      rows.push([
        say({ en: 'Devices that no longer serve', fr: 'Les appareils qui ne servent plus' }),
        open,
        say({
          en: 'Decide who gets them first, and where the others go',
          fr: 'Décidez qui les reçoit en premier, et où vont les autres',
        }),
      ]);
    }
    if (!list.some((leftover) => endOf(leftover) === 'deleted')) {
      rows.push([
        say({ en: 'Data of customers who have left', fr: 'Les données de clients partis' }),
        open,
        say({
          en: 'Write the day on which it is deleted, copies included',
          fr: 'Inscrivez le jour où on les efface, copies comprises',
        }),
      ]);
    }
    rows.push([
      say({
        en: 'Accounts and trial versions you no longer use',
        fr: "Les comptes et versions d'essai qui ne servent plus",
      }),
      open,
      say({ en: 'Close one this week, with its data', fr: 'Fermez-en un cette semaine, avec ses données' }),
    ]);
    return rows;
  }
  if (!/\b(?:boxes|packag\w*|sacks?|pallets?|crates?)\b|emballage|boîtes?|\bsacs?\b|palettes?|caisses?/iu.test(text)) {
    rows.push([
      say({
        en: 'Boxes and film around what you receive',
        fr: 'Les boîtes et la pellicule autour de ce que vous recevez',
      }),
      open,
      say({
        en: 'Ask each supplier for less, or to take it back',
        fr: "Demandez à chaque fournisseur d'en mettre moins, ou de le reprendre",
      }),
    ]);
  }
  if (
    /\b(?:food|bread|meal|caf|restaurant|bakery)|boulang|\bpain|aliment|repas|resto|caf[ée]/iu.test(
      answer('idea', 'businessIdea') ?? '',
    ) &&
    !/compost|brown|brun/iu.test(text)
  ) {
    rows.push([
      say({ en: 'Food that nobody can eat any more', fr: 'Les aliments que plus personne ne peut manger' }),
      open,
      say({
        en: 'Ask whether the brown bin is open to businesses on your street',
        fr: 'Demandez si le bac brun est offert aux entreprises de votre rue',
      }),
    ]);
  }
  return rows;
}
