import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { totpCode } from "../src/identity/totp.ts";
import { logIn } from "./log-in.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { addStaff } from "./shoppers.ts";

export const MINUTE_MS = 60_000;

export const PAN_REQUEST = { purpose: "statutory_report", note: "The report of the year" } as const;
export let shop: TestShop;
// A code of the authenticator app is valid once, so each test begins in a later time step of the
// codes.

export function advanceClock(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}
export const needed = { status: 401, code: "second_factor_needed" };
export const notFresh = { status: 403, code: "fresh_proof_needed" };

/** Creates a member of staff with a password and no second factor. */
export async function newcomer() {
  const account = await addStaff(shop.acts, "owner");
  const { token } = await logIn(shop, account);
  return { ...account, token };
}

/** Creates a member of staff with an authenticator app, and returns the secret of the app. */
export async function addStaffWithFactor() {
  const account = await newcomer();
  const client = shop.client(account.token);
  const { challenge, secret } = await client.call(startTotp, {});
  const code = totpCode(secret, shop.clock.now);
  await client.call(addTotp, { body: { challenge, code, name: "Phone" } });
  advanceClock(MINUTE_MS);
  return { ...account, client, secret };
}

export const coupon = { code: "FREE100", kind: "percent", percent: 100 } as const;

/** Opens a shop whose clock moves on by some minutes before each test. */
export function openStaffAtWork(): void {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(() => advanceClock(MINUTE_MS));
}
