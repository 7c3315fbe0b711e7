import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The functions of HarfBuzz (hb-subset.h) that are used here; pointers are numbers. */
type Harfbuzz = {
  memory: { buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, code: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

/** The types of Node.js leave these to the types of browsers. */
const { WebAssembly: webAssembly } = globalThis as unknown as {
  WebAssembly: { instantiate(program: Uint8Array): Promise<{ instance: { exports: Harfbuzz } }> };
};

const memoryMode = { writable: 2 } as const;
const setOf = { layoutFeatures: 6 } as const;
/** 'wght' as HarfBuzz has it. */
const weightAxis = 0x77676874;

/**
 * Opens HarfBuzz. Its memory is given back with the function, so use one for each document.
 * @returns cuts a variable TrueType font down to some characters at one weight, as a font that needs no variations
 */
export async function openSubsetter(): Promise<(font: Uint8Array, characters: string, weight: number) => Buffer> {
  const program = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const { exports: harfbuzz } = (await webAssembly.instantiate(program)).instance;
  harfbuzz._initialize();
  // When the memory grows, its buffer is replaced.
  const bytes = () => new Uint8Array(harfbuzz.memory.buffer);

  return (font, characters, weight) => {
    const data = harfbuzz.malloc(font.byteLength);
    bytes().set(font, data);
    const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, font.byteLength, memoryMode.writable, 0, 0), 0);
    const input = harfbuzz.hb_subset_input_create_or_fail();
    const features = harfbuzz.hb_subset_input_set(input, setOf.layoutFeatures);
    harfbuzz.hb_set_clear(features);
    harfbuzz.hb_set_invert(features);
    const wanted = harfbuzz.hb_subset_input_unicode_set(input);
    for (const character of characters) harfbuzz.hb_set_add(wanted, character.codePointAt(0) ?? 0);
    harfbuzz.hb_subset_input_pin_axis_location(input, face, weightAxis, weight);
    const cut = harfbuzz.hb_subset_or_fail(face, input);
    if (cut === 0) throw new Error('The font could not be cut');
    const blob = harfbuzz.hb_face_reference_blob(cut);
    const start = harfbuzz.hb_blob_get_data(blob, 0);
    return Buffer.from(bytes().slice(start, start + harfbuzz.hb_blob_get_length(blob)));
  };
}
