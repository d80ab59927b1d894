import { FIRST_LANGUAGE } from "@suvarna/words/languages";
import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { CarrierRefusal } from "./adapters/carrier.ts";
import type { Carriers } from "./adapters/configured-carriers.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Signature } from "./draft.ts";
import { serviceTest } from "./messages/service-test.ts";
import { signInCode } from "./messages/sign-in-code.ts";
import { messages } from "./tables.ts";

export type TriedMessage = "sent" | "kept" | "refused" | "no_answer";

/**
 * Sends a test letter at once and waits for the mail server's answer, so that a person sees whether
 * the mail server works. A shop without a mail server only stores the letter, so there is nothing
 * to test.
 */
export function tryLetter(
  { email }: Carriers,
  signature: Signature,
  { id, to, at }: { readonly id: string; readonly to: string; readonly at: string },
): Promise<TriedMessage> {
  const carry = async () =>
    email.carry({ id, to, content: await composeLetter(serviceTest({ at }), signature) });
  return outcomeOf(email.isOutbox, carry);
}

/**
 * Sends a test text to a phone at once and waits for the provider's answer. The code in the text is
 * not valid for any login.
 */
export function tryText(
  { sms }: Carriers,
  { name }: Pick<Signature, "name">,
  { id, to }: { readonly id: string; readonly to: string },
): Promise<TriedMessage> {
  return outcomeOf(sms.isOutbox, () =>
    sms.carry({ id, to, content: signInCode({ code: "000000" }, FIRST_LANGUAGE, name) }),
  );
}

async function outcomeOf(isOutbox: boolean, carry: () => Promise<unknown>): Promise<TriedMessage> {
  try {
    await carry();
    return isOutbox ? "kept" : "sent";
  } catch (error) {
    return error instanceof CarrierRefusal ? "refused" : "no_answer";
  }
}

interface Counts {
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
}

/** Counts the messages that were written since a moment by their states. */
export async function countMessagesSince(
  db: Db,
  since: Date,
): Promise<{ readonly email: Counts; readonly sms: Counts }> {
  // The ids begin with the time, so that their index finds the messages of a day.
  const hex = since.getTime().toString(16).padStart(12, "0");
  const first = `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
  const rows = await db
    .select({
      channel: messages.channel,
      sent: sql<string>`count(*) filter (where ${messages.state} = 'sent')`.mapWith(Number),
      failed:
        sql<string>`count(*) filter (where ${messages.state} in ('refused', 'failed', 'unknown', 'expired'))`.mapWith(
          Number,
        ),
      all: sql<string>`count(*)`.mapWith(Number),
    })
    .from(messages)
    .where(sql`${messages.id} >= ${first}`)
    .groupBy(messages.channel);
  const of = (channel: "email" | "sms"): Counts => {
    const { sent = 0, failed = 0, all = 0 } = rows.find((row) => row.channel === channel) ?? {};
    return { sent, failed, waiting: all - sent - failed };
  };
  return { email: of("email"), sms: of("sms") };
}
