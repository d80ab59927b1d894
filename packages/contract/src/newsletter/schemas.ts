import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { Email, Message } from "../field-schemas.ts";
import { LinkToken } from "../notifications/schemas.ts";

/** The places of the shop where a visitor can sign up. */
export const NEWSLETTER_PLACES = ["home", "blog", "checkout", "profile"] as const;
export type NewsletterPlace = (typeof NEWSLETTER_PLACES)[number];

export const NewsletterSignup = z.object({
  email: Email,
  consent: z.literal(true, say.policiesNotAccepted),
  /**
   * The place of the shop where the visitor signed up. The shop stores this place with the consent.
   */
  place: z.optional(z.enum(NEWSLETTER_PLACES, "Use home, blog, checkout or profile")),
});

export const joinNewsletter = {
  summary:
    "Asks for the shop's letter, which a mail then confirms; the same answer for any address",
  body: NewsletterSignup,
  replies: { 200: Message },
};

export const confirmNewsletter = {
  summary: "Confirms the wish for the shop's letter, by the token of the mail that asked",
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
};

/** Whether a user gets the newsletter, at the e-mail address of the account. */
const NewsletterChoice = z.object({ subscribed: z.boolean() });

export const getNewsletterChoice = {
  summary: "Whether one gets the shop's letter; false where the e-mail is not proved",
  replies: { 200: NewsletterChoice },
};

export const putNewsletterChoice = {
  summary:
    "Subscribes to the shop's letter or ends it; an e-mail that is not proved is asked first",
  body: NewsletterChoice,
  replies: {
    /**
     * `subscribed`: the address gets the newsletter. `asked`: the shop sends a letter that asks for
     * confirmation.
     */
    200: z.object({ subscribed: z.boolean(), asked: z.boolean() }),
  },
};
