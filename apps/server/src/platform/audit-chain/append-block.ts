import type { Act } from "../act.ts";
import { hashBlock, NO_HASH } from "./hash-block.ts";
import { newestBlock, rowsIn, rowsWithoutBlock } from "./queries.ts";
import { auditBlocks } from "./tables.ts";

/** The smallest id. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * How old an id must be before its row gets a block, in milliseconds. An id is made when its act
 * begins, and the row is visible once the act is committed, so a block that comes too early would
 * miss rows. Acts of visitors and staff end within seconds.
 */
export const SETTLING_MS = 5 * 60_000;
/**
 * The time in milliseconds after which rows are looked for again, for the few acts that take longer
 * and for processes whose clock is behind.
 */
export const SECOND_LOOK_MS = 3_600_000;
/** The number of rows in a block, so that no statement and no hash takes long. */
const ROWS_IN_BLOCK = 1000;

/**
 * Adds a block to the chain of the audit log, for the rows that have none yet. When two processes
 * do so at the same time, one of the blocks is added.
 * @returns whether rows may be left for another block
 */
export async function appendBlock({ tx, at }: Act): Promise<boolean> {
  const last = await newestBlock(tx);
  const after = last?.through ?? FIRST_ID;
  const due = idAt(at.getTime() - SETTLING_MS);
  const rows = due > after ? await rowsIn(tx, { after, through: due }, ROWS_IN_BLOCK) : [];
  const isFull = rows.length === ROWS_IN_BLOCK;
  const secondLook = {
    after: last?.settledThrough ?? FIRST_ID,
    through: least(idAt(at.getTime() - SECOND_LOOK_MS), after),
  };
  const late = secondLook.through > secondLook.after ? await rowsWithoutBlock(tx, secondLook) : [];
  if (rows.length + late.length === 0) return false;
  const block = {
    number: (last?.number ?? 0) + 1,
    at,
    through: isFull ? (rows.at(-1)?.id ?? due) : greatest(due, after),
    settledThrough: greatest(secondLook.through, secondLook.after),
    rowIds: rows.map(({ id }) => id),
    lateIds: late.map(({ id }) => id),
    totalRows: (last?.totalRows ?? 0) + rows.length + late.length,
    previousHash: last?.hash ?? NO_HASH,
  };
  const hash = hashBlock(block, [...rows, ...late]);
  await tx
    .insert(auditBlocks)
    .values({ ...block, hash })
    .onConflictDoNothing();
  return isFull;
}

/** The smallest id that can be made at a time in milliseconds since 1970. */
function idAt(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

// Ids are compared as texts. That is the order of the database, because all ids are written in
// lower case and have the same length.
const least = (one: string, other: string) => (one < other ? one : other);
const greatest = (one: string, other: string) => (one > other ? one : other);
