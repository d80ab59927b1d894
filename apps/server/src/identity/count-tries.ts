import { type Delay, isAllowed, type Limits, networkOf } from "../platform/limits.ts";

/** The waits between wrong passwords, in seconds. Nobody waits longer than the last value. */
const WAITS = [1, 2, 4, 8, 16, 30] as const;
/**
 * How often a password may be tried before each further try has to wait. Tries of unknown browsers
 * are counted per account and network, so that a stranger's tries never make the owner wait. The
 * account's own browsers are counted one by one. The endpoint itself limits how often a network may
 * try on all accounts (`perMinute`).
 */
const ELSEWHERE: Delay = {
  name: "login of an account from a network",
  free: 10,
  seconds: 60 * 60,
  waits: WAITS,
};
const KNOWN_DEVICE: Delay = { ...ELSEWHERE, name: "login of an account from its device" };
/**
 * The limit on tries from unknown browsers in all networks together. Above this limit the account
 * counts as attacked: each network then has to wait once even before its first try, so that an
 * attacker gains nothing by changing networks.
 */
const ATTACK = { name: "login of an account", times: 60, seconds: 60 * 60 };

/** A try to log in by a password. */
export interface LoginTry {
  readonly email: string;
  readonly address: string;
  /** The id of the browser's device, if the device has logged in to this account before. */
  readonly deviceId: string | null;
}

/** A try that was counted and let through. */
interface CountedTry {
  /** How many further tries are let through without a wait. */
  readonly triesLeft: number;
  /** Deletes the counted tries, for a login whose password was right. */
  forget(): Promise<void>;
}

/**
 * Counts a login before the password is hashed, in the same way for an e-mail address without an
 * account, so that the number of tries left does not tell who has an account.
 * @throws Refusal rate_limited, for 30 seconds at most
 */
export async function countLogin(
  limits: Limits,
  { email, address, deviceId }: LoginTry,
): Promise<CountedTry> {
  if (deviceId !== null) {
    const key = `${email} ${deviceId}`;
    const triesLeft = await limits.delay(KNOWN_DEVICE, key);
    return { triesLeft, forget: () => limits.forget(KNOWN_DEVICE, key) };
  }
  const here = `${email} ${networkOf(address)}`;
  const isCalm = await isAllowed(limits.consume(ATTACK, email));
  const triesLeft = await limits.delay(ELSEWHERE, here, !isCalm);
  return { triesLeft, forget: () => limits.forget(ELSEWHERE, here) };
}
