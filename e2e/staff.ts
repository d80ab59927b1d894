import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";

/** The logins of the demonstration's owner, as the demonstration's README prints them. */
export const STAFF = { email: "staff@suvarna.example", password: "staff-suvarna" };
/** The second owner of a demonstration, who approves the requests of the first owner. */
export const PARTNER = { email: "partner@suvarna.example", password: "partner-suvarna" };
const APP = new TOTP({ secret: "SUVARNADEMOSTAFFSUVARNADEMOSTAFF" });

const STEP_MS = 30_000;
/**
 * The time in milliseconds for which a session is used again. A fresh proof is valid for five
 * minutes, so a new session is opened before.
 */
const KEPT_MS = 4 * 60_000;
const TRIES = 15;

/**
 * A session that one worker has opened. It is stored for all workers, because a code of the second
 * factor is valid only once.
 */
interface CachedSession {
  readonly token: string;
  readonly until: number;
}

/** Returns the file of a person's session at a shop, which all workers of a run read. */
function fileOf(origin: string, email: string): string {
  return join(tmpdir(), `suvarna-e2e-${process.ppid}-${new URL(origin).port}-${email}.json`);
}

function readCachedSession(file: string): string | null {
  if (!existsSync(file)) return null;
  const { token, until } = JSON.parse(readFileSync(file, "utf8")) as CachedSession;
  return until > Date.now() ? token : null;
}

/**
 * Stores a session for all workers. The file is written under another name first, so that no other
 * worker reads an incomplete file.
 */
function keep(file: string, session: CachedSession): void {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(session), { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Returns a code of the authenticator app that both owners have, `steps` steps of 30 seconds from
 * now.
 */
export function staffCode(steps = 0): string {
  return APP.generate({ timestamp: Date.now() + steps * STEP_MS });
}

/**
 * Logs in a member of staff of the page's shop. A code is valid once, and other tests log in too,
 * so the next codes are tried one after the other.
 * @returns the headers of calls by staff
 */
export async function staffHeaders(
  page: Page,
  person: typeof STAFF = STAFF,
): Promise<{ authorization: string }> {
  const shop = page.request;
  const origin = new URL((await shop.get("/healthz")).url()).origin;
  const file = fileOf(origin, person.email);
  for (let round = 0; round < TRIES; round++) {
    const known = readCachedSession(file);
    if (known) return { authorization: `Bearer ${known}` };
    for (const steps of [0, 1]) {
      const { challenge } = await (await shop.post("/api/auth/login", { data: person })).json();
      const data = { challenge, code: staffCode(steps) };
      const answer = await shop.post("/api/auth/second-factor", { data });
      if (!answer.ok()) continue;
      const { token } = await answer.json();
      keep(file, { token, until: Date.now() + KEPT_MS });
      return { authorization: `Bearer ${token}` };
    }
    await page.waitForTimeout(STEP_MS / 6);
  }
  throw new Error("No code of the staff was accepted");
}
