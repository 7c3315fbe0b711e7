import { expect, it } from 'vitest';
import { decodeReferences } from './character-references.ts';

it('reads the names that are written by hand, and numbers', () => {
  expect(decodeReferences('caf&eacute; &amp; th&#233; &laquo;&nbsp;bio&#xA0;&raquo; 5&#8239;000')).toBe(
    'café & thé «\u00a0bio\u00a0» 5\u202f000',
  );
});

it('reads each reference once', () => {
  expect(decodeReferences('&amp;lt;')).toBe('&lt;');
});

it.each(['&nosuchname;', '&toString;', '&amp', 'AT&T; R & D;', '&#;', '&#x;'])(
  'leaves %s as it was written',
  (text) => {
    expect(decodeReferences(text)).toBe(text);
  },
);

it.each(['&#0;', '&#xD800;', '&#1114112;'])('has no character for %s', (text) => {
  expect(decodeReferences(text)).toBe('\u{fffd}');
});
