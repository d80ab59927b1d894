import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { purposeKey } from "../platform/purpose-key.ts";

/** The purpose of a code. A code for one purpose can't be used for another. */
export type CodePurpose = "login" | "change-phone";

export const CODE_MS = 5 * 60_000;
export const CODE_TRIES = 5;

const CODES = 1_000_000n;

/**
 * The waiting time after the first, the second and every later code of an hour. In milliseconds.
 */
export function resendWaitMs(sentThisHour: number): number {
  return [0, 30_000, 60_000, 120_000][Math.min(sentThisHour, 3)] as number;
}

export const newNonce = () => randomBytes(16).toString("base64url");

/**
 * The six digits that belong to a nonce. They are made of it with the shop's secret and kept
 * nowhere: whoever reads the table can't tell them, and one who asks again within their life is sent
 * the same, so that a message that comes late is not a wrong one.
 */
export function codeOf(secret: string, purpose: CodePurpose, phone: string, nonce: string): string {
  const made = keyed(secret, "code", purpose, phone, nonce);
  return String(made.readBigUInt64BE() % CODES).padStart(6, "0");
}

/** Whose tries of a code are counted together. */
export interface Asker {
  readonly purpose: CodePurpose;
  /** The phone number in E.164. */
  readonly phone: string;
  /** A secret of the asking browser, or a user's id. */
  readonly asker: string;
}

/** The keys of a code: of the number, whoever asked, and of those who asked. */
export function codeKeys(secret: string, { purpose, phone, asker }: Asker) {
  const number = codeKey(secret, purpose, phone);
  return { number, key: codeKey(secret, number, asker) };
}

/** The keyed hash by which tables store a phone number or a network address. */
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
