import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database, Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/** Who writes the letters of the newsletter; each in the transaction that causes it. */
export interface NewsletterLetters {
  /** Asks whether it was them. `key` names this one question. */
  confirm(tx: Db, to: { email: string; address: string; key: string }): Promise<void>;
  welcome(tx: Db, to: { email: string; subscriberId: string }): Promise<void>;
}

export interface Newsletter {
  /**
   * Writes the wish down and has the address itself asked; who is on the list is not asked again,
   * which is seen later, by a job: joining is the same work for every address.
   */
  join(email: string, place: NewsletterPlace | undefined): Promise<void>;
  /** @throws Refusal link_dead */
  confirm(token: string): Promise<void>;
  /** Forgets a subscriber. */
  leave(subscriberId: string): Promise<void>;
  /** Whether an address is on the list. */
  isOn(email: string): Promise<boolean>;
  /** Puts an address on the list that is proved to be its owner's: nobody has to be asked. */
  subscribe(email: string, place: NewsletterPlace): Promise<void>;
  /** Takes an address off the list, and forgets it. */
  unsubscribe(email: string): Promise<void>;
}

/** Asks the address of a subscriber whether it was them, if they have not said so yet. */
const ASK = jobKind<{ subscriberId: string; askedAt: number }>("newsletter-ask");

const PURPOSE = "newsletter-confirm";
const DAY_MS = 24 * 3_600_000;
const CONFIRM_MS = 7 * DAY_MS;
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;
/** An address is asked at most once in so long, however often somebody enters it. */
const ASKED_EVERY_MS = DAY_MS / 4;

export function createNewsletter(parts: {
  database: Database;
  jobs: Pick<Jobs, "work" | "enqueue">;
  clock: Clock;
  config: Pick<Config, "publicUrl" | "secret">;
  letters: NewsletterLetters;
}): Newsletter {
  const { database, jobs, clock, config, letters } = parts;
  const { db } = database;

  function confirmAddress(subscriberId: string, now: Date): string {
    const until = new Date(now.getTime() + CONFIRM_MS);
    const token = signToken(config.secret, { purpose: PURPOSE, subject: subscriberId, until });
    return `${config.publicUrl}/newsletter/confirm?${new URLSearchParams({ token })}`;
  }

  jobs.work(ASK, async ({ subscriberId: id, askedAt }) => {
    await db.transaction(async (tx) => {
      const [waiting] = await tx
        .select()
        .from(subscribers)
        .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)));
      if (!waiting) return;
      const key = `${PURPOSE}:${id}:${Math.floor(askedAt / ASKED_EVERY_MS)}`;
      const address = confirmAddress(id, new Date(askedAt));
      await letters.confirm(tx, { email: waiting.email, address, key });
    });
  });

  return {
    async join(email, place) {
      const now = clock();
      await db.transaction(async (tx) => {
        await forgetUnconfirmed(tx, new Date(now.getTime() - UNCONFIRMED_KEPT_MS));
        const subscriberId = await writeConsent(tx, { email, place: place ?? null, now });
        await jobs.enqueue(tx, ASK, { subscriberId, askedAt: now.getTime() });
      });
    },
    async confirm(token) {
      const now = clock();
      const id = readToken(config.secret, { purpose: PURPOSE, token, now });
      if (!id || !isId(id)) throw new Refusal("link_dead");
      await db.transaction(async (tx) => {
        const [found] = await tx.select().from(subscribers).where(eq(subscribers.id, id));
        if (!found) throw new Refusal("link_dead");
        const [confirmed] = await tx
          .update(subscribers)
          .set({ confirmedAt: now })
          .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)))
          .returning({ email: subscribers.email });
        if (confirmed) await letters.welcome(tx, { email: confirmed.email, subscriberId: id });
      });
    },
    async leave(subscriberId) {
      if (isId(subscriberId)) await db.delete(subscribers).where(eq(subscribers.id, subscriberId));
    },
    async isOn(email) {
      return (
        (await db.$count(subscribers, and(ofEmail(email), isNotNull(subscribers.confirmedAt)))) > 0
      );
    },
    async subscribe(email, place) {
      const now = clock();
      await db.transaction(async (tx) => {
        await writeConsent(tx, { email, place, now });
        const [added] = await tx
          .update(subscribers)
          .set({ confirmedAt: now })
          .where(and(ofEmail(email), isNull(subscribers.confirmedAt)))
          .returning({ id: subscribers.id });
        if (added) await letters.welcome(tx, { email, subscriberId: added.id });
      });
    },
    async unsubscribe(email) {
      await db.delete(subscribers).where(ofEmail(email));
    },
  };
}

const ofEmail = (email: string) => eq(subscribers.email, email);

/**
 * Writes down that an address wants the letter; the consent of one on the list stays what it was.
 * @returns the subscriber's id
 */
async function writeConsent(
  tx: Db,
  { email, place, now }: { email: string; place: string | null; now: Date },
): Promise<string> {
  const isOn = sql`${subscribers.confirmedAt} is not null`;
  const [written] = await tx
    .insert(subscribers)
    .values({ id: newId(), email, place, consentedAt: now })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        place: sql`case when ${isOn} then ${subscribers.place} else excluded.place end`,
        consentedAt: sql`case when ${isOn} then ${subscribers.consentedAt} else excluded.consented_at end`,
      },
    })
    .returning({ id: subscribers.id });
  return (written as { id: string }).id;
}

async function forgetUnconfirmed(tx: Db, before: Date): Promise<void> {
  await tx
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.consentedAt, before)));
}
