import { type Delay, isLetThrough, type Limits, networkOf } from "../platform/limits.ts";

/** The waits between wrong passwords. The last one is the longest that anybody has to wait. */
const WAITS = [1, 2, 4, 8, 16, 30] as const;
/**
 * How often a password may be tried before each further try has to wait. Strangers are counted per
 * account and network, so that their tries never make the owner wait, and the account's own browsers
 * each for itself. How often a network may try on all accounts stands at the endpoint (`perMinute`).
 */
const ELSEWHERE: Delay = {
  name: "login of an account from a network",
  free: 10,
  seconds: 60 * 60,
  waits: WAITS,
};
const KNOWN_DEVICE: Delay = { ...ELSEWHERE, name: "login of an account from its device" };
/**
 * Tries from unknown browsers everywhere. Above it the account is under attack: then each network
 * has to wait once even before its first try, so that a new network does not give a free guess.
 */
const ATTACK = { name: "login of an account", times: 60, seconds: 60 * 60 };

/** A try to log in. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  /** The browser's device, if this account was logged in to there before. */
  readonly deviceId: string | null;
}

/**
 * Counts a login before anything is hashed, the same for an e-mail without account.
 * @returns what forgets the tries when the password was right
 * @throws Refusal rate_limited, for 30 seconds at most
 */
export async function countLogin(
  limits: Limits,
  { email, address, deviceId }: LoginTry,
): Promise<() => Promise<void>> {
  if (deviceId !== null) {
    const key = `${email} ${deviceId}`;
    await limits.delay(KNOWN_DEVICE, key);
    return () => limits.forget(KNOWN_DEVICE, key);
  }
  const here = `${email} ${networkOf(address)}`;
  const isCalm = await isLetThrough(limits.use(ATTACK, email));
  await limits.delay(ELSEWHERE, here, !isCalm);
  return () => limits.forget(ELSEWHERE, here);
}
