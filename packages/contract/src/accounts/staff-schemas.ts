import * as z from "zod/mini";
import { ById, Id, queryInteger, requiredText, Time } from "../field-schemas.ts";
import { ApprovalPending } from "../staff/approval.ts";
import { PageQuery, pageOf, SearchWords } from "../staff/list.ts";
import { Address } from "./schemas.ts";
import { CUSTOMER_SORTS } from "./staff-constants.ts";

/** A record that a member of staff has read personal data. */
export const PersonalAccess = z.object({
  staffId: Id,
  /** The method and path of the call, such as `GET /staff/personal-access`. */
  what: z.string(),
  /**
   * The ids in the call's path, which name the person that the data belongs to; null for a list.
   */
  subject: z.nullable(z.string()),
  at: Time,
});

export const listPersonalAccess = {
  summary: "When staff looked at what is personal, the newest first; this look is among them",
  query: z.object({ limit: z._default(queryInteger(1, 500, "Use 1 to 500"), 100) }),
  replies: { 200: z.object({ entries: z.array(PersonalAccess) }) },
};

/** A shopper's account in the list of staff. */
export const Customer = z.object({
  _id: Id,
  name: z.string(),
  /** Empty for a shopper at the counter who gave no e-mail address. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** The phone number; empty for an account without a phone number. */
  phone: z.string(),
  phoneVerified: z.boolean(),
  location: z.string(),
  createdAt: Time,
});
export type Customer = z.infer<typeof Customer>;

export const listCustomers = {
  summary: "The accounts of shoppers, newest first or by the sum that they have paid",
  query: z.extend(PageQuery, {
    /** The beginnings of words in the name, the e-mail address or the phone number. */
    q: SearchWords,
    sort: z._default(z.enum(CUSTOMER_SORTS, "Choose an order"), "newest"),
  }),
  /** A page of shoppers. The total is counted only up to 10,001. */
  replies: { 200: pageOf(Customer) },
};

/** A shopper's account with all details except sessions and ways to sign in. */
export const CustomerDetail = z.extend(Customer, {
  addresses: z.array(Address),
  /** The documents that the shopper has agreed to, oldest first. */
  consents: z.array(z.object({ subject: z.string(), version: z.string(), givenAt: Time })),
  /**
   * The time until which the caller may fetch the approved export; null when the caller may not
   * fetch it.
   */
  exportUntil: z.nullable(Time),
  /** Whether the export and the erasure of the account need a second person. */
  needsSecondPerson: z.boolean(),
});
export type CustomerDetail = z.infer<typeof CustomerDetail>;

export const getCustomer = {
  summary: "One shopper's account with the addresses and consents",
  params: ById,
  replies: { 200: CustomerDetail },
};

const why = z.object({
  /**
   * What the shopper has asked for, and how staff know that the shopper is the owner of the
   * account.
   */
  reason: requiredText("Say why, so that the second person can decide", 300),
});

/** The answer when the act needs no second person and is carried out at once. */
const Done = z.object({ done: z.literal(true) });

export const askForCustomerExport = {
  summary:
    "Asks a second person to approve that the caller gets a copy of all data about a shopper, who has asked for it",
  params: ById,
  body: why,
  replies: { 200: Done, 202: ApprovalPending },
};

export const exportCustomer = {
  summary:
    "All data about a shopper, for a day after a second person has approved the caller's request",
  params: ById,
  replies: { 200: z.record(z.string(), z.unknown()) },
};

export const askForCustomerErasure = {
  summary:
    "Asks a second person to approve that a shopper's account is erased, as the shopper has asked for. What the tax law requires is kept",
  params: ById,
  body: why,
  replies: { 200: Done, 202: ApprovalPending },
};
