/**
 * The element id of the e-mail field of a sold-out piece; the fixed bar on a phone links to the
 * field.
 */
export const RESTOCK_FIELD = "restock-email";
