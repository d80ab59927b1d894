// These are the numbers that the shop's policies promise. The business rules compute with these
// numbers, and pages and letters show them. Order limits and the shipping charge are settings
// instead.

/** The date of the current terms and privacy policy. Set a new date when either changes. */
export const POLICIES_SINCE = "2026-11-22";

/** The smallest and the largest number of a range. */
export type Span = readonly [least: number, most: number];

/** How many days it takes to make a piece to order. */
export const MAKING_DAYS: Span = [5, 10];
/** How many working days it takes to prepare a ready piece for dispatch. */
export const PROCESSING_DAYS: Span = [1, 2];
/** How many days standard delivery takes after dispatch. */
export const ON_THE_WAY_DAYS: Span = [5, 7];
/** How many days delivery to another country takes after dispatch, including customs. */
export const ON_THE_WAY_ABROAD_DAYS: Span = [7, 12];
/** Above this subtotal, in rupees, express delivery is free. */
export const FREE_EXPRESS_ABOVE = 1_00_000;
/** The share of a made-to-order piece's price that the advance includes. */
export const ADVANCE_PERCENT = 25;
/** For how many days after the delivery the shop takes a piece back. */
export const RETURN_DAYS = 15;
/** For how many months after the delivery the shop repairs a piece free of charge. */
export const REPAIR_MONTHS = 6;
/** The times within which the shop confirms a message, and answers it. */
export const CONFIRMATION_MINUTES = 5;
export const REVIEW_HOURS = 24;
/** The time within which a complaint must be acknowledged (E-Commerce Rules, 2020). */
export const ACKNOWLEDGEMENT_HOURS = 48;
