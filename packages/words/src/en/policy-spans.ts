import {
  MAKING_DAYS,
  ON_THE_WAY_ABROAD_DAYS,
  ON_THE_WAY_DAYS,
  PROCESSING_DAYS,
  type Span,
} from "@suvarna/domain/policies";

/** How long it takes to make a piece to order. */
export const MAKING = `${between(MAKING_DAYS)} days`;
/** How long standard delivery takes after dispatch. */
export const ON_THE_WAY = `${between(ON_THE_WAY_DAYS)} days`;
/** How long delivery to another country takes after dispatch, including customs. */
export const ON_THE_WAY_ABROAD = `${between(ON_THE_WAY_ABROAD_DAYS)} days`;
/** How long it takes to prepare a ready piece for dispatch. */
export const PROCESSING = `${between([PROCESSING_DAYS[0] * 24, PROCESSING_DAYS[1] * 24])} business hours`;

/** The name of express delivery in the cart, at the checkout, on orders and in letters. */
export const EXPRESS_DELIVERY = "Insured express delivery";
/** The notice about duty and tax in other countries. */
export const CUSTOMS_ABROAD =
  "Outside India the customs of your country may ask for import duty and tax. They are not part of our price; the courier collects them for the customs and gives you a receipt.";

function between([least, most]: Span): string {
  return `${least} to ${most}`;
}
