import { randomInt } from "node:crypto";

/** Returns a random private IPv4 address. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
