import { factSheetOf, factSheetsDate } from '@elan/domain/canada/fact-sheets';
import { monthText } from '@elan/domain/forecast/timeline';
import { provinces } from '@elan/domain/ledger/provinces';
import { settingOf } from '@elan/domain/ledger/row';
import { currency } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';
import { promptText } from './prompt-text.ts';

/** What most of a prompt is made from. */
export type PromptSource = Pick<GenerationRequest, 'project' | 'language'>;

const notKnown = { en: 'not known yet', fr: 'pas encore connue' };

/** Where and when a project stands, in words. */
export function placeAndTime({ project, language }: PromptSource): { today: string; province: string } {
  const province = settingOf(project.ledger.rows, 'province');
  return {
    today: monthText(project.today)[language],
    province: province === null ? notKnown[language] : provinces[province][language],
  };
}

/** What the reply is for, its language and currency, where and when, and the offices that it may name. */
export function frame(request: Pick<GenerationRequest, 'module' | 'project' | 'language'>, today: string): string {
  const { module, project, language } = request;
  const offices = factSheetOf(settingOf(project.ledger.rows, 'province')).map((name) => name[language]);
  return promptText('project', language, {
    module: moduleTitles[module][language],
    today,
    currency: `${currency.name[language]} (${currency.code}, ${currency.symbol})`,
    province: placeAndTime(request).province,
    checked: monthText(factSheetsDate)[language],
    offices: offices.join(language === 'fr' ? '\u00a0; ' : '; '),
  });
}
