/** The id of the field for the e-mail address, which the bar of a phone leads to. */
export const RESTOCK_FIELD = "restock-email";
