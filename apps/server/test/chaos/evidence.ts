import type { Db } from "../../src/platform/database.ts";
import type { ReceivedLetter } from "../mail-receiver.ts";
import type { StoryRecord } from "./story.ts";

/** The facts with which the shop's data is compared. */
export interface Evidence {
  readonly db: Db;
  readonly records: readonly StoryRecord[];
  /** The initial stock of each ring. */
  readonly stock: number;
  /** The e-mails that arrived at the mail server. */
  readonly letters: readonly ReceivedLetter[];
  readonly counts: Record<string, number>;
}

/** Records a fault in these words unless the condition is true. */
export type Assert = (holds: boolean, words: string) => void;

/** Groups rows by a key. */
export function rowsBy<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, key);
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
