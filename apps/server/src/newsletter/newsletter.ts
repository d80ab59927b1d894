import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import type { EventOf } from "@suvarna/domain/events";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type Actor, type App, act, languageOf } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { sendersOf } from "../platform/senders.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

/**
 * The letter that asks the owner of an address to confirm the subscription; `key` makes it unique.
 */
export interface NewsletterQuestion {
  readonly email: string;
  readonly address: string;
  readonly key: string;
  /** The time at which the link in the letter expires. */
  readonly expiresAt: Date;
  /** The language in which the address was entered. */
  readonly language: LanguageCode;
}

export interface Newsletter {
  /**
   * Stores the wish to subscribe and announces the confirmation letter. Whether the address is
   * already confirmed is checked later, so that the call takes the same time for every address.
   */
  join(actor: Actor, email: string, place: NewsletterPlace | undefined): Promise<void>;
  /** Confirms a subscription by the token of the letter. @throws Refusal link_dead */
  confirm(actor: Actor, token: string): Promise<void>;
  /** Deletes a subscriber by id. */
  leave(actor: Actor, subscriberId: string): Promise<void>;
  /** Whether an address is a confirmed subscriber of the newsletter. */
  isOn(email: string): Promise<boolean>;
  /**
   * Subscribes an address that its user has already confirmed, so no confirmation letter is sent.
   */
  subscribe(actor: Actor, email: string, place: NewsletterPlace): Promise<void>;
  /** Deletes the subscription of an address. */
  unsubscribe(actor: Actor, email: string): Promise<void>;
  /**
   * Returns the confirmation letter to an address; null when the address is already confirmed or
   * its subscription was deleted.
   */
  questionTo(db: Db, event: EventOf<"newsletter.asked">): Promise<NewsletterQuestion | null>;
}

/** Returns a subscriber by id; null when there is no such subscriber. */
export async function findSubscriber(
  db: Db,
  id: string,
): Promise<{ readonly email: string; readonly language: LanguageCode } | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row ? { email: row.email, language: row.language } : null;
}

const PURPOSE = "newsletter-confirm";
const DAY_MS = 24 * 3_600_000;
const CONFIRM_MS = 7 * DAY_MS;
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;
/**
 * The minimum time in milliseconds between two confirmation letters to the same address, however
 * often the address is entered.
 */
const ASKED_EVERY_MS = DAY_MS / 4;

export function createNewsletter({
  app,
  config,
}: {
  app: App;
  config: Pick<Config, "publicUrl" | "secret">;
}): Newsletter {
  const { clock } = app;
  const { db } = app.database;

  function confirmAddress(subscriberId: string, until: Date, language: LanguageCode): string {
    const token = signToken(config.secret, { purpose: PURPOSE, subject: subscriberId, until });
    return `${config.publicUrl}${baseOf(language)}/newsletter/confirm?${new URLSearchParams({ token })}`;
  }

  return {
    async questionTo(tx, { subscriberId: id, askedAt }) {
      const [waiting] = await tx
        .select()
        .from(subscribers)
        .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt)));
      if (!waiting) return null;
      const key = `${PURPOSE}:${id}:${Math.floor(askedAt / ASKED_EVERY_MS)}`;
      const expiresAt = new Date(askedAt + CONFIRM_MS);
      const { language } = waiting;
      const address = confirmAddress(id, expiresAt, language);
      return { email: waiting.email, address, key, expiresAt, language };
    },
    join: (actor, email, place) =>
      act(app, actor, async ({ tx, at: now, tell }) => {
        await forgetUnconfirmed(tx, new Date(now.getTime() - UNCONFIRMED_KEPT_MS));
        const subscriberId = await writeConsent(tx, {
          email,
          place: place ?? null,
          language: languageOf(actor),
          now,
        });
        const senders = sendersOf(config.secret, actor);
        tell({ type: "newsletter.asked", subscriberId, askedAt: now.getTime(), senders });
      }),
    async confirm(actor, token) {
      const subscriberId = readToken(config.secret, { purpose: PURPOSE, token, now: clock() });
      if (!subscriberId || !isId(subscriberId)) throw new Refusal("link_dead");
      await act(app, actor, async ({ tx, at, tell }) => {
        if ((await findSubscriber(tx, subscriberId)) === null) throw new Refusal("link_dead");
        const itself = eq(subscribers.id, subscriberId);
        if (await confirmWaiting(tx, itself, at)) tell({ type: "newsletter.joined", subscriberId });
      });
    },
    async leave(actor, subscriberId) {
      if (!isId(subscriberId)) return;
      await act(app, actor, ({ tx }) =>
        tx.delete(subscribers).where(eq(subscribers.id, subscriberId)),
      );
    },
    async isOn(email) {
      return (
        (await db.$count(subscribers, and(ofEmail(email), isNotNull(subscribers.confirmedAt)))) > 0
      );
    },
    subscribe: (actor, email, place) =>
      act(app, actor, async ({ tx, at: now, tell }) => {
        await writeConsent(tx, { email, place, language: languageOf(actor), now });
        const subscriberId = await confirmWaiting(tx, ofEmail(email), now);
        if (subscriberId) tell({ type: "newsletter.joined", subscriberId });
      }),
    async unsubscribe(actor, email) {
      await act(app, actor, ({ tx }) => tx.delete(subscribers).where(ofEmail(email)));
    },
  };
}

/**
 * Confirms an unconfirmed subscriber. @returns the subscriber's id; null when there is no
 * unconfirmed subscriber
 */
async function confirmWaiting(tx: Tx, which: SQL, now: Date): Promise<string | null> {
  const [confirmed] = await tx
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(and(which, isNull(subscribers.confirmedAt)))
    .returning({ id: subscribers.id });
  return confirmed?.id ?? null;
}

const ofEmail = (email: string) => eq(subscribers.email, email);

/**
 * Stores the consent of an address to the newsletter. The consent of a confirmed subscriber is not
 * changed.
 * @returns the subscriber's id
 */
async function writeConsent(
  tx: Tx,
  {
    email,
    place,
    language,
    now,
  }: { email: string; place: string | null; language: LanguageCode; now: Date },
): Promise<string> {
  const isOn = sql`${subscribers.confirmedAt} is not null`;
  const [written] = await tx
    .insert(subscribers)
    .values({ id: newId(), email, place, language, consentedAt: now })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        place: sql`case when ${isOn} then ${subscribers.place} else excluded.place end`,
        language: sql`case when ${isOn} then ${subscribers.language} else excluded.language end`,
        consentedAt: sql`case when ${isOn} then ${subscribers.consentedAt} else excluded.consented_at end`,
      },
    })
    .returning({ id: subscribers.id });
  return (written as { id: string }).id;
}

async function forgetUnconfirmed(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.consentedAt, before)));
}
