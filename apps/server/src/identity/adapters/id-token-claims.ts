import type { JWTPayload } from "jose";
import * as z from "zod";

/**
 * The error of an ID token that is not valid. Its message is for developers and contains nothing of
 * the token.
 */
export class TokenRefused extends Error {}

/** A person as Google identifies them. Google has verified the e-mail address. */
export interface GoogleClaims {
  /** Google's id of the person. */
  readonly subject: string;
  /** The e-mail address in lower case. */
  readonly email: string;
  readonly name: string;
  /** The https address of the person's picture. */
  readonly photo: string | null;
  readonly nonce: string | null;
  readonly expiresAt: Date;
}

const Claims = z.object({
  exp: z.number(),
  email: z.email().max(254).toLowerCase(),
  // Some issuers send the claim `email_verified` as a string.
  email_verified: z.union([z.literal(true), z.literal("true")]),
  name: z.string().catch(""),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
});
const RequestedClaims = z.object({
  subject: z.string().min(1).max(255),
  nonce: z.string().min(1).max(255).nullable(),
});

const NAME_LENGTH = 120;

/**
 * Returns the person whom the claims of an ID token identify.
 * @throws when a claim is missing, or the e-mail is not verified
 */
export function claimsOf(
  payload: JWTPayload,
  received: { subject: unknown; nonce: unknown },
): GoogleClaims {
  const { exp, email, name, picture } = Claims.parse(payload);
  return {
    ...RequestedClaims.parse(received),
    email,
    name: name.trim().slice(0, NAME_LENGTH),
    photo: picture,
    expiresAt: new Date(exp * 1000),
  };
}
