import { isId } from "./ids.ts";

/** The position in a list sorted by time after which a page begins. */
export interface TimeCursor {
  /** The number of the part in which the page begins, for a list that consists of several parts. */
  readonly part: number;
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ part, at, id }: TimeCursor): string {
  return `${part}.${at.getTime()}.${id}`;
}

/** @returns null when the text is not a valid cursor */
export function readCursor(text: string): TimeCursor | null {
  const [part = "", ms = "", id = ""] = text.split(".");
  if (!/^\d$/.test(part) || !/^\d{1,15}$/.test(ms) || !isId(id)) return null;
  return { part: Number(part), at: new Date(Number(ms)), id };
}
