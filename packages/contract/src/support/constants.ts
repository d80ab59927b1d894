/** The topics of a ticket, as people read them. */
export const SUPPORT_TYPES = ["technical", "billing", "general", "bug", "feature"] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The file types and the size limit of a screenshot. */
export const SCREENSHOT_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;

/** The length limit of the title of a canned answer, in characters. */
export const CANNED_TITLE_MAX = 80;

/**
 * The views of the ticket queue of staff. `open`: the shop must answer. `waiting`: the shopper must
 * answer. `contact`: unsettled messages of the contact form. `mine`: unsettled tickets that are
 * assigned to the caller. `spam`: unsettled tickets that look like spam, which no other view but
 * `settled` shows.
 */
export const TICKET_VIEWS = ["open", "waiting", "contact", "mine", "spam", "settled"] as const;
export type TicketView = (typeof TICKET_VIEWS)[number];

/** The maximum lengths of the texts of a ticket, in characters. */
export const SUPPORT_LIMITS = { name: 100, subject: 150, text: 5000, fileName: 200 } as const;
