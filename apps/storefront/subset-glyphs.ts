import { readFile } from "node:fs/promises";

/** The functions of HarfBuzz's subsetter, as its C documentation describes them. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, user: number, free: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** The names of these numbers in HarfBuzz. */
const MEMORY_MODE_WRITABLE = 2;
const SETS_LAYOUT_FEATURE_TAG = 6;
const FLAGS_NO_HINTING = 0x1;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/**
 * Reduces a font to some characters and, of the glyphs that join them, to those that are given. The
 * package `subset-font` can't do this: it keeps every glyph that the characters could ever form,
 * which in Devanagari is twice as many as Hindi uses.
 * @param font the bytes of an OpenType file that is not compressed
 * @returns the bytes of the reduced OpenType file
 * @throws Error if HarfBuzz can't read the font
 */
export async function subsetGlyphs(
  font: Uint8Array,
  characters: string,
  glyphs: ReadonlySet<number>,
): Promise<Buffer> {
  const wasm = await loadSubsetter();
  const data = wasm.malloc(font.byteLength);
  new Uint8Array(wasm.memory.buffer).set(font, data);
  const blob = wasm.hb_blob_create(data, font.byteLength, MEMORY_MODE_WRITABLE, 0, 0);
  const face = wasm.hb_face_create(blob, 0);
  const input = wasm.hb_subset_input_create_or_fail();
  wasm.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | FLAGS_NO_LAYOUT_CLOSURE);
  const features = wasm.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
  // An empty set that is inverted has all features.
  wasm.hb_set_clear(features);
  wasm.hb_set_invert(features);
  const unicodes = wasm.hb_subset_input_unicode_set(input);
  for (const character of characters) wasm.hb_set_add(unicodes, character.codePointAt(0) ?? 0);
  const kept = wasm.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) wasm.hb_set_add(kept, glyph);
  const subset = wasm.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("HarfBuzz can't reduce the font");
  const result = wasm.hb_face_reference_blob(subset);
  const start = wasm.hb_blob_get_data(result, 0);
  const bytes = wasm.hb_blob_get_length(result);
  // A copy, because the memory ends with this call.
  return Buffer.from(new Uint8Array(wasm.memory.buffer, start, bytes));
}

/** Loads the subsetter anew, so that its memory ends with the call. */
async function loadSubsetter(): Promise<Subsetter> {
  const file = new URL(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  // WebAssembly has no types: what it exports is known from HarfBuzz's documentation.
  const wasm = instance.exports as unknown as Subsetter;
  wasm._initialize();
  return wasm;
}
