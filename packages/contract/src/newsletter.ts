import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LinkToken } from "./unsubscribe.ts";
import { Email, Message } from "./wire.ts";

/** Where one can sign up. */
export const NEWSLETTER_PLACES = ["home", "blog", "checkout", "profile"] as const;
export type NewsletterPlace = (typeof NEWSLETTER_PLACES)[number];

export const NewsletterSignup = z.object({
  email: Email,
  consent: z.literal(true, "Accept the policies to get the letter"),
  /** Kept with the consent. */
  place: z.optional(z.enum(NEWSLETTER_PLACES, "Use home, blog, checkout or profile")),
});

export const joinNewsletter = endpoint({
  method: "POST",
  path: "/newsletter",
  summary:
    "Asks for the shop's letter, which a mail then confirms; the same answer for any address",
  auth: "public",
  perMinute: 10,
  body: NewsletterSignup,
  replies: { 200: Message },
  errors: [],
});

export const confirmNewsletter = endpoint({
  method: "POST",
  path: "/newsletter/confirm",
  summary: "Confirms the wish for the shop's letter, by the token of the mail that asked",
  auth: "public",
  perMinute: 30,
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
  errors: ["link_dead"],
});

/** Whether a user gets the shop's letter, at the e-mail address of the account. */
const NewsletterChoice = z.object({ subscribed: z.boolean() });

export const getNewsletterChoice = endpoint({
  method: "GET",
  path: "/newsletter/choice",
  summary: "Whether one gets the shop's letter; false where the e-mail is not proved",
  auth: "user",
  replies: { 200: NewsletterChoice },
  errors: [],
});

export const putNewsletterChoice = endpoint({
  method: "PUT",
  path: "/newsletter/choice",
  summary:
    "Subscribes to the shop's letter or ends it; an e-mail that is not proved is asked first",
  auth: "user",
  perMinute: 20,
  body: NewsletterChoice,
  replies: {
    /** `asked`: a letter is on its way that asks whether it was them. */
    200: z.object({ subscribed: z.boolean(), asked: z.boolean() }),
  },
  errors: [],
});
