import { Lexer, type Tokens } from 'marked';

/** The title of the section that tells its author what to do next. */
const nextSteps = /^[\d.)\s*_]*(?:next steps|prochaines étapes)[\s*_:.]*$/iu;

/** An analysis without what is meant for its author only, up to the next heading of that level or above. */
export function withoutNextSteps(markdown: string): string {
  let left: number | null = null;
  const kept = Lexer.lex(markdown, { gfm: true }).filter((token) => {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (left === null || depth <= left) left = nextSteps.test(text) ? depth : null;
    }
    return left === null;
  });
  return kept.map(({ raw }) => raw).join('');
}
