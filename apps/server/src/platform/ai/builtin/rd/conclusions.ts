import { blocks, bullets, numbered } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { findShares } from '../reading/shares.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import { criticalSupplier, type Product } from './product.ts';
import { nextStage } from './stages.ts';

const reasons = {
  productDescription: {
    en: 'nobody can quote a price, a delay or a rule for something that is not described',
    fr: "personne ne peut donner un prix, un délai ou une règle pour quelque chose qui n'est pas décrit",
  },
  developmentStage: {
    en: 'the next dollar goes to a different place at each stage',
    fr: "le prochain dollar ne va pas au même endroit selon l'étape",
  },
  technicalRequirements: {
    en: 'without them the product is never finished, only stopped',
    fr: "sans elles, le produit n'est jamais terminé, seulement arrêté",
  },
  qualityStandards: {
    en: 'a forgotten rule is the dearest thing to discover after the opening',
    fr: "une règle oubliée est ce qui coûte le plus cher à découvrir après l'ouverture",
  },
  innovations: {
    en: 'what is new is what has to be tested and protected first',
    fr: "ce qui est nouveau est ce qu'il faut tester et protéger d'abord",
  },
  suppliers: {
    en: 'a lender asks what happens on the day one of them fails',
    fr: "une banque demande ce qui arrive le jour où l'un d'eux fait défaut",
  },
  intellectualProperty: {
    en: 'some rights are lost by showing the product first',
    fr: "certains droits se perdent quand on montre le produit d'abord",
  },
  testingStrategy: {
    en: 'it is the only proof that does not come from yourself',
    fr: "c'est la seule preuve qui ne vient pas de vous",
  },
};

/** What is not answered or thin, and the answers of other modules that this one contradicts. */
export function missing(reading: Reading, product: Product): string {
  const { say, quote, number, answer } = reading;
  const points = thinAnswers(reading, 'rd', reasons);
  const without = product.requirements.filter((requirement) => !requirement.isCheckable);
  if (without.length > 0 && without.length < product.requirements.length) {
    points.push(
      say({
        en: `Requirements that cannot be checked yet: ${number(without.length)} of ${number(product.requirements.length)} ${marks.computed.en}.`,
        fr: `Exigences qui ne se vérifient pas encore : ${number(without.length)} sur ${number(product.requirements.length)} ${marks.computed.fr}.`,
      }),
    );
  }
  if (answer('rd', 'testingStrategy') !== undefined && findShares(answer('rd', 'testingStrategy') ?? '').length === 0) {
    points.push(
      say({
        en: 'A pass mark for the test: how many of how many.',
        fr: 'Un seuil de réussite pour le test : combien sur combien.',
      }),
    );
  }
  const silent = product.suppliers.filter((supplier) => supplier.brings === '');
  if (silent[0] !== undefined) {
    points.push(
      say({
        en: `What these suppliers bring, and within which delay: ${silent.map(({ name }) => quote(name, 50)).join(', ')}.`,
        fr: `Ce qu'apportent ces fournisseurs, et dans quel délai : ${silent.map(({ name }) => quote(name, 50)).join(', ')}.`,
      }),
    );
  }
  points.push(
    say({
      en: 'What one sale costs you in material, services and minutes. No question of this module asks for it; the module “Finances” will, and the test is the moment to write it down.',
      fr: "Ce qu'une vente vous coûte en matière, en services et en minutes. Aucune question de ce module ne le demande ; le module « Finances » le fera, et le test est le moment de le noter.",
    }),
  );
  return blocks(say({ en: '## What is missing', fr: '## Ce qui manque' }), bullets(points));
}

/** Small steps, the first one possible tomorrow. */
export function nextSteps(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const hardest = product.hardest;
  const supplier = criticalSupplier(product);
  const next = nextStage(reading);
  const strategy = answer('rd', 'testingStrategy');
  const steps = [
    hardest === undefined
      ? say({
          en: '**Tomorrow:** finish the sentence “I would be ashamed to sell it if …” five times. That is your checklist.',
          fr: "**Demain :** terminez cinq fois la phrase « J'aurais honte de le vendre si… ». Voilà votre liste.",
        })
      : say({
          en: `**Tomorrow:** try once, as it is, what is hardest: ${quote(hardest.text, 100)}. Note the result, even a bad one, with the date.`,
          fr: `**Demain :** essayez une fois, tel quel, ce qui est le plus difficile : ${quote(hardest.text, 100)}. Notez le résultat, même mauvais, avec la date.`,
        }),
    say({
      en: '**This week:** send the first two questions of the quality table, in writing, and note the day.',
      fr: '**Cette semaine :** envoyez par écrit les deux premières questions du tableau sur la qualité, et notez la date.',
    }),
    supplier === undefined
      ? say({
          en: '**Week 2:** name a supplier for each thing you do not make yourself, and ask two of them for a quote.',
          fr: "**Semaine 2 :** nommez un fournisseur pour chaque chose que vous ne faites pas vous-même, et demandez une soumission à deux d'entre eux.",
        })
      : say({
          en: `**Week 2:** ask ${quote(supplier.name, 70)} for its page in writing, and one second source for the same.`,
          fr: `**Semaine 2 :** demandez sa page écrite à ce fournisseur, ${quote(supplier.name, 70)}, et la même chose à une seconde source.`,
        }),
    strategy === undefined || findShares(strategy).length === 0
      ? say({
          en: `**Week 3:** write the test with ${firstCustomers(reading, 70)} on one page: who, what, how many, from which result on yes.`,
          fr: `**Semaine 3 :** écrivez le test sur une page, avec cette clientèle, ${firstCustomers(reading, 70)} : qui, quoi, combien, à partir de quel résultat c'est oui.`,
        })
      : say({
          en: `**Week 3:** fix the dates of your test, ${quote(strategy, 90)}, and give the pass mark to somebody to keep.`,
          fr: `**Semaine 3 :** fixez les dates de votre test, ${quote(strategy, 90)}, et confiez le seuil à quelqu'un.`,
        }),
    say({
      en: `**Week 4:** look at the proofs you hold, tick what is proved, and decide${next ? ` whether you are at “${next}”` : ' which complaint comes first'}.`,
      fr: `**Semaine 4 :** regardez les preuves en main, cochez ce qui est prouvé et décidez${next ? ` si vous en êtes à « ${next} »` : ' quelle plainte vient en premier'}.`,
    }),
    say({
      en: '**Then:** correct your answers, write this report again, and take the cost of one sale to “Finances”.',
      fr: "**Ensuite :** corrigez vos réponses, relancez ce rapport et apportez le coût d'une vente dans « Finances ».",
    }),
  ];
  return blocks(say({ en: '## Your next four weeks', fr: '## Vos quatre prochaines semaines' }), numbered(steps));
}
