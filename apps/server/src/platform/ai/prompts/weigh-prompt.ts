import { weighingVerdicts } from '@elan/domain/rehearsal/weighing';
import type { AnswerToWeigh } from '../port.ts';
import { createNonce, fence, toFencedJson } from './fence.ts';
import { promptText } from './prompt-text.ts';
import { type JsonSchema, object, type ResponseFormat } from './reply-format.ts';

const text: JsonSchema = { type: 'string' };
const remark = object({
  verdict: { type: 'string', enum: [...weighingVerdicts] },
  quote: text,
  planQuote: { anyOf: [text, { type: 'null' }] },
  remark: text,
});
const schema = object({ remarks: { type: 'array', items: remark }, next: text });
const format: ResponseFormat = { type: 'json_schema', json_schema: { name: 'weighing', strict: true, schema } };

/** Asks how an answer to a lender compares with the plan. Names and addresses of people were taken out of all of it. */
export function weighPrompt({ language, asked, text: answer, plan }: AnswerToWeigh): {
  system: string;
  user: string;
  format: ResponseFormat;
} {
  const nonce = createNonce();
  const said = fence(
    toFencedJson({ question: asked, answer }, (each) => each),
    nonce,
  );
  return { system: promptText('weigh-answer', language, { nonce }), user: `${fence(plan, nonce)}\n\n${said}`, format };
}
