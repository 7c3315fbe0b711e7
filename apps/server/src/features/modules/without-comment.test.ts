import { expect, test } from 'vitest';
import { withoutComment } from './without-comment.ts';

const report = (comment: string) => `## In short\n\nBread.\n\n${comment}## Next steps\n\n1. Sell.`;

test.each(['## Your comment\n\n“Rye.” It counts for this analysis only.\n\n', '## Votre précision\n\n« Seigle. »\n\n'])(
  'a built-in analysis does not repeat the field that is not saved: %j',
  (comment) => {
    expect(withoutComment(report(comment), 'builtin')).toBe(report(''));
    expect(withoutComment(report(comment), 'model')).toBe(report(comment));
    expect(withoutComment(report(''), 'builtin')).toBe(report(''));
    expect(withoutComment(null, undefined)).toBeNull();
  },
);
