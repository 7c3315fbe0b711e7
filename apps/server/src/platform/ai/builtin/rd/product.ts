import type { QuestionId } from '@elan/domain/modules/registry';
import type { Reading } from '../reading/reading.ts';
import { firstSentence } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { echoes } from './echoes.ts';
import { type Proof, proofOf } from './proofs.ts';

export type Requirement = {
  text: string;
  /** It holds a number, or can only be true or false. */
  isCheckable: boolean;
  proof: Proof;
};
export type Supplier = {
  name: string;
  /** What they bring, when the person says so. */
  brings: string;
  /** Words of theirs that the product or its novelties use too: without them there is nothing to sell. */
  shared: readonly string[];
};

/** The module's answers, taken apart. */
export type Product = {
  /** The first sentence of the description. */
  name: string;
  requirements: readonly Requirement[];
  /** The requirement to face first: of those that can be checked, the hardest to catch up on later. */
  hardest: Requirement | undefined;
  novelties: readonly string[];
  suppliers: readonly Supplier[];
  /** Every text about the product in one, to look for words in. */
  everything: string;
};

export function readProduct(reading: Reading): Product {
  const { answer } = reading;
  const list = (question: QuestionId<'rd'>) => {
    const text = answer('rd', question);
    return text === undefined || ['unsure', 'missing'].includes(substanceOf(text)) ? [] : splitList(text);
  };
  const description = answer('rd', 'productDescription') ?? '';
  const requirements = list('technicalRequirements').map((text) => {
    const proof = proofOf(text);
    return { text, isCheckable: proof.isYesOrNo || /\d/u.test(text), proof };
  });
  const novelties = list('innovations');
  const used = [description, ...novelties].join('\n');
  return {
    name: firstSentence(description),
    requirements,
    hardest: requirements
      .filter((requirement) => requirement.isCheckable)
      .sort((one, other) => one.proof.rank - other.proof.rank)[0],
    novelties,
    suppliers: list('suppliers').map((text) => readSupplier(text, used)),
    everything: [
      answer('idea', 'businessIdea'),
      description,
      answer('rd', 'technicalRequirements'),
      answer('rd', 'innovations'),
      answer('analysis', 'differentiators'),
    ].join('\n'),
  };
}

function readSupplier(text: string, used: string): Supplier {
  const [, name = text, brings = ''] = /^([^:(]{2,80}?)\s*[:(]\s*(.+?)\)?$/su.exec(text) ?? [];
  return { name, brings, shared: echoes(`${brings} ${name}`, used).slice(0, 2) };
}

/** The product between quotation marks, or words that stand for it. */
export function nameOf({ say, quote }: Reading, product: Product, maximum: number): string {
  return product.name === '' ? say({ en: 'your product', fr: 'votre produit' }) : quote(product.name, maximum);
}

/** The supplier without whom nothing can be made, as far as words tell. */
export function criticalSupplier({ suppliers }: Product): Supplier | undefined {
  return suppliers.find((supplier) => supplier.shared.length > 0) ?? suppliers[0];
}
