import { readToken, signToken } from "../platform/signed-token.ts";

const PURPOSE = "phone-proof";
/** The validity of a phone proof, which is long enough to fill in the sign-up form. */
const GOOD_FOR_MS = 30 * 60_000;

/**
 * The answer to a person who has proved a phone number (E.164) that no account has yet. With the
 * phone proof, the sign-up needs no second code. The use of a phone proof is not recorded, because
 * the account that has the number keeps others from getting it.
 */
export function registrant(secret: string, phone: string, now: Date) {
  const until = new Date(now.getTime() + GOOD_FOR_MS);
  return { phone, phoneProof: signToken(secret, { purpose: PURPOSE, subject: phone, until }) };
}

/** Whether a phone proof is valid for this phone number and has not expired. */
export function isPhoneProved(
  secret: string,
  { phone, proof }: { phone: string; proof: string | undefined },
  now: Date,
): boolean {
  return (
    proof !== undefined && readToken(secret, { purpose: PURPOSE, token: proof, now }) === phone
  );
}
