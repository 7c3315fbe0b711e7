import type { PlanSections } from '@elan/contract/documents';
import type { PlanDocument, PlanSection } from '@elan/contract/plan-document';
import { describe, expect, test } from 'vitest';
import { type FieldsEvent, fieldsReducer, noFields } from '../../lib/autosave/fields-state.ts';
import { shownSections } from './shown-sections.ts';

const section = (key: string, more: Partial<PlanSection> = {}): PlanSection => ({
  key,
  title: null,
  text: 'Our words.',
  language: 'en',
  base: 'Assembled.',
  drafted: false,
  version: 1,
  removed: false,
  updated_at: '2026-11-23T12:00:00Z',
  updatedBy: null,
  ...more,
});

const made = (key: string, more: Partial<PlanSections['sections'][number]> = {}) => ({
  key,
  title: key,
  state: 'written' as PlanSections['sections'][number]['state'],
  help: null,
  assembled: 'Assembled.',
  shown: 'Our words.\u00a0◇',
  compared: null as string | null,
  mark: 'a mark',
  version: 1,
  draft: null as string | null,
  open: 1,
  ...more,
});

type Given = {
  kept?: PlanSection[];
  composed?: ReturnType<typeof made>[];
  events?: FieldsEvent[];
  maySave?: boolean;
  language?: 'en' | 'fr';
};

function sectionsOf({ kept = [], composed = [], events = [], maySave = true, language = 'en' }: Given) {
  const document: PlanDocument = { reader: 'banker', lender: null, order: [], shown: {}, sections: kept };
  const read: FieldsEvent = {
    type: 'read',
    values: Object.fromEntries(kept.map(({ key, text }) => [key, text])),
    versions: Object.fromEntries(kept.map(({ key, version }) => [key, version])),
  };
  const state = [read, ...events].reduce(fieldsReducer, noFields);
  const plan = { made_from: '', sections: composed, seen: [], to_check: 0, outline: null };
  return new Map(
    shownSections({ kept: document, composed: plan, texts: { state, maySave }, language }).map((each) => [
      each.key,
      each,
    ]),
  );
}

describe('a section on the screen', () => {
  test('is what comes out of it, with its signs', () => {
    const summary = sectionsOf({ kept: [section('summary')], composed: [made('summary')] }).get('summary');
    expect(summary).toMatchObject({
      markdown: 'Our words.\u00a0◇',
      mark: 'a mark',
      open: 1,
      isChanged: false,
      otherLanguage: null,
    });
  });

  test('shows a draft with its signs, and as it was typed until they are there', () => {
    const kept = [section('summary', { drafted: true })];
    const composed = [made('summary', { state: 'drafted', draft: 'Our words.\u00a0◇' })];
    const typed: FieldsEvent = { type: 'typed', values: { summary: 'New.' } };
    expect(sectionsOf({ kept, composed }).get('summary')?.draft).toBe('Our words.\u00a0◇');
    expect(sectionsOf({ kept, composed, events: [typed] }).get('summary')?.draft).toBe('New.');
  });

  test('is what was typed until that has come out, above the tables of a computed section', () => {
    const typed: FieldsEvent = { type: 'typed', values: { summary: 'New.', finances: 'New.' } };
    const all = sectionsOf({ composed: [made('summary'), made('finances')], events: [typed] });
    expect(all.get('summary')?.markdown).toBe('New.');
    expect(all.get('finances')?.markdown).toBe('New.\n\nAssembled.');
    expect(all.get('summary')?.open).toBe(0);
  });

  test('is assembled again when its words are gone, before the server has answered', () => {
    const gone: FieldsEvent = { type: 'typed', values: { summary: '' } };
    const summary = sectionsOf({ kept: [section('summary')], composed: [made('summary')], events: [gone] }).get(
      'summary',
    );
    expect(summary).toMatchObject({ markdown: 'Assembled.', isChanged: false });
  });

  test('says when what is assembled has changed, and not in the other language', () => {
    const given = { kept: [section('summary')], composed: [made('summary', { assembled: 'Other.' })] };
    expect(sectionsOf(given).get('summary')?.isChanged).toBe(true);
    expect(sectionsOf({ ...given, language: 'fr' }).get('summary')).toMatchObject({
      isChanged: false,
      otherLanguage: 'en',
    });
  });

  test('is not out of date because it says less to another reader', () => {
    const composed = [made('finances', { assembled: 'Short.', compared: 'Assembled.' })];
    expect(sectionsOf({ kept: [section('finances')], composed }).get('finances')?.isChanged).toBe(false);
  });

  test('shows what somebody else wrote meanwhile, and keeps what may not be saved', () => {
    const mine: FieldsEvent = { type: 'typed', values: { summary: 'Mine.' } };
    const theirs: FieldsEvent = { type: 'read', values: { summary: 'Theirs.' }, versions: { summary: 2 } };
    const given = { kept: [section('summary')], composed: [made('summary')] };
    expect(sectionsOf({ ...given, events: [mine, theirs] }).get('summary')).toMatchObject({
      text: 'Mine.',
      conflict: 'Theirs.',
    });
    expect(sectionsOf({ ...given, events: [mine], maySave: false }).get('summary')).toMatchObject({
      text: 'Our words.',
      unsent: 'Mine.',
    });
  });

  test('of somebody is there with its title; a removed one is not', () => {
    const own = section('own', { title: 'Our street', base: null });
    const all = sectionsOf({ kept: [own, section('gone', { title: 'Gone', removed: true })] });
    expect(all.get('own')).toMatchObject({ title: 'Our street', heading: 'Our street', isOwn: true, isChanged: false });
    expect(all.has('gone')).toBe(false);
  });
});
