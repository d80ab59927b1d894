import { randomUUID } from "node:crypto";

/** How many ids of one millisecond have an order: the counter has three hexadecimal digits. */
const COUNTER_SIZE = 4096;

let lastMs = 0;
let counter = 0;

/**
 * Creates a UUIDv7, which sorts by creation time, so that new rows are added at the end of an
 * index. The ids that one process creates in the same millisecond sort in the order of creation,
 * because a counter takes the place of the first random digits (RFC 9562, section 6.2, method 1).
 */
export function newId(now: number = Date.now()): string {
  counter = now === lastMs ? (counter + 1) % COUNTER_SIZE : 0;
  lastMs = now;
  const time = now.toString(16).padStart(12, "0");
  const count = counter.toString(16).padStart(3, "0");
  // The random digits and the variant are those of a UUIDv4, which Node.js generates quickly from a
  // pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text from outside has the format of an id, to be checked before the database is
 * queried.
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}
