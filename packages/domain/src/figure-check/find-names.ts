/** Words that look like the name of a program, a law or a public body, and where they are. */
export type FoundName = { name: string; start: number; end: number };

const space = '[ \\u00a0]';
// Bounded, so that no text makes the search slow.
const capital = "\\p{Lu}[\\p{L}\\p{M}\\d'’&-]{0,30}";

/** 'Canada Growth Fund', 'Act respecting Bread'. The words of an English name begin with capitals. */
const englishKind =
  '(?:Program|Programme|Act(?![ \\u00a0]respecting)|Fund|Grant|Initiative|Subsidy|Tax Credit|Bursary|Regulations?|' +
  '(?:Agency|Ministry|Commission)(?![ \\u00a0](?:of|for)[ \\u00a0]))';
const englishLink = '(?:of|for|the|and|on|to|in|&)';
const english = new RegExp(
  `(?<![\\p{L}\\d])(?:${capital}${space}(?:${englishLink}${space}){0,2}){1,7}${englishKind}(?![\\p{L}\\d]|${space}\\p{Lu})` +
    `|(?<![\\p{L}\\d])(?:Ministry|Agency|Department)${space}(?:of|for)${space}(?:the${space})?${capital}(?:${space}(?:(?:and|of|,)${space})?${capital}){0,6}` +
    `|(?<![\\p{L}\\d])Act${space}(?:respecting|to)${space}(?:[\\p{L}'’-]{1,30}${space}){1,6}[\\p{L}'’-]{1,30}`,
  'gu',
);

/** 'Programme de soutien aux entreprises'. In French only the first word of a name has a capital. */
const frenchKind =
  "(?:Programme|Fonds|Loi|Règlement|Subvention|Bourse|Initiative|Ministère|Régie|Commission|Agence|Office|Crédit d[’']impôt)";
const frenchLink = "(?:de|du|des|à|au|aux|pour|sur|en|et|dans|par|le|la|les)(?![\\p{L}'’])|(?:d|l)['’]";
const frenchAdjective =
  '[\\p{Ll}-]{1,24}(?:aux?|ale?s?|ien(?:ne)?s?|ais(?:e|es)?|ois(?:e|es)?|iques?|if|ive|aire|ier|ière|que|able)(?![\\p{L}])';
const french = new RegExp(
  `(?<![\\p{L}\\d])${frenchKind}(?:${space}(?:${frenchAdjective}|${capital}))*` +
    `(?:${space}(?:(?:${frenchLink})${space}?){1,3}[\\p{L}'’-]{3,30}(?:${space}(?:${frenchAdjective}|${capital}))*){0,5}`,
  'gu',
);

/** 'Law 25', 'Projet de loi 96', 'Bill C-27'. */
const numbered =
  /(?<![\p{L}\d])(?:Law|Bill|Loi|[Pp]rojet de loi)[ \u00a0](?:n[o°º]\.?[ \u00a0])?(?:[CS]-)?\d{1,3}(?![\d.,]\d|\p{L})/gu;

/** Words before the kind that make of it something of the business itself: 'Loyalty Program', 'Emergency Fund'. */
const ownWords = new Set(
  (
    'advance affiliate ambassador annual apprenticeship assistance bonus business cash client coaching community company contingency ' +
    'customer discount donation early emergency employee family first friend gift growth health incentive innovation introductory ' +
    'launch learning local loyalty main maintenance marketing member membership mentorship monthly my new our outreach own partner ' +
    'partnership pilot points possible potential private project protection public quality reading recycling referral regional repair ' +
    'research reserve rewards safety sales saving savings school seasonal second small staff student subscription summer supplier ' +
    'sustainability team test the this training trial vip volunteer wellness wholesale winter your'
  ).split(' '),
);
/** A place or a government makes a name even of a title. */
const official =
  /(?<!\p{L})(?:Canad\p{L}*|Québ\p{L}*|Queb\p{L}*|Ontari\p{L}*|Alberta|Manitoba|Saskatchewan|Scotia|Brunswick|Columbia|Newfoundland|Yukon|Nunavut|Atlantic|Federal|Provincial|National|fédéral\p{L}*|provincial\p{L}*|national\p{L}*|canadien\p{L}*|québécois\p{L}*)/u;

