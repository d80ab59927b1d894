import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { PictureSource } from "./make-source.ts";
import { pictures } from "./tables.ts";

/** A picture that staff have uploaded. */
export type KeptPicture = typeof pictures.$inferSelect;

/** The sources of the pictures that staff have uploaded, as files of one folder. */
export interface KeptPictures {
  /** Writes the source of a new picture. Without its row it is an orphan, which a job deletes. */
  write(id: string, source: PictureSource): Promise<void>;
  /** Deletes sources that were written before this time and have no row. @returns how many */
  removeOrphans(db: Db, time: Date): Promise<number>;
}

const ENDING = ".jpg";

export function createKeptPictures(folder: string): KeptPictures {
  return {
    async write(id, { jpeg }) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, id + ENDING);
      await writeFile(`${path}.tmp`, jpeg);
      await rename(`${path}.tmp`, path);
    },
    async removeOrphans(db, time) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const file = await stat(join(folder, name)).catch(() => null);
        if (file && file.mtime < time) old.push(name);
      }
      const known = await findPictures(db, old.map(idOf));
      const orphans = old.filter((name) => !name.endsWith(ENDING) || !known.has(idOf(name)));
      for (const name of orphans) await rm(join(folder, name), { force: true });
      return orphans.length;
    },
  };
}

const idOf = (name: string) => name.slice(0, -ENDING.length);

const UUID = /^[0-9a-f-]{36}$/;
/** How many ids one query names. */
const BATCH = 1000;

/** Stores what is known of an uploaded picture. Its source must be written before. */
export async function addPictureRow(act: Act, picture: Omit<KeptPicture, "createdAt">) {
  await act.tx.insert(pictures).values({ ...picture, createdAt: act.at });
}

/** The uploaded pictures with these ids; others, such as those of the example shop, are not in it. */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KeptPicture>> {
  const wanted = ids.filter((id) => UUID.test(id));
  const found = new Map<string, KeptPicture>();
  for (let at = 0; at < wanted.length; at += BATCH) {
    const some = wanted.slice(at, at + BATCH);
    const rows = await db.select().from(pictures).where(inArray(pictures.id, some));
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}
