/** The tag of replies that depend on the current rates, and so on every tick. */
export const RATES = "rates";
