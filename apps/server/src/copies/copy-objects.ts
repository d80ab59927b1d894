import { contentTypeOf } from "../platform/objects/content-type.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";

/** How many objects were found, and how many of them were copied; the others were there already. */
export interface CopyReport {
  readonly found: number;
  readonly copied: number;
}

/**
 * Copies the objects of a folder into another store. One that is there with the same length stays, so
 * a copy that broke off goes on where it was.
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
