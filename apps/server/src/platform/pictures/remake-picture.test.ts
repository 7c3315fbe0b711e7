import { expect, test } from 'vitest';
import { photo, pngOf } from '../../testing/test-pictures.ts';
import { readPicture } from './read-picture.ts';
import { remakePicture } from './remake-picture.ts';

const file = (base64: string) => Buffer.from(base64, 'base64');

/** 16 by 12 pixels of red in the four colours of a printer, and two frames of 12 by 8, red and blue. */
const printed = file(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDgsJCQ0RDQ4PEBAREAoMEhMSEBMPEBAQ/9sAQwEDAwMEAwQIBAQIEAsJCxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ/8AAFAgADAAQBAERAAIRAQMRAQQRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAICf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABwn/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AKIXNlU1TAAAAf/Z',
);
const animated = file(
  'UklGRsAAAABXRUJQVlA4WAoAAAACAAAACwAABwAAQU5JTQYAAAD/////AABBTk1GSAAAAAAAAAAAAAsAAAcAAMgAAAJWUDggMAAAANABAJ0BKgwACAACADQloAJ0ugH4AAOwAP7wxAv/ILlhdcjX/yA/5Af8gP/48gAAAEFOTUZEAAAAAAAAAAAACwAABwAAyAAAAFZQOCAsAAAAlAEAnQEqDAAIAAAANCWgAnS6AAOYAP75k2//kB//kB//kB//ID/iF3sgMABSSUZGPAAAAFdFQlBWUDggMAAAANABAJ0BKgwACAACADQloAJ0ugH4AAOwAP7wxAv/ILlhdcjX/yA/5Af8gP/48gAAAA==',
);

test.each([
  ['a JPEG file for a printer', printed, 16, 12],
  ['an animation, of which the first frame is kept', animated, 12, 8],
])('a picture is made of %s', async (_, given, width, height) => {
  const made = await remakePicture(given);
  if (typeof made === 'string') throw new Error(made);
  expect(readPicture(made.bytes)).toMatchObject({ width, height });
  const { Transformer } = await import('@napi-rs/image');
  const [red = 0, green = 0, blue = 0] = await new Transformer(made.bytes).rawPixels();
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
});

test.each([
  ['a picture of a phone (HEIC)', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a drawing (SVG)', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('nothing is made of %s', async (_, given) => {
  expect(await remakePicture(given)).toBe('not_a_picture');
});

test('a picture of 30,000 by 30,000 pixels is refused before it is decoded', async () => {
  const bomb = pngOf(4, 4);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  expect(await remakePicture(bomb)).toBe('too_many_pixels');
});

test('damaged and truncated files are refused or made, and nothing else', async () => {
  const whole = [await photo(48, 32), pngOf(48, 32), animated, printed];
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const source = whole[round % whole.length] ?? printed;
    const damaged = Buffer.from(source);
    // The same places each time.
    for (let each = 0; each < 4; each += 1) damaged[(round * 7919 + each * 104_729) % damaged.length] = round;
    const end = round % 3 === 0 ? (round * 31) % damaged.length : damaged.length;
    const made = await remakePicture(damaged.subarray(0, end));
    seen.add(typeof made === 'string' ? made : made.type);
  }
  expect([...seen].filter((each) => !/^image\/|^not_a_picture$|^too_many_pixels$/u.test(each))).toEqual([]);
  expect(seen).toContain('not_a_picture');
});

test.each([
  ['PNG', pngOf(40, 30)],
  ['JPEG', await photo(48, 32)],
])('a picture that was made is kept as it is when it is imported again: %s', async (_, given) => {
  const made = await remakePicture(given);
  if (typeof made === 'string') throw new Error(made);
  expect(await remakePicture(made.bytes)).toEqual(made);
  // With anything else in it, it is made again.
  const comment = Buffer.from('\xff\xfe\x00\x06Home', 'latin1');
  const appended = Buffer.concat([made.bytes, Buffer.from('a secret')]);
  const commented = Buffer.concat([made.bytes.subarray(0, 2), comment, made.bytes.subarray(2)]);
  for (const file of made.type === 'image/jpeg' ? [appended, commented] : [appended]) {
    const again = await remakePicture(file);
    expect(typeof again === 'string' ? again : again.bytes.includes('secret') || again.bytes.includes('Home')).toBe(
      false,
    );
  }
});
