// What the shop's policies promise, each figure once: its rules count with them, its pages and
// letters say them. The limits of orders and the cost of shipping are settings of the shop.

/** Since when the terms and the privacy policy are in force; a change of either has a new date. */
export const POLICIES_SINCE = "2026-11-22";

/** From the least to the most. */
export type Span = readonly [least: number, most: number];

/** In how many days a piece to order is made. */
export const MAKING_DAYS: Span = [5, 10];
/** On how many days that the shop works what is there is prepared. */
export const PROCESSING_DAYS: Span = [1, 2];
/** How many days standard delivery takes after dispatch. */
export const ON_THE_WAY_DAYS: Span = [5, 7];
/** How many days delivery to another country takes after dispatch, its customs with it. */
export const ON_THE_WAY_ABROAD_DAYS: Span = [7, 12];
/** Above this subtotal, in rupees, an order goes the express way without charge. */
export const FREE_EXPRESS_ABOVE = 1_00_000;
/** How much of a piece to order is paid ahead. */
export const ADVANCE_PERCENT = 25;
/** The shop takes a piece back for so long after its delivery. */
export const RETURN_DAYS = 15;
/** It repairs a piece without charge for so long after its delivery. */
export const REPAIR_MONTHS = 6;
/** Who writes to the shop is told that it has come, and then is looked at, within so long. */
export const CONFIRMATION_MINUTES = 5;
export const REVIEW_HOURS = 24;
/** The E-Commerce Rules, 2020: a complaint is acknowledged within so long. */
export const ACKNOWLEDGEMENT_HOURS = 48;

/** The spans in words. */
export const MAKING = `${between(MAKING_DAYS)} days`;
export const PROCESSING = `${between(PROCESSING_DAYS.map((days) => days * 24))} business hours`;
export const ON_THE_WAY = `${between(ON_THE_WAY_DAYS)} days`;
export const ON_THE_WAY_ABROAD = `${between(ON_THE_WAY_ABROAD_DAYS)} days`;

/** What is said of duty and tax to whoever orders to another country. */
export const CUSTOMS_ABROAD =
  "Outside India the customs of your country may ask for import duty and tax. They are not part of our price; the courier collects them for the customs and gives you a receipt.";

function between([least, most]: readonly number[]): string {
  return `${least} to ${most}`;
}
