import { type Limits, networkOf } from "../platform/limits.ts";

/**
 * How often a password may be tried. Per account and address first, so that a stranger elsewhere
 * can't easily lock the owner out; per account alone against a guess that comes from everywhere.
 * What one address may try on all accounts stands at the endpoint (`perMinute`).
 */
const LOGINS_HERE = { name: "login of an account from an address", times: 10, seconds: 15 * 60 };
const LOGINS = { name: "login of an account", times: 60, seconds: 60 * 60 };

/**
 * Counts a login before anything is looked up or hashed, the same for an e-mail without account.
 * @returns what forgets the tries when the password was right
 * @throws Refusal rate_limited
 */
export async function countLogin(
  limits: Limits,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const here = `${email} ${networkOf(address)}`;
  await limits.use(LOGINS_HERE, here);
  await limits.use(LOGINS, email);
  return async () => {
    await Promise.all([limits.forget(LOGINS_HERE, here), limits.forget(LOGINS, email)]);
  };
}
