import type { LanguageCode } from "@suvarna/words/languages";
import { and, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { networkAround, networkOf } from "../platform/limits.ts";
import {
  type Asker,
  CODE_MS,
  CODE_TRIES,
  codeKey,
  codeKeys,
  codeOf,
  newNonce,
  resendWaitMs,
} from "./phone-code.ts";
import { phoneCodes, phoneCodeSends as sends } from "./phone-code-tables.ts";
import { findUserOfPhone } from "./queries.ts";
import type { CodeCaps } from "./settings.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * A code is sent again only while it stays valid for at least this long, so that it can be read and
 * typed.
 */
const GOOD_FOR_MS = 2 * 60_000;

/** The share of the shop's daily limit of codes from which staff are warned. */
const NEARLY = 0.8;

/** A one-time code that is to be sent to a phone. */
export interface CodeToSend {
  /** The phone number in E.164. */
  readonly phone: string;
  readonly code: string;
  /** The unique key of the message, by which it is sent only once. */
  readonly key: string;
  /** The time at which the code expires. */
  readonly expiresAt: Date;
  /** The language in which the asker uses the shop. */
  readonly language: LanguageCode;
}

/** The dependencies of sending a one-time code. */
export interface CodeSending {
  readonly app: App;
  readonly secret: string;
  readonly caps: CodeCaps;
  /**
   * Sends the message in the transaction that counts it. The message is sent only after the commit.
   */
  deliver(tx: Tx, message: CodeToSend): Promise<void>;
  /**
   * Alerts staff when the shop's daily limit of codes, or its part for unknown numbers, is reached
   * or nearly reached.
   */
  alarm(day: "nearly used up" | "used up"): void;
}

/**
 * Sends a one-time code to a phone, as far as the caps allow. A part of the shop's daily limit is
 * reserved for phone numbers that an account has proved, so that strangers can't use up all of the
 * limit. Until the strangers' part is used up, the answer is the same for every number. The call
 * always takes the same time.
 * @param asked.address the network address of the request
 * @param asked.deviceId the device, if the account with this number has logged in on it before;
 *   strangers on other devices don't use up the codes of this device
 * @returns the number of seconds after which another code may be asked for
 * @throws Refusal otp_too_soon, otp_too_many
 */
export async function sendPhoneCode(
  { app, secret, caps, deliver, alarm }: CodeSending,
  request: Asker & { address: string; deviceId?: string | null; language: LanguageCode },
): Promise<number> {
  const { purpose, phone, language, deviceId = null } = request;
  const keys = codeKeys(secret, request);
  const send = {
    number:
      deviceId === null
        ? codeKey(secret, "number", phone)
        : codeKey(secret, "number of a device", `${phone} ${deviceId}`),
    address: codeKey(secret, "address", networkOf(request.address)),
    network: codeKey(secret, "network", networkAround(request.address)),
  };
  return act(app, VISITOR, async ({ tx, at: now }) => {
    // This lock serialises the requests of all processes, so that simultaneous requests are all
    // counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('phone codes'))`);
    await forgetOld(tx, now);
    const isKnownNumber = (await findUserOfPhone(tx, phone)) !== null;
    const perShopDaily = isKnownNumber ? caps.perShopDaily : caps.perShopDaily - caps.reservedDaily;
    const sentBefore = await refuseTooMany(
      tx,
      send,
      { caps: { ...caps, perShopDaily }, isKnownDevice: deviceId !== null, alarm },
      now,
    );
    const current = await currentCode(tx, keys, now);
    const [sent] = await tx
      .insert(sends)
      .values({ ...send, sentAt: now })
      .returning();
    if ((await countCodesSince(tx, later(now, -DAY_MS))) >= perShopDaily * NEARLY) {
      alarm("nearly used up");
    }
    await deliver(tx, {
      phone,
      code: codeOf(secret, purpose, phone, current.nonce),
      key: `code ${sent?.id}`,
      expiresAt: current.expiresAt,
      language,
    });
    return resendWaitMs(sentBefore + 1) / 1000;
  });
}

async function forgetOld(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sends).where(lte(sends.sentAt, later(now, -DAY_MS)));
  await tx.delete(phoneCodes).where(lte(phoneCodes.expiresAt, now));
}

