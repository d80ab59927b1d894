/** The topics of a ticket, as people read them. */
export const SUPPORT_TYPES = ["technical", "billing", "general", "bug", "feature"] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The file types and the size limit of a screenshot. */
export const SCREENSHOT_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;

/** The length limits of the texts, in characters. */
export const SUPPORT_LIMITS = { name: 100, subject: 150, text: 5000, fileName: 200 } as const;
