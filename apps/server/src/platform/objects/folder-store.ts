import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { isObjectName, type ObjectStore, type StoredObject } from "./object-store.ts";
import { writeAtomically } from "./write-atomically.ts";

/**
 * Objects as files below a folder of this machine. Several processes share them when they share the
 * folder.
 */
export function openFolder(folder: string): ObjectStore {
  function pathOf(name: string): string {
    if (!isObjectName(name)) throw new Error(`Not the name of an object: ${name}`);
    return join(folder, name);
  }

  async function head(name: string): Promise<StoredObject | null> {
    const stats = await stat(pathOf(name)).catch(nothingThere);
    if (!stats?.isFile()) return null;
    return { name, bytes: stats.size, modifiedAt: stats.mtime };
  }

  return {
    folder,
    put: async (name, { bytes }) => writeAtomically(pathOf(name), bytes),
    async get(name) {
      return (await head(name)) && createReadStream(pathOf(name));
    },
    head,
    remove: async (name) => rm(pathOf(name), { force: true }),
    async *list(below) {
      const top = join(folder, below);
      const names = await readdir(top, { recursive: true }).catch(nothingThere);
      for (const path of (names ?? []).sort()) {
        const name = `${below}/${path.split(sep).join("/")}`;
        // The folder may have files of other programs, such as those that begin with a dot; these
        // are not objects.
        const object = isObjectName(name) ? await head(name) : null;
        if (object) yield object;
      }
    },
  };
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
