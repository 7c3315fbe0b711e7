// @vitest-environment happy-dom
import type { CategoryScore, MaturityScore } from '@elan/domain/modules/maturity/score';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResultRun } from '../../components/run-progress.tsx';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { resultRunOf } from '../../testing/result-run.ts';
import { MaturityPanel } from './maturity-panel.tsx';
import { scoreText } from './score-text.ts';

afterEach(cleanup);

const area = (score: number, status: string, ...recommendations: string[]): CategoryScore => ({
  score,
  status,
  recommendations,
});
const score: MaturityScore = {
  overall: 72,
  categories: {
    idea: area(80, 'Solid', 'one', 'two', 'three', 'four'),
    market: area(79, 'Advanced'),
    business: area(60, 'Begun well'),
    marketing: area(59, 'Begun'),
    product: area(40, 'Thin'),
    finance: area(39, 'Missing'),
  },
  strengths: ['Prices are written down'],
  weaknesses: ['No fixed cost'],
  nextSteps: ['List the rent', 'Ask for the permit'],
  timeline: 'Within 30 days',
};

function show(
  shown: MaturityScore | null,
  change: Partial<ResultRun> = {},
  failed = false,
  language: 'en' | 'fr' = 'en',
  mayAsk = true,
) {
  render(
    <LanguageProvider initial={language}>
      <MemoryRouter>
        <MaturityPanel
          failed={failed}
          mayAsk={mayAsk}
          origin={null}
          rule="the rule"
          run={resultRunOf(change)}
          score={shown}
          tools={null}
        />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

describe('MaturityPanel', () => {
  it('teaches what will stand there', () => {
    show(null);
    expect(screen.getByText('Your score will appear here')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('How this score is calculated')).toBeTruthy();
  });

  it('tells nobody to press a button they do not have', () => {
    show(null, {}, false, 'en', false);
    expect(screen.queryByText(/Press Calculate/u)).toBeNull();
    expect(screen.getByText(/as soon as somebody who edits this project has asked for it/u)).toBeTruthy();
  });

  it('names the overall score in the language of the screen', () => {
    show(score);
    expect(screen.getByRole('img', { name: 'Overall score: 72 out of 100' }).textContent).toContain('72');
    cleanup();
    show(score, {}, false, 'fr');
    expect(screen.getByRole('img', { name: 'Indice global\u00a0: 72 sur 100' })).toBeTruthy();
  });

  it.each([
    [80, 'stroke-green'],
    [79, 'stroke-orange'],
    [60, 'stroke-orange'],
    [59, 'stroke-red'],
  ])('colours the ring of %i by its own bands', (overall, colour) => {
    show({ ...score, overall });
    expect(document.querySelector('svg[role="img"] circle:last-of-type')?.getAttribute('class')).toContain(colour);
  });

  it('says what it was before, and why it moved', () => {
    const reasons = ['Finance: Cash falls to −$2,000 in May 2027.'];
    show({ ...score, change: { from: 80, reasons } });
    expect(screen.getByText('Down from 80. What came to light:')).toBeTruthy();
    expect(screen.getByText(reasons[0] ?? '')).toBeTruthy();
    expect(scoreText({ ...score, change: { from: 80, reasons } }, 'fr')).toContain('il était de 80');
  });

  it("says how the number follows from the areas, and names a model's view beside the rule's", () => {
    const parts = {
      lender: { points: 0, reason: 'You pay yourself nothing.' },
      proof: { points: 15, reason: 'Sales with an order: 1 of 2.' },
      complete: { points: 8, reason: 'Required questions answered: 2 of 5.' },
    };
    const each = { ...area(23, 'At the beginning'), parts };
    const categories = { idea: each, market: each, business: each, marketing: each, product: each, finance: each };
    const ruled = {
      ...score,
      overall: 23,
      model: 31,
      categories: { ...categories, finance: { ...each, model: { score: 33, status: 'Near' } } },
    };
    show(ruled);
    expect(screen.getByText('It is the average of the six areas.')).toBeTruthy();
    expect(screen.getByText("By the published rule: 23. The model's view: 31; it does not count.")).toBeTruthy();
    const finance = screen.getByRole('article', { name: 'Finance' });
    expect(within(finance).getByText("The model's view: 33 (Near)")).toBeTruthy();
    expect(within(finance).getByText('15 of 30')).toBeTruthy();
    expect(within(finance).getByText('You pay yourself nothing.')).toBeTruthy();
    cleanup();
    show({ ...ruled, overall: 19 }, {}, false, 'fr');
    expect(screen.getByText(/^La moyenne des six domaines est de 23\s; des points bloquants/u)).toBeTruthy();
    const copied = scoreText(ruled, 'en');
    expect(copied).toContain("The model's view: 33 (Near)");
    expect(copied).toContain('- Proof (15 of 30): Sales with an order: 1 of 2.');
  });

  it('draws no arc for nothing', () => {
    show({ ...score, overall: 0 });
    expect(document.querySelectorAll('svg[role="img"] circle')).toHaveLength(1);
  });

  it('shows six areas, each with its number in a colour and the word for it', () => {
    show(score);
    const cards = screen.getAllByRole('article');
    const seen = cards.map((card) => {
      const [number] = within(card).getAllByText(/^\d+$/u);
      return [
        card.getAttribute('aria-labelledby') !== null,
        number?.textContent,
        number?.className.match(/text-(?:green|yellow|orange|red)/u)?.[0],
      ];
    });
    expect(seen).toEqual([
      [true, '80', 'text-green'],
      [true, '79', 'text-yellow'],
      [true, '60', 'text-yellow'],
      [true, '59', 'text-orange'],
      [true, '40', 'text-orange'],
      [true, '39', 'text-red'],
    ]);
    for (const [place, { status }] of Object.values(score.categories).entries()) {
      expect(cards[place]?.textContent).toContain(status);
    }
  });

  it('shows the first two recommendations of an area', () => {
    show(score);
    const idea = screen.getByRole('article', { name: 'Idea' });
    expect(
      within(idea)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['one', 'two']);
  });

  it('shows strengths, areas for improvement, and next steps with their timeline', () => {
    show(score);
    const shown = document.body.textContent;
    for (const words of ['Strengths', 'Areas for improvement', 'Next steps', 'Timeline', 'Within 30 days']) {
      expect(shown).toContain(words);
    }
    for (const item of [...score.strengths, ...score.weaknesses, ...score.nextSteps]) expect(shown).toContain(item);
  });

  it('says in one quiet line that it could not be calculated, and keeps the earlier score', () => {
    show(score, {}, true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('The score could not be calculated. Nothing was counted.')).toBeTruthy();
    expect(screen.getByRole('img', { name: /72 out of 100/u })).toBeTruthy();
  });

  it('says why it was not started, as quietly', () => {
    show(null, { refusal: 'You have reached your AI generation limit.' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('You have reached your AI generation limit.')).toBeTruthy();
  });
});

describe('scoreText', () => {
  it('holds everything, also the recommendations that the screen leaves out', () => {
    const text = scoreText(score, 'en');
    for (const words of [
      '72 out of 100',
      '### Finance: 39 out of 100 (Missing)',
      '- four',
      '- No fixed cost',
      '2. Ask for the permit',
      'Timeline: Within 30 days',
    ]) {
      expect(text).toContain(words);
    }
    expect(scoreText(score, 'fr')).toContain('### Idée\u00a0: 80 sur 100 (Solid)');
  });
});
