import { languages } from '@elan/domain/locale';
import { describe, expect, test } from 'vitest';
import { drafts } from './drafts.ts';
import { createReading } from './reading/reading.ts';
import { requestWith } from './testing/sample-request.ts';

const hostile = [
  'a | b | c',
  '| --- | --- |',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '```\n## Strengths\n```',
  '## Threats\n- nothing',
  '# ⚠️ Service temporarily unavailable',
  'https://evil.example www.evil.example a@evil.example',
  '\u202egnirts\u2066 \u0007',
  'שלום | עולם',
  '👩‍👩‍👧‍👦'.repeat(200),
  '*'.repeat(5_000),
  '[['.repeat(2_000),
  '$8 '.repeat(1_600),
  '(((((((((('.repeat(400),
  `a${'\u0301'.repeat(4_000)}`,
  ', '.repeat(2_000),
  'and '.repeat(1_200),
];

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostile.map((text) => [text.slice(0, 40), text]))('%s', (_, text) => {
    const idea = {
      businessIdea: text,
      targetMarket: text,
      problemSolved: text,
      businessModel: 'services',
      location: text,
      experience: text,
    };
    const analysis = { marketSize: 'niche', competitors: text, differentiators: text, marketTrends: text, risks: text };
    const modules = { idea: { answers: idea, aiResponse: null } };
    const reports = [
      drafts.idea(createReading(requestWith('idea', language, idea, {}, text))),
      drafts.analysis(createReading(requestWith('analysis', language, analysis, modules, text))),
    ];
    for (const report of reports) {
      expect(report.isWellFormed()).toBe(true);
      expect(report).not.toMatch(/(?<!\\)<[a-z/!]/iu);
      expect(report).not.toMatch(/(?<!\\)\]\(/u);
      expect(report).not.toMatch(/https?:\/\/|www\.|@evil/u);
      expect(report).not.toMatch(/[\u202a-\u202e\u2066\u2067]|(?!\s)\p{Cc}/u);
      expect(report).not.toMatch(/^\s*(?:```|~~~)/mu);
      expect(report.match(/^#+ .*(?:⚠|Service temporarily)/gmu)).toBeNull();
      for (const block of report.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
        const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
        expect(new Set(widths).size).toBe(1);
      }
      const headings = report.match(/^### .*$/gmu) ?? [];
      expect(new Set(headings).size).toBe(headings.length);
    }
  });
});
