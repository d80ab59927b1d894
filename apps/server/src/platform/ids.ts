import { randomUUID } from "node:crypto";

/**
 * Creates a UUIDv7, which sorts by creation time, so that new rows are added at the end of an
 * index.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // The random digits and the variant are those of a UUIDv4, which Node.js generates quickly from a
  // pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text from outside has the format of an id, to be checked before the database is
 * queried.
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}
