import * as z from "zod/mini";
import { ById, Id, maxCharacters, Time } from "../field-schemas.ts";
import { pageOf, SortedPageQuery } from "../staff/list.ts";

/** A confirmed subscriber of the newsletter. */
export const Subscriber = z.object({
  _id: Id,
  email: z.string(),
  /** The place of the shop where the subscriber signed up; null if the place is not known. */
  place: z.nullable(z.string()),
  consentedAt: Time,
  confirmedAt: Time,
});
export type Subscriber = z.infer<typeof Subscriber>;

export const listSubscribers = {
  summary: "The confirmed subscribers of the newsletter, newest first",
  query: z.extend(SortedPageQuery, {
    /** The beginning of an e-mail address or of its domain. */
    q: z.optional(z.string().check(z.trim(), maxCharacters(254))),
  }),
  /** A page of subscribers. The total is counted only up to 10,001. */
  replies: { 200: pageOf(Subscriber) },
};

export const countSubscribers = {
  summary: "How many subscribers the newsletter has",
  replies: {
    200: z.object({
      confirmed: z.int(),
      /** The number of subscribers that have not confirmed their address yet. */
      unconfirmed: z.int(),
      /** The number of subscribers that confirmed their address in the last thirty days. */
      recent: z.int(),
    }),
  },
};

export const exportSubscribers = {
  summary:
    "All confirmed subscribers as a CSV file. A cell that a spreadsheet could take for a formula begins with an apostrophe",
  replies: { 200: null },
};

export const removeSubscriber = {
  summary: "Takes an address off the list and deletes it",
  params: ById,
  replies: { 204: null },
};
