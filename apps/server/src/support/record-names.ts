import { eq, inArray } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { tickets } from "./tables.ts";

/** The numbers of tickets, for the page of the audit log. */
export const ticketNames: RecordNames = {
  of: ["ticket"],
  async namesOf(db, ids) {
    const rows = await db
      .select({ id: tickets.id, number: tickets.number })
      .from(tickets)
      .where(inArray(tickets.id, ids.filter(isId)));
    return new Map(rows.map(({ id, number }) => [id, number]));
  },
  async find(db, code) {
    const number = code.trim().toUpperCase();
    const rows = await db
      .select({ id: tickets.id })
      .from(tickets)
      .where(eq(tickets.number, number));
    return rows.map(({ id }) => id);
  },
};
