import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { shownTheme, showTheme, type Theme } from '../../lib/theme.ts';

const messages = defineMessages({
  theme: { en: 'Theme', fr: 'Thème' },
  light: { en: 'Light', fr: 'Clair' },
  dark: { en: 'Dark', fr: 'Sombre' },
  system: { en: 'System', fr: 'Système' },
});

const themes = ['light', 'dark', 'system'] as const;
const icons = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const words = useMessages(messages);
  const [theme, setTheme] = useState(shownTheme);
  return (
    <fieldset className="mt-1.5 border-t border-line px-1.5 pt-2 pb-1">
      <legend className="sr-only">{words.theme}</legend>
      <div className="grid grid-cols-3 gap-0.5 rounded-xl bg-sunken p-0.5">
        {themes.map((choice) => {
          const Icon = icons[choice];
          return (
            <button
              aria-pressed={choice === theme}
              className={classNames(
                'flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-[0.625rem] px-1 py-1 text-xs font-semibold',
                choice === theme ? 'bg-surface text-ink shadow-raised' : 'text-muted hover:text-ink',
              )}
              key={choice}
              onClick={() => {
                chooseTheme(choice);
                setTheme(choice);
              }}
              type="button"
            >
              <Icon aria-hidden className="size-4" />
              {words[choice]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const oneYear = 365 * 24 * 60 * 60;

/** Remembers the theme on this device, in a cookie so that the server knows it, and shows it. */
function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = theme === 'system' ? 0 : oneYear;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  showTheme(theme);
}
