import * as calls from "@suvarna/contract/support/calls";
import type { TicketView } from "@suvarna/contract/support/constants";
import * as staffCalls from "@suvarna/contract/support/staff";
import type * as staffSchemas from "@suvarna/contract/support/staff-schemas";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

// The test shop, its staff, and a shopper who is new in each test of the support capability.

export const WAIT = { timeout: 20_000, interval: 20 };
export const SCRIPT = "<script>alert(1)</script>";

export let shop: TestShop;
export let staff: Session;
export let shopper: Session;

/** Opens a shop for the tests of a file, and signs up a new shopper before each test. */
export function openSupportShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    staff = await shop.staff();
  });
  beforeEach(async () => {
    advanceClock(60_000);
    shopper = await shop.signUp();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}

export function advanceClock(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

export const anyone = () => shop.client();
export const own = () => shop.client(shopper.token);
export const asStaff = () => shop.client(staff.token);
export const someEmail = () => `${newId()}@visitor.example`;

/**
 * Returns the stamp of a form that was opened a minute ago, which is long enough for a person to
 * fill in the form.
 */
export async function stampOfPerson(): Promise<string> {
  const { stamp } = await anyone().call(calls.openSupportForm, {});
  advanceClock(60_000);
  return stamp;
}

export const aQuery = (overrides: object = {}) => ({
  fullName: "Meera Nair",
  contactEmail: someEmail(),
  phoneNumber: "98000 00042",
  supportQuery: "Is the kada hollow?",
  ...overrides,
});
export const aTicket = (overrides: object = {}) => ({
  typeOfSupport: "billing" as const,
  subject: "My invoice",
  description: "It has no GSTIN.",
  contactDetails: someEmail(),
  ...overrides,
});

export const lettersTo = async (email: string, kind?: string) =>
  (await shop.messagesTo(email)).filter((letter) => kind === undefined || letter.kind === kind);

export const setEmailVerified = (proved: boolean) =>
  shop.database.db.execute(
    sql`update users set email_verified = ${proved} where id = ${shopper.userId}::uuid`,
  );

export async function ticketForStaff(id: string) {
  return asStaff().call(staffCalls.getTicketForStaff, { params: { id } });
}

/** Returns all open tickets of the staff's list, then those that wait for their shopper. */
export async function openTickets(): Promise<staffSchemas.StaffTicketSummary[]> {
  return [...(await queue("open")), ...(await queue("waiting"))];
}

export async function queue(view: TicketView): Promise<staffSchemas.StaffTicketSummary[]> {
  const found: staffSchemas.StaffTicketSummary[] = [];
  let cursor: string | undefined;
  do {
    const query = { view, limit: 5, ...(cursor ? { cursor } : {}) };
    const page = await asStaff().call(staffCalls.listTicketsForStaff, { query });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** Shows a message of the contact form to everybody as staff, or hides it again. */
export const publish = (id: string, published = true) =>
  asStaff().call(staffCalls.publishTicket, { params: { id }, body: { published } });
