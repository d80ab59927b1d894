/** The policies of the shop, by the address of their page. */
export const POLICY_NAMES = ["terms", "privacy-policy", "shipping", "return-policy"] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];
