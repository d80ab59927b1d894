import {
  MAKING_DAYS,
  ON_THE_WAY_ABROAD_DAYS,
  ON_THE_WAY_DAYS,
  PROCESSING_DAYS,
  type Span,
} from "@suvarna/domain/policies";

/** How long it takes to make a piece to order. */
export const MAKING = `${between(MAKING_DAYS)} दिन`;
/** How long standard delivery takes after dispatch. */
export const ON_THE_WAY = `${between(ON_THE_WAY_DAYS)} दिन`;
/** How long delivery to another country takes after dispatch, including customs. */
export const ON_THE_WAY_ABROAD = `${between(ON_THE_WAY_ABROAD_DAYS)} दिन`;
/**
 * How long it takes to prepare a ready piece for dispatch. It is in days, because 24 working hours
 * are three working days for a reader of Hindi.
 */
export const PROCESSING = `${between(PROCESSING_DAYS)} कामकाजी दिन`;

/** The name of express delivery. */
export const EXPRESS_DELIVERY = "बीमा सहित एक्सप्रेस डिलीवरी";
/** The notice about duty and tax in other countries. */
export const CUSTOMS_ABROAD =
  "भारत के बाहर आपके देश का कस्टम विभाग आयात शुल्क और टैक्स माँग सकता है। यह हमारी कीमत में शामिल नहीं है; कूरियर इसे कस्टम के लिए लेता है और आपको रसीद देता है।";

function between([least, most]: Span): string {
  return `${least} से ${most}`;
}
