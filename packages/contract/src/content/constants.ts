/** The policies of the shop, each by the last part of its page's address. */
export const POLICY_NAMES = ["terms", "privacy-policy", "shipping", "return-policy"] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** How many versions of a text the history lists at most, the newest first. */
export const MOST_VERSIONS = 50;
