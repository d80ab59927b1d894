import { createHmac } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { stamps } from "./stamps.ts";
import type { SealingKey } from "./vault.ts";

const PREFIX = "sealing-key:";

/**
 * The stamps of sealing keys: the id of each key with a check value, which shows whether two keys
 * are the same and reveals nothing about the keys.
 */
export function sealingStamps(keys: readonly SealingKey[]): ReadonlyMap<string, string> {
  return new Map(keys.map(({ id, key }) => [PREFIX + id, checkValueOf(key)]));
}

/**
 * The ids of the keys that a shop needs to read the sealed texts of a database with these stamps.
 */
export function sealingKeyNames(stamps: ReadonlyMap<string, string>): string[] {
  return [...stamps.keys()].flatMap((name) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  );
}

/** Deletes the stamps of keys that no text needs any more, so that the shop opens without these keys. */
export async function dropSealingStamps(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const names = ids.map((id) => PREFIX + id);
  await tx.delete(stamps).where(inArray(stamps.name, names));
}

function checkValueOf(key: Buffer): string {
  return createHmac("sha256", key)
    .update("suvarna check value of a sealing key")
    .digest("base64url");
}

/**
 * Explains why these keys can't open the sealed texts of a database with these stamps: a key has
 * the id of a different key, or is missing.
 */
export function sealingProblems(
  keys: readonly SealingKey[],
  stamps: ReadonlyMap<string, string>,
): string[] {
  const own = sealingStamps(keys);
  return [...stamps].flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX)) return [];
    const id = name.slice(PREFIX.length);
    if (own.get(name) === value) return [];
    return own.has(name)
      ? `the sealing key "${id}" is not the one with which this database was opened before: bring that key back, or give the new one another name`
      : `the sealing key "${id}" of this database is missing: write it in SEALING_KEYS, behind the key that seals${id === OWN_KEY ? " (the file sealing-key in DATA_DIR has it)" : ""}`;
  });
}

/** The id of the sealing key that a shop without SEALING_KEYS generates. */
const OWN_KEY = "own";
