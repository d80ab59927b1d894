import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";

/** The staff of a demonstration, as its README prints them. */
export const STAFF = { email: "staff@suvarna.example", password: "staff-suvarna" };
/** The second owner of a demonstration, who approves what the first one asks for. */
export const PARTNER = { email: "partner@suvarna.example", password: "partner-suvarna" };
const APP = new TOTP({ secret: "SUVARNADEMOSTAFFSUVARNADEMOSTAFF" });

const STEP_MS = 30_000;
/** A proof counts for five minutes, so the session is taken again before that. */
const KEPT_MS = 4 * 60_000;
const TRIES = 15;
const kept = new Map<string, { token: string; until: number }>();

/** The code of the app that both have, in so many steps of 30 seconds. */
export function staffCode(steps = 0): string {
  return APP.generate({ timestamp: Date.now() + steps * STEP_MS });
}

/**
 * Logs in a person of the staff of the page's shop. A code counts once, and other tests log in too, so the next
 * code is tried, and then the one after it.
 * @returns the headers of the staff's calls
 */
export async function staffHeaders(
  page: Page,
  person: typeof STAFF = STAFF,
): Promise<{ authorization: string }> {
  const shop = page.request;
  const origin = new URL((await shop.get("/healthz")).url()).origin;
  const key = `${person.email} ${origin}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return { authorization: `Bearer ${known.token}` };
  for (let round = 0; round < TRIES; round++) {
    for (const steps of [0, 1]) {
      const { challenge } = await (await shop.post("/api/auth/login", { data: person })).json();
      const data = { challenge, code: staffCode(steps) };
      const answer = await shop.post("/api/auth/second-factor", { data });
      if (!answer.ok()) continue;
      const { token } = await answer.json();
      kept.set(key, { token, until: Date.now() + KEPT_MS });
      return { authorization: `Bearer ${token}` };
    }
    await page.waitForTimeout(STEP_MS / 6);
  }
  throw new Error("No code of the staff was accepted");
}
