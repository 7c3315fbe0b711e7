import type { Language } from '@elan/domain/locale';
import { strToU8, zipSync } from 'fflate';
import { legalText } from '../legal-text.ts';
import { fixedAddress, sheetAddress } from './formula.ts';
import { columnName, type Ref, type Sheet } from './sheet.ts';
import { sheetXml } from './xlsx-sheet.ts';
import { stylesXml } from './xlsx-styles.ts';
import { escaped } from './xlsx-text.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheets with formulas, their results, and defined names as a file of the Office Open XML format (ECMA-376). */
export function xlsxFile(
  sheets: readonly Sheet[],
  names: ReadonlyMap<string, Ref>,
  language: Language,
  author: string,
): Buffer {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  const file = (text: string) => strToU8(head + text);
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': file(contentTypes(sheets.length)),
    '_rels/.rels': file(
      relationships([
        ['rId1', `${office}/officeDocument`, 'xl/workbook.xml'],
        ['rId2', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    ),
    'docProps/core.xml': file(coreXml(author, language)),
    'xl/workbook.xml': file(workbookXml(numbered, names)),
    'xl/_rels/workbook.xml.rels': file(
      relationships([
        ...numbered.map(
          ({ number }) => [`rId${number}`, `${office}/worksheet`, `worksheets/sheet${number}.xml`] as const,
        ),
        ['rIdStyles', `${office}/styles`, 'styles.xml'],
      ]),
    ),
    'xl/styles.xml': file(stylesXml(language)),
  };
  for (const { sheet, number } of numbered) files[`xl/worksheets/sheet${number}.xml`] = file(sheetXml(sheet));
  return Buffer.from(zipSync(files, { level: 4 }));
}

function contentTypes(count: number): string {
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
  const sheets = Array.from({ length: count }, (_, index) =>
    part(`/xl/worksheets/sheet${index + 1}.xml`, `${spreadsheet}.worksheet+xml`),
  );
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', `${spreadsheet}.sheet.main+xml`)}${part('/xl/styles.xml', `${spreadsheet}.styles+xml`)}${part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}${sheets.join('')}</Types>`;
}

function relationships(links: readonly (readonly [id: string, type: string, target: string])[]): string {
  const all = links.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
}

function coreXml(author: string, language: Language): string {
  const creator = escaped(legalText(author));
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${creator}</dc:creator><dc:language>${language}-CA</dc:language></cp:coreProperties>`;
}

type Numbered = { sheet: Sheet; number: number };

function workbookXml(numbered: readonly Numbered[], names: ReadonlyMap<string, Ref>): string {
  const sheets = numbered.map(
    ({ sheet, number }) => `<sheet name="${escaped(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const titles = numbered
    .filter(({ sheet: { frozen } }) => frozen.rows > 0)
    .map(({ sheet, number }) => definedName('_xlnm.Print_Titles', titlesOf(sheet), ` localSheetId="${number - 1}"`));
  const own = [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, ref]) => definedName(name, fixedAddress(ref)));
  return `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${sheets.join('')}</sheets><definedNames>${titles.join('')}${own.join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

const definedName = (name: string, address: string, attributes = '') =>
  `<definedName name="${escaped(name)}"${attributes}>${escaped(address)}</definedName>`;

/** The head and the labels are printed on every page. */
function titlesOf({ name, frozen }: Sheet): string {
  const address = sheetAddress(name);
  const rows = `${address}!$1:$${frozen.rows}`;
  return frozen.columns === 0 ? rows : `${address}!$A:$${columnName(frozen.columns)},${rows}`;
}
