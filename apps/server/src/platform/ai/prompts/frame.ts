import { factSheetOf, factSheetsDate } from '@elan/domain/canada/fact-sheets';
import { monthText } from '@elan/domain/forecast/timeline';
import { provinces } from '@elan/domain/ledger/provinces';
import { settingOf } from '@elan/domain/ledger/row';
import { currency, type Localized } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';

/** What most of a prompt is made from. */
export type PromptSource = Pick<GenerationRequest, 'project' | 'language'>;

/** Where and when a project stands, in words. */
export function placeAndTime({ project, language }: PromptSource): { today: string; province: string } {
  const province = settingOf(project.ledger.rows, 'province');
  return {
    today: monthText(project.today)[language],
    province: province === null ? notKnown[language] : provinces[province][language],
  };
}

/** What the reply is for, its language and currency, and where and when; the offices that it may name follow. */
export function frame(request: Pick<GenerationRequest, 'module' | 'project' | 'language'>, today: string): string {
  const { module, project, language } = request;
  const names = factSheetOf(settingOf(project.ledger.rows, 'province')).map((name) => name[language]);
  const { title, offices } = words[language];
  return [
    title,
    said[language](moduleTitles[module][language], today, placeAndTime(request).province),
    `${offices(monthText(factSheetsDate)[language])} ${names.join(language === 'fr' ? '\u00a0; ' : '; ')}.`,
  ].join('\n\n');
}

const notKnown = { en: 'not known yet', fr: 'pas encore connue' };

const words: Localized<{ title: string; offices: (date: string) => string }> = {
  en: { title: '# This project', offices: (date) => `Whom to ask (names as of ${date}):` },
  fr: { title: '# Ce projet', offices: (date) => `À qui s'adresser (noms en date de ${date})\u00a0:` },
};

const said: Localized<(module: string, today: string, province: string) => string> = {
  en: (module, today, province) =>
    `Module: ${module}\nDate: ${today}\nLanguage of the reply: English (Canada)\nCurrency: ${currency.name.en} (${currency.code}, ${currency.symbol})\nProvince: ${province}`,
  fr: (module, today, province) =>
    `Module\u00a0: ${module}\nDate\u00a0: ${today}\nLangue de la réponse\u00a0: français (Québec)\nMonnaie\u00a0: ${currency.name.fr} (${currency.code}, ${currency.symbol})\nProvince\u00a0: ${province}`,
};
