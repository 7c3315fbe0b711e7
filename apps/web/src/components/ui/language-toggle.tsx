import { languageNames, languages } from '@elan/domain/locale';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

/** FR and EN side by side, each labelled in its own language. */
export function LanguageToggle({ onSelect }: { onSelect?: (language: 'en' | 'fr') => void }) {
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset aria-label="Français / English" className="inline-flex rounded-xl bg-sunken p-0.5">
      {languages.toReversed().map((choice) => (
        <button
          aria-pressed={choice === language}
          className={classNames(
            'min-h-11 min-w-11 sm:min-h-10 rounded-[0.625rem] px-2 text-sm font-semibold transition-colors duration-150',
            choice === language ? 'bg-surface text-ink shadow-raised' : 'text-muted hover:text-ink',
          )}
          key={choice}
          lang={choice}
          onClick={() => {
            setLanguage(choice);
            onSelect?.(choice);
          }}
          type="button"
        >
          {choice.toUpperCase()}
          <span className="sr-only"> ({languageNames[choice]})</span>
        </button>
      ))}
    </fieldset>
  );
}
