import { contentTypeOf } from "../platform/objects/content-type.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";

/**
 * The number of objects that were found, and the number that were copied; the others were already
 * in the other store.
 */
export interface CopyReport {
  readonly found: number;
  readonly copied: number;
}

/**
 * Copies the objects of a folder into another store. An object that is already there with the same
 * length is skipped, so that an interrupted copy can continue.
 * @throws Refusal unavailable
 */
export async function copyObjects(
  { from, to }: { readonly from: ObjectStore; readonly to: ObjectStore },
  folder: string,
): Promise<CopyReport> {
  let found = 0;
  let copied = 0;
  for await (const { name, bytes: length } of from.list(folder)) {
    found += 1;
    if ((await to.head(name))?.bytes === length) continue;
    const bytes = await readObject(from, name);
    if (!bytes) continue;
    const type = contentTypeOf(name) ?? "application/octet-stream";
    await to.put(name, { type, bytes });
    copied += 1;
  }
  return { found, copied };
}
