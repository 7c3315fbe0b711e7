import { Banner } from '../../components/ui/banner.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { importMessages, invalidText, problemTexts } from './messages.ts';
import { Places } from './places.tsx';

type Field = { path: string; problem: string };

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'path' in value && 'problem' in value;

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
      <p className="mb-2">{words.nothingCreated}</p>
      <Places
        count={fields.length}
        file={file}
        places={fields.map(({ path, problem }) => ({ path, text: textOf(problem) }))}
      />
    </Banner>
  );
}
