/** How many open price alerts a user may have. */
export const MAX_ALERTS = 20;
