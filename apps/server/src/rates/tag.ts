/** The cache tag of replies that depend on the current rates and therefore change at every tick. */
export const RATES = "rates";
