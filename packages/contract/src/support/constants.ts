/** What a ticket can be about, with the words for people. */
export const SUPPORT_TYPES = ["technical", "billing", "general", "bug", "feature"] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** What a screenshot may come as, and how large. */
export const SCREENSHOT_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;

/** How long what is written may be. */
export const SUPPORT_LIMITS = { name: 100, subject: 150, text: 5000, fileName: 200 } as const;
