import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { purposeKey } from "../platform/purpose-key.ts";

/** The purpose of a one-time code. A code for one purpose is refused for another. */
export type CodePurpose = "login" | "change-phone";

export const CODE_MS = 5 * 60_000;
export const CODE_TRIES = 5;

const CODES = 1_000_000n;

/**
 * The waiting times in milliseconds after the first, the second and every later code of an hour.
 */
export function resendWaitMs(sentThisHour: number): number {
  return [0, 30_000, 60_000, 120_000][Math.min(sentThisHour, 3)] as number;
}

export const newNonce = () => randomBytes(16).toString("base64url");

/**
 * Computes the six digits of a one-time code from a nonce and the shop's secret. The digits are not
 * stored, so reading the table does not reveal them. The digits depend only on the nonce, so a code
 * that is sent again while it is valid has the same digits, and a delayed message is still right.
 */
export function codeOf(secret: string, purpose: CodePurpose, phone: string, nonce: string): string {
  const digest = keyed(secret, "code", purpose, phone, nonce);
  return String(digest.readBigUInt64BE() % CODES).padStart(6, "0");
}

/**
 * The browser or user who asks for a one-time code. The tries of a code are counted for each asker.
 */
export interface Asker {
  readonly purpose: CodePurpose;
  /** The phone number in E.164. */
  readonly phone: string;
  /** The id of the asker: a secret of the asking browser, or a user's id. */
  readonly asker: string;
}

/**
 * Returns the two keys of a one-time code: `number` is the same for all askers of a phone number,
 * and `key` is the asker's own.
 */
export function codeKeys(secret: string, { purpose, phone, asker }: Asker) {
  const number = codeKey(secret, purpose, phone);
  return { number, key: codeKey(secret, number, asker) };
}

/** Returns the keyed hash under which tables store a phone number or a network address. */
export function codeKey(secret: string, kind: string, value: string): string {
  return keyed(secret, kind, value).toString("base64url");
}

/** Compares two codes in constant time. */
export function sameCode(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function keyed(secret: string, ...parts: string[]): Buffer {
  const key = purposeKey(secret, "phone codes");
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}
