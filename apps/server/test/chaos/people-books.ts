import { sql } from "drizzle-orm";
import { users } from "../../src/identity/tables.ts";
import { messages } from "../../src/notifications/tables.ts";
import { outboxRows } from "../../src/platform/outbox.ts";
import { tickets } from "../../src/support/tables.ts";
import { type Assert, type Evidence, rowsBy } from "./evidence.ts";

const EMAIL = "email";

/**
 * Checks that each message was sent, that each letter arrived once, and that no work waits in the
 * outbox or in the job queue.
 */
export async function messageFaults({ db, letters, counts }: Evidence, must: Assert) {
  const all = await db.select().from(messages);
  for (const { key, state } of all) must(state === "sent", `the message ${key} is ${state}`);

  const arrived = rowsBy(letters, ({ headers }) => headers.get("message-id") ?? "");
  const sent = all.filter(({ channel }) => channel === EMAIL);
  const ids = new Set(sent.map(({ carrierId }) => carrierId));
  must(ids.size === sent.length, `${sent.length} letters have ${ids.size} Message-IDs`);
  for (const { key, carrierId, recipient } of sent) {
    const copies = arrived.get(carrierId ?? "") ?? [];
    must(copies.length > 0, `the letter ${key} was never received`);
    must(
      copies.every(({ to }) => to.join() === recipient),
      `the letter ${key} went to somebody else`,
    );
  }
  must(arrived.size === sent.length, `${arrived.size} letters arrived, ${sent.length} were sent`);
  counts["letters"] = arrived.size;

  for (const { event, listener, tries, lastError } of await db.select().from(outboxRows)) {
    must(false, `${listener} of ${event.type} waits after ${tries} tries (${lastError})`);
  }
  const { rows: stuck } = await db.execute<{ name: string; state: string }>(
    sql`select name, state from jobs.job
        where (state in ('created', 'retry', 'active') and start_after <= now()) or state = 'failed'`,
  );
  for (const { name, state } of stuck) must(false, `a job ${name} is ${state}`);
}

/** Checks that each account that was opened exists once, and each ticket too. */
export async function accountFaults(
  { db, records, counts }: Evidence,
  must: Assert,
): Promise<void> {
  const accounts = rowsBy(await db.select().from(users), ({ email }) => email ?? "");
  const opened = rowsBy(await db.select().from(tickets), ({ subject }) => subject);
  for (const { signedUp, ticket } of records) {
    if (signedUp) {
      const has = accounts.get(signedUp)?.length ?? 0;
      must(has === 1, `${signedUp} has ${has} accounts`);
    }
    if (ticket) {
      const has = opened.get(ticket)?.length ?? 0;
      must(has === 1, `the ticket "${ticket}" is there ${has} times`);
    }
  }
  counts["accounts"] = records.filter(({ signedUp }) => signedUp).length;
  counts["tickets"] = records.filter(({ ticket }) => ticket).length;
}
