/**
 * Sets the material of the stones in the seed's 3D models. Run this command after adding a model
 * that was exported with other values.
 *
 *   node apps/server/seed/tint-models.ts
 *
 * A viewer of models has no refraction, so a stone is a mirror in its own colour: its facets are
 * then dark and bright, as those of a cut stone are. With a white body it looks pale, like plastic.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const MODELS = join(import.meta.dirname, "models");

/** The materials by their name: the colour (linear red, green, blue) and the share of mirror. */
const STONES: Readonly<Record<string, { colour: readonly number[]; metallic: number }>> = {
  emerald: { colour: [0, 0.42, 0.15], metallic: 0.95 },
  ruby: { colour: [0.66, 0, 0.055], metallic: 0.95 },
  sapphire: { colour: [0.012, 0.07, 0.52], metallic: 0.95 },
  diamond: { colour: [0.97, 0.975, 1], metallic: 0.72 },
  melee: { colour: [0.97, 0.975, 1], metallic: 0.72 },
};
const ROUGHNESS: Readonly<Record<string, number>> = { diamond: 0.02, melee: 0.02 };
const USUAL_ROUGHNESS = 0.04;

/** The part of a GLB file's description that is changed; the rest stays as it is. */
const Description = z.looseObject({
  materials: z.array(z.looseObject({ name: z.string(), pbrMetallicRoughness: z.looseObject({}) })),
});

/** A GLB file is a header of 12 bytes, then a chunk of JSON with a header of 8 bytes, then data. */
const JSON_AT = 20;

function tint(model: Buffer): Buffer {
  const end = JSON_AT + model.readUInt32LE(12);
  const description = Description.parse(JSON.parse(model.toString("utf8", JSON_AT, end)));
  const { materials } = description;
  if (!materials.some(({ name }) => name in STONES)) return model;
  for (const { name, pbrMetallicRoughness } of materials) {
    const stone = STONES[name];
    if (!stone) continue;
    Object.assign(pbrMetallicRoughness, {
      baseColorFactor: [...stone.colour, 1],
      metallicFactor: stone.metallic,
      roughnessFactor: ROUGHNESS[name] ?? USUAL_ROUGHNESS,
    });
  }
  const text = JSON.stringify(description);
  // A chunk's length is a multiple of four; a chunk of JSON is filled up with spaces.
  const json = Buffer.from(text.padEnd(text.length + ((4 - (Buffer.byteLength(text) % 4)) % 4)));
  const head = Buffer.from(model.subarray(0, JSON_AT));
  const rest = model.subarray(end);
  head.writeUInt32LE(JSON_AT + json.length + rest.length, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, rest]);
}

let changed = 0;
for (const file of (await readdir(MODELS)).filter((name) => name.endsWith(".glb"))) {
  const path = join(MODELS, file);
  const before = await readFile(path);
  const after = tint(before);
  if (after.equals(before)) continue;
  await writeFile(path, after);
  changed += 1;
}
process.stdout.write(`${changed} models changed\n`);