type Send = Omit<typeof sends.$inferInsert, "id" | "sentAt">;

/**
 * Refuses a code that exceeds a cap. @returns how many codes were sent to the number within the
 * last hour
 */
async function refuseTooMany(
  tx: Tx,
  send: Send,
  {
    caps,
    isKnownDevice,
    alarm,
  }: { caps: CodeCaps; isKnownDevice: boolean; alarm: CodeSending["alarm"] },
  now: Date,
): Promise<number> {
  const ofNumber = eq(sends.number, send.number);
  const sentThisHour = await refuseTooSoon(tx, ofNumber, caps.perNumberHourly, now);
  const limits: [whose: SQL | undefined, windowMs: number, most: number][] = [
    [ofNumber, HOUR_MS, caps.perNumberHourly],
    [ofNumber, DAY_MS, caps.perNumberDaily],
    [undefined, DAY_MS, caps.perShopDaily],
  ];
  if (!isKnownDevice) {
    limits.push([eq(sends.address, send.address), HOUR_MS, caps.perAddressHourly]);
    limits.push([eq(sends.network, send.network), HOUR_MS, caps.perNetworkHourly]);
  }
  for (const [whose, windowMs, most] of limits) {
    const oldest = (await newestSends(tx, whose, later(now, -windowMs), most))[most - 1];
    if (!oldest) continue;
    if (whose === undefined) alarm("used up");
    throw new Refusal("otp_too_many", {
      retryAfterS: secondsUntil(later(oldest, windowMs), now),
    });
  }
  return sentThisHour;
}

async function refuseTooSoon(tx: Tx, ofNumber: SQL, most: number, now: Date): Promise<number> {
  const thisHour = await newestSends(tx, ofNumber, later(now, -HOUR_MS), most);
  const [last] = thisHour;
  const again = last && later(last, resendWaitMs(thisHour.length));
  if (again && again > now) {
    throw new Refusal("otp_too_soon", { retryAfterS: secondsUntil(again, now) });
  }
  return thisHour.length;
}

/** Returns how many codes the shop has sent since a time. */
export function countCodesSince(db: Db, since: Date): Promise<number> {
  return db.$count(sends, gt(sends.sentAt, since));
}

/** Returns the times at which the last codes were sent, the newest first. */
async function newestSends(tx: Tx, whose: SQL | undefined, since: Date, most: number) {
  const rows = await tx
    .select({ at: sends.sentAt })
    .from(sends)
    .where(and(whose, gt(sends.sentAt, since)))
    .orderBy(desc(sends.sentAt))
    .limit(most);
  return rows.map(({ at }) => at);
}

/**
 * Returns the code that is still valid for a while, or creates a new code. A repeated request gives
 * no more tries. If another asker has requested a code for the same number shortly before, both get
 * the same digits, so that both messages on the phone are right. Their tries are counted
 * separately.
 */
async function currentCode(tx: Tx, { key, number }: ReturnType<typeof codeKeys>, now: Date) {
  const alive = await tx
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.number, number), gt(phoneCodes.expiresAt, later(now, GOOD_FOR_MS))));
  const own = alive.find((row) => row.key === key);
  if (own && own.triesLeft > 0) return own;
  // A code of this asker that has no tries left is replaced by a new code.
  const others = own ? undefined : alive[0];
  const fresh = {
    number,
    nonce: others?.nonce ?? newNonce(),
    triesLeft: CODE_TRIES,
    expiresAt: others?.expiresAt ?? later(now, CODE_MS),
  };
  await tx
    .insert(phoneCodes)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: phoneCodes.key, set: fresh });
  return fresh;
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

function secondsUntil(then: Date, now: Date): number {
  return Math.ceil((then.getTime() - now.getTime()) / 1000);
}
