import * as z from "zod/mini";
import { atMost, Email, Id, requiredText } from "./wire.ts";

// What is filled in to write to the shop, apart from the calls that send it.

/** What a ticket can be about, with the words for people. */
export const SUPPORT_TYPES = ["technical", "billing", "general", "bug", "feature"] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** What a screenshot may come as, and how large. */
export const SCREENSHOT_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;

/** How long what is written may be. */
export const SUPPORT_LIMITS = { name: 100, subject: 150, text: 5000, fileName: 200 } as const;

/**
 * What tells people from programs: `stamp` says when the form was opened (`openSupportForm`), and
 * `website` is a field that no person sees. Nothing is refused for their sake.
 */
const signs = {
  stamp: z.optional(z.string().check(atMost(200))),
  website: z.optional(z.string().check(atMost(500))),
};

/** A picture that was sent before (`sendScreenshot`), and the name of its file, to be shown. */
const screenshot = {
  screenshot: z.optional(z.union([z.literal(""), Id])),
  screenshotName: z.optional(z.string().check(z.trim(), atMost(SUPPORT_LIMITS.fileName))),
};

export const SupportQuery = z.object({
  fullName: requiredText("Enter your name", SUPPORT_LIMITS.name),
  contactEmail: Email,
  phoneNumber: z.optional(z.string().check(z.trim(), atMost(30))),
  supportQuery: requiredText("Enter your message", SUPPORT_LIMITS.text),
  ...signs,
});

/** In this order a form checks them, one after the other. */
export const NewTicket = z.object({
  typeOfSupport: z.enum(SUPPORT_TYPES, "Please select a support type"),
  subject: requiredText("Please enter a subject", SUPPORT_LIMITS.subject),
  description: requiredText("Please enter a description", SUPPORT_LIMITS.text),
  contactDetails: z.pipe(
    requiredText("Please enter your contact details", 254).check(
      z.email({ error: "Please enter a valid email address", abort: true }),
    ),
    z.transform((text) => text.toLowerCase()),
  ),
  ...screenshot,
  ...signs,
});

/** A word more in a ticket's thread. */
export const TicketReply = z.object({
  text: requiredText("Write your answer", SUPPORT_LIMITS.text),
  ...screenshot,
});
