import { randomUUID } from "node:crypto";

/**
 * The number of values of the counter in an id. The counter has six hexadecimal digits, so it
 * starts again after 16 million ids.
 */
const COUNTER_SIZE = 0x1_00_00_00;

let counter = 0;

/**
 * Creates a UUIDv7, which sorts by creation time, so that new rows are added at the end of an
 * index. The ids that one process creates for the same millisecond sort in the order of creation,
 * because a counter takes the place of the first random digits (RFC 9562, section 6.2, method 1).
 * @param now the time of the id, in milliseconds since 1970
 */
export function newId(now: number = Date.now()): string {
  counter = (counter + 1) % COUNTER_SIZE;
  const time = now.toString(16).padStart(12, "0");
  const count = counter.toString(16).padStart(6, "0");
  // The other random digits are those of a UUIDv4, which Node.js generates quickly from a pool.
  const random = randomUUID().slice(23);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-8${count.slice(3)}${random}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text from outside has the format of an id. The check keeps invalid ids from reaching
 * the database.
 */
export function isId(text: string): boolean {
  return UUID.test(text);
}
