export const MIN_PASSWORD_LENGTH = 8;

export const CODE_LENGTH = 6;

/** The kinds of second factors: an authenticator app's codes, and passkeys. */
export const FACTOR_KINDS = ["totp", "passkey"] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** The number of recovery codes of an account with a second factor. */
export const RECOVERY_CODES = 10;
