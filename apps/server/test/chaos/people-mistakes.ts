import { sql } from "drizzle-orm";
import { outboxRows } from "../../src/platform/outbox.ts";
import type { NoticedMistake } from "./mistake.ts";

const UNGUARDED_AUDIT = sql.raw("alter table audit_log disable trigger user");

/** Mistakes in messages, jobs, accounts, tickets and the audit log. */
export const PEOPLE_MISTAKES: readonly NoticedMistake[] = [
  [
    "a message that was not sent",
    /the message \S+ is waiting/,
    { rows: () => sql`update messages set state = 'waiting' where kind = 'order-returned'` },
  ],
  [
    "two letters of one Message-ID",
    /letters have \d+ Message-IDs/,
    {
      rows: () =>
        sql`update messages set carrier_id = (
              select carrier_id from messages where kind = 'order-returned' and channel = 'email')
            where kind = 'order-delivered' and channel = 'email'`,
    },
  ],
  [
    "a letter that was sent and not received",
    /the letter order-returned\S+ was never received/,
    { rows: () => sql`update messages set carrier_id = '<other>' where kind = 'order-returned'` },
  ],
  [
    "a letter to somebody else",
    /the letter order-returned\S+ went to somebody else/,
    {
      rows: () =>
        sql`update messages set recipient = 'else@shopper.example' where kind = 'order-returned'`,
    },
  ],
  [
    "a letter that the shop does not know",
    /letters arrived, \d+ were sent/,
    { rows: () => sql`delete from messages where kind = 'order-returned'` },
  ],
  [
    "a listener that was given up",
    /letter of order.placed waits after 3 tries/,
    {
      rows: ({ paid }) =>
        sql`insert into ${outboxRows} (id, event_id, event, listener, tries, failed_at)
            values (gen_random_uuid(), gen_random_uuid(),
              jsonb_build_object('type', 'order.placed', 'orderId', ${paid}), 'letter', 3, now())`,
    },
  ],
  [
    "a job that failed",
    /a job send-letter is failed/,
    { rows: () => sql`update jobs.job set state = 'failed' where name = 'send-letter'` },
  ],
  [
    "an account that is lost",
    /has 0 accounts/,
    {
      evidence: ({ records }) => ({
        records: records.map((one) =>
          one.signedUp ? { ...one, signedUp: "lost@shopper.example" } : one,
        ),
      }),
    },
  ],
  [
    "a ticket that is lost",
    /is there 0 times/,
    { rows: () => sql`update tickets set subject = 'Something else'` },
  ],
  [
    "a line of the audit log that is missing",
    /the audit log has 0 lines payment.captured of order/,
    {
      despite: [UNGUARDED_AUDIT],
      rows: ({ paid }) =>
        sql`delete from audit_log where what = 'payment.captured' and subject = ${paid}::text`,
    },
  ],
];