const kindWord =
  /^(?:Program(?:me)?|Act|Fund|Grant|Initiative|Subsidy|Tax|Credit|Bursary|Agency|Ministry|Commission|Department|Regulations?)$/u;

/** Capitals at the start of a sentence, before a name. */
const leadOfName =
  /^(?:(?:The|A|An|This|Your|Our|If|For|In|To|With|Under|Ask|See|Check|Apply|Contact|And|Or|But|Both|Some|No|Any|Does|Did|Is|Use|Call|Visit|Join|Get|Through|From|By|On|When|Since|After|Before|Both)[ \u00a0]+)+(?:(?:the|for|to|of|and|on|in)[ \u00a0]+)*/u;

/**
 * The names in a text in either language. Only what is written as a name counts: 'the program' and 'une subvention' are
 * none, nor are titles and labels, where everything begins with a capital, unless they name a place or a government.
 */
export function findNames(text: string): FoundName[] {
  const found: FoundName[] = [];
  const add = (start: number, name: string) => {
    const end = start + name.length;
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ name, start, end });
  };
  for (const { index, 0: name } of text.matchAll(numbered)) {
    // 'Bill 50 customers' asks to send an invoice.
    if (!/^Bill.\d/u.test(name) || !opensSentence(text, index)) add(index, name);
  }
  for (const match of text.matchAll(english)) {
    const lead = leadOfName.exec(match[0]);
    const name = match[0].slice(lead?.[0].length ?? 0);
    const start = match.index + (lead?.[0].length ?? 0);
    if (isEnglishName(text, start, name, lead !== null)) add(start, name);
  }
  for (const { index, 0: matched } of text.matchAll(french)) {
    const name = matched.trimEnd();
    if (isFrenchName(text, index, name)) add(index, name);
  }
  return found.sort((one, other) => one.start - other.start);
}

function isEnglishName(text: string, start: number, name: string, hasLead: boolean): boolean {
  const before = name.split(/[ \u00a0]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const own = before.filter((word) => !kindWord.test(word));
  if (own.length === 0 && !/^Act /u.test(name)) return false;
  if (official.test(name)) return true;
  if (own.length > 0 && own.every((word) => ownWords.has(word.toLowerCase()))) return false;
  if (isTitle(text, start, start + name.length)) return false;
  // The first word of a sentence has a capital anyway.
  return hasLead || !opensSentence(text, start) || own.filter((word) => !ownWords.has(word.toLowerCase())).length > 1;
}

function isFrenchName(text: string, start: number, name: string): boolean {
  const words = name.split(/[ \u00a0]+/u);
  if (words.length < 2) return false;
  if (isTitle(text, start, start + name.length)) return official.test(name);
  const hasProper = words.slice(1).some((word) => /^(?:[dl]['’])?\p{Lu}/u.test(word));
  return hasProper || !opensSentence(text, start);
}

/** In a heading, a bold label, the head of a table, or alone on its line. */
function isTitle(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(Math.max(lineStart, start - 200), start);
  if (/^ {0,3}#{1,6}\s/u.test(text.slice(lineStart, lineStart + 10)) || /\*\*[^*]*$/u.test(before)) return true;
  const after = text.slice(end, end + 40);
  return /(?:^|\|)[\s*_]*(?:[-*+]\s+|\d+[.)]\s+)?[\s*_]*$/u.test(before) && /^[\s*_]*(?:[:|]|$|\n)/u.test(after);
}

/** At the start of a line, an item, a cell or a sentence. */
function opensSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  return (
    /(?:^|\n)\s*(?:[-*+>]\s+|\d+[.)]\s+)?[*_"“«\s]*$|[.!?:;|…]["”»)*_]*\s+[*_"“«]*\s*$/u.test(before) || start === 0
  );
}
