import { isId } from "./ids.ts";

/** The place after which a page of a list by a time begins. */
export interface TimeCursor {
  /** The part of the list, for a list that consists of several. */
  readonly part: number;
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ part, at, id }: TimeCursor): string {
  return `${part}.${at.getTime()}.${id}`;
}

/** @returns null for a text that is no cursor */
export function readCursor(text: string): TimeCursor | null {
  const [part = "", ms = "", id = ""] = text.split(".");
  if (!/^\d$/.test(part) || !/^\d{1,15}$/.test(ms) || !isId(id)) return null;
  return { part: Number(part), at: new Date(Number(ms)), id };
}
