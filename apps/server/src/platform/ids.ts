import { randomUUID } from "node:crypto";

/** A UUIDv7: sorts by the time it was made, so that new rows go to the end of an index. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // What is random, and its variant, are those of version 4, whose digits Node draws in stock.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be one of our ids at all, before the database is asked. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
