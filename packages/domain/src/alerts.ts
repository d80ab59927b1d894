/** How many alerts of one user may wait at a time. */
export const MAX_ALERTS = 20;
