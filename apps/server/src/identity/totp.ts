import { CODE_LENGTH } from "@suvarna/contract/identity/constants";
import { Secret, TOTP } from "otpauth";

/** The parameters that every authenticator app knows (RFC 6238). */
const PARAMETERS = { algorithm: "SHA1", digits: CODE_LENGTH, period: 30 } as const;
/** The number of time steps by which the clock of a phone may be wrong. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Creates a new secret of an authenticator app, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the `otpauth:` address of a secret, which authenticator apps read from a QR code. */
export function totpUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return new TOTP({ ...PARAMETERS, issuer, label, secret }).toString();
}

/**
 * Returns the time step to which a code belongs; null when the code does not belong to the present
 * time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const parameters = { ...PARAMETERS, secret: Secret.fromBase32(secret), timestamp };
  const delta = TOTP.validate({ ...parameters, token: code, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PARAMETERS.period, timestamp }) + delta;
}

/** Returns the code of a secret at a time, as an authenticator app shows it. */
export function totpCode(secret: string, now: Date): string {
  return TOTP.generate({
    ...PARAMETERS,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
  });
}
