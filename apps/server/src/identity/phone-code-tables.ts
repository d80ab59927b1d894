import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";

/**
 * The one-time codes of phones. Each purpose and each asker has a code of its own, with its own
 * tries. The table contains neither phone numbers nor digits: the keys are keyed hashes of the
 * phone number, and the digits are computed from the nonce and the shop's secret.
 */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    key: text().primaryKey(),
    /** The keyed hash of the purpose and the phone number, which is the same for all askers. */
    number: text().notNull(),
    nonce: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index("phone_codes_number").on(table.number)],
);

/**
 * One row for every code that was sent, to count the limits by phone number, network address,
 * network and day. Numbers and addresses are stored as keyed hashes.
 */
export const phoneCodeSends = pgTable(
  "phone_code_sends",
  {
    id: id(),
    number: text().notNull(),
    address: text().notNull(),
    network: text().notNull(),
    sentAt: time().notNull(),
  },
  (table) => [
    index("phone_code_sends_number").on(table.number, table.sentAt),
    index("phone_code_sends_address").on(table.address, table.sentAt),
    index("phone_code_sends_network").on(table.network, table.sentAt),
    index("phone_code_sends_day").on(table.sentAt),
  ],
);
