import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { StoredFile } from "./stored-file.ts";

const KNOWN = 5000;
const LENGTH = 16;

/**
 * Returns a function that gives the hash of a file's content. The hash is the same on every
 * machine, unlike the file's time of change. Each file is read only once.
 */
export function createSourceHasher(): (file: StoredFile) => Promise<string> {
  const marks = new LRUCache<string, string>({ max: KNOWN });
  return async ({ path, bytes, modifiedMs }) => {
    const key = `${path} ${bytes} ${modifiedMs}`;
    const cached = marks.get(key);
    if (cached !== undefined) return cached;
    const content = await readFile(path);
    const mark = createHash("sha256").update(content).digest("hex").slice(0, LENGTH);
    marks.set(key, mark);
    return mark;
  };
}
