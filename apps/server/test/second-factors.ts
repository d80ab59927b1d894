import { login } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { afterAll, beforeAll } from "vitest";
import { totpCode } from "../src/identity/totp.ts";
import { createAuthenticator } from "./authenticator.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export const PASSWORD = "a-good-password";

export const MINUTE_MS = 60_000;

export let shop: TestShop;

export const advanceClock = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

export const phone = () => {
  const { origin, hostname: rpId } = new URL(shop.config.publicUrl);
  return createAuthenticator({ origin, rpId });
};

export const wrong = { status: 422, code: "factor_wrong" };

export const dead = { status: 422, code: "challenge_dead" };

export async function enrolTotp({ token }: Pick<Session, "token">, name = "Phone") {
  const { challenge, secret } = await shop.client(token).call(startTotp, {});
  const body = { challenge, code: totpCode(secret, shop.clock.now), name };
  return { secret, ...(await shop.client(token).call(addTotp, { body })) };
}

export async function begin(email: string, password = PASSWORD): Promise<FactorNeeded> {
  const reply = await shop.client().call(login, { body: { email, password } });
  if ("token" in reply) throw new Error("There is a session without a second factor");
  return reply;
}

export const answer = (body: { challenge: string; code?: string; recoveryCode?: string }) =>
  shop.client().call(answerFactor, { body });

/** Opens a shop for the tests of second factors. */
export function openFactorShop(): void {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
