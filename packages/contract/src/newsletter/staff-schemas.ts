import * as z from "zod/mini";
import { pageOf, SortedPageQuery } from "../staff/list.ts";
import { atMost, ById, Id, Time } from "../wire.ts";

/** A confirmed subscriber of the newsletter. */
export const Subscriber = z.object({
  _id: Id,
  email: z.string(),
  /** The form in which the subscriber signed up; null where it is not known. */
  place: z.nullable(z.string()),
  consentedAt: Time,
  confirmedAt: Time,
});
export type Subscriber = z.infer<typeof Subscriber>;

export const listSubscribers = {
  summary: "The confirmed subscribers of the newsletter, newest first",
  query: z.extend(SortedPageQuery, {
    /** The beginning of an e-mail address or of its domain. */
    q: z.optional(z.string().check(z.trim(), atMost(254))),
  }),
  /** The total is counted up to 10,001. */
  replies: { 200: pageOf(Subscriber) },
};

export const countSubscribers = {
  summary: "How many subscribers the newsletter has",
  replies: {
    200: z.object({
      confirmed: z.int(),
      /** How many have not followed the link in the letter yet. */
      unconfirmed: z.int(),
      /** How many were confirmed in the last thirty days. */
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
