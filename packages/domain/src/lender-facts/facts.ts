import { fits, type ValueOf } from '../ledger/field.ts';
import type { Text } from '../locale.ts';
import {
  type FactField,
  type FactGroup,
  factFields,
  factGroups,
  isListGroup,
  type ListGroup,
  mostEntries,
  privateGroups,
} from './fact-fields.ts';

/** A fact as it is stored: its name (`ask.amount`, `borrower.<id>.name`) and its text. */
export type StoredFact = { fact: string; text: string };

type Values<Group extends FactGroup> = {
  -readonly [Name in keyof (typeof factFields)[Group]]: (typeof factFields)[Group][Name] extends infer F extends
    FactField
    ? ValueOf<F> | null
    : never;
};
export type FactEntry<Group extends ListGroup> = Values<Group> & { id: string };

/** The facts of a project by their group; null where nothing was said. */
export type LenderFacts = { [Group in Exclude<FactGroup, ListGroup>]: Values<Group> } & {
  [Group in ListGroup]: FactEntry<Group>[];
};

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const singles = factGroups.filter((group) => !isListGroup(group)).join('|');
const lists = Object.keys(mostEntries).join('|');
/** The form of every name. */
export const factForm = new RegExp(`^(?:${singles}|(?:${lists})\\.${uuid})\\.[a-z]{1,20}$`, 'u');

/** Where a fact is in the form; the id is that of an entry of a list, and empty elsewhere. */
export type FactPlace = { group: FactGroup; id: string; name: string; field: FactField };

/** What a name stands for; null for one that no form asks. */
export function factPlace(fact: string): FactPlace | null {
  if (!factForm.test(fact)) return null;
  const [group = '', ...rest] = fact.split('.');
  const name = rest.at(-1) ?? '';
  const fields: Readonly<Record<string, FactField>> = factFields[group as FactGroup];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field === undefined
    ? null
    : { group: group as FactGroup, id: rest.length > 1 ? (rest[0] ?? '') : '', name, field };
}

/** The name of a fact. @param id of an entry of a list; empty elsewhere */
export const factName = (group: FactGroup, id: string, name: string): string =>
  id === '' ? `${group}.${name}` : `${group}.${id}.${name}`;

/** Whether only people who may see debts and the household may see it. */
export const isPrivateFact = (fact: string): boolean => privateGroups.some((group) => fact.startsWith(`${group}.`));

/**
 * The value of a stored text: amounts in cents, percents in hundredths, choices by their key. Null for an empty text and
 * for one that does not fit the field.
 */
export function factValue(field: FactField, text: string): string | number | null {
  const isNumber = field.type === 'money' || field.type === 'percent' || field.type === 'integer';
  if (isNumber && !/^\d{1,12}(?:\.\d)?$/u.test(text)) return null;
  const value = isNumber ? Number(text) : text.trim();
  return fits(field, value) ? value : null;
}

/** Whether a text can be stored under a name. Blank texts can: they say nothing. */
export function isValidFact({ fact, text }: StoredFact): boolean {
  const place = factPlace(fact);
  return place !== null && (text.trim() === '' ? text.length <= 500 : factValue(place.field, text) !== null);
}

/** The facts by their group. An entry whose fields are all empty is left out; others are in the order they were begun. */
export function readLenderFacts(stored: readonly StoredFact[]): LenderFacts {
  const values = new Map<string, Record<string, unknown>>();
  for (const { fact, text } of stored) {
    const place = factPlace(fact);
    const value = place === null ? null : factValue(place.field, text);
    if (place === null || value === null) continue;
    const key = `${place.group} ${place.id}`;
    values.set(key, { ...values.get(key), [place.name]: value });
  }
  const nothing = (group: FactGroup) => Object.fromEntries(Object.keys(factFields[group]).map((name) => [name, null]));
  const facts = factGroups.map((group) => {
    if (!isListGroup(group)) return [group, { ...nothing(group), ...values.get(`${group} `) }];
    const own = [...values].filter(([key]) => key.startsWith(`${group} `));
    return [group, own.map(([key, entry]) => ({ ...nothing(group), ...entry, id: key.slice(group.length + 1) }))];
  });
  return Object.fromEntries(facts) as LenderFacts;
}

/** What people wrote in their own words, with what each text is of. */
export const textsOfFacts = (stored: readonly StoredFact[]): { text: string; about: Text }[] =>
  stored.flatMap(({ fact, text }) => {
    const field = factPlace(fact)?.field;
    return field?.type === 'text' && text.trim() !== '' ? [{ text, about: field.label }] : [];
  });

/** A list with more entries than it takes; null where every list fits. */
export function overfullGroup(stored: readonly StoredFact[]): ListGroup | null {
  const facts = readLenderFacts(stored);
  const groups = Object.keys(mostEntries) as ListGroup[];
  return groups.find((group) => facts[group].length > mostEntries[group]) ?? null;
}
