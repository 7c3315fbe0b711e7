import { Banner } from '../../components/ui/banner.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { importMessages, invalidText, problemTexts } from './messages.ts';
import { placeText } from './place-text.ts';

type Field = { path: string; problem: string };

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'path' in value && 'problem' in value;

/** How many places are listed. */
const mostShown = 20;

type Props = { data: Readonly<Record<string, unknown>>; file: unknown; fileName: string };

/** Why a file was refused, place by place. */
export function FileProblems({ data, file, fileName }: Props) {
  const words = useMessages(importMessages);
  const { language } = useLanguage();
  const fields = (Array.isArray(data.fields) ? data.fields : []).filter(isField);
  const textOf = (problem: string) => (problemTexts[problem] ?? invalidText)[language];
  const [only] = fields;
  if (only?.problem === 'newer_version' || only?.problem === 'not_a_project_file') {
    return (
      <Banner title={words.refused(fileName)} tone="error">
        {textOf(only.problem)}
      </Banner>
    );
  }
  return (
    <Banner title={words.refused(fileName)} tone="error">
      <p>{words.nothingCreated}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {fields.slice(0, mostShown).map(({ path, problem }) => (
          <li className="wrap-anywhere" key={`${path} ${problem}`}>
            {placeText(path, file, language)} {textOf(problem)} <code className="text-sm">{path}</code>
          </li>
        ))}
      </ul>
      {fields.length > mostShown && <p className="mt-2">{words.moreProblems(fields.length - mostShown)}</p>}
    </Banner>
  );
}
