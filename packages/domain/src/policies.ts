/** Since when the terms and the privacy policy are in force; a change of either has a new date. */
export const POLICIES_SINCE = "2026-11-21";
