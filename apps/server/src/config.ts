import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";
import { CART_FAMILIES, CART_SETTINGS, type CartConfig, cartConfig } from "./cart/settings.ts";
import {
  liveSignInRefusals,
  SIGN_IN_FAMILIES,
  SIGN_IN_SETTINGS,
  type SignInConfig,
  signInConfig,
  signInProblems,
} from "./identity/settings.ts";
import {
  MESSAGE_FAMILIES,
  MESSAGE_SETTINGS,
  type MessagesConfig,
  messageProblems,
  messagesConfig,
  outboxRefusals,
} from "./notifications/settings.ts";
import {
  ORDER_FAMILIES,
  ORDER_SETTINGS,
  type OrdersConfig,
  ordersConfig,
} from "./orders/settings.ts";
import { type PaymentsConfig, settings as payments } from "./payments/settings.ts";
import {
  PLATFORM_FAMILIES,
  PLATFORM_SETTINGS,
  type Config as PlatformConfig,
  platformConfig,
  platformRefusals,
} from "./platform/config.ts";
import { StartError } from "./platform/errors.ts";
import {
  RATE_FAMILIES,
  RATE_SETTINGS,
  type RatesConfig,
  rateProblems,
  rateRefusals,
  ratesConfig,
} from "./rates/settings.ts";

/** Every setting with its default. A test compares it with `.env.example` and `docs/settings.md`. */
const Settings = z.object({
  ...PLATFORM_SETTINGS,
  ...RATE_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...payments.fields,
  ...SIGN_IN_SETTINGS,
  ...CART_SETTINGS,
  ...ORDER_SETTINGS,
});

/** The configuration of the whole shop: each capability is given its own part. */
export interface Config extends PlatformConfig {
  readonly staff: { readonly email: string; readonly password: string };
  readonly rates: RatesConfig;
  readonly messages: MessagesConfig;
  readonly payments: PaymentsConfig;
  readonly signIn: SignInConfig;
  readonly cart: CartConfig;
  /** The share of the metal's value that the shop gives for old metal in exchange. */
  readonly exchangeBp: number;
  readonly orders: OrdersConfig;
}

/** The names of all settings, for the check of `.env` and of look-alikes in the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/**
 * The configuration of this process: the environment, and under it the `.env` file in `folder`.
 * @throws StartError as `readConfig`, and for a name in `.env` that is no setting
 */
export function loadConfig(folder: string): Config {
  const file = join(folder, ".env");
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const unknown = Object.keys(written).filter((name) => !SETTING_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new StartError(sentence(unknown.map((name) => `${name} in .env is not a setting`)));
  }
  return readConfig({ ...written, ...process.env });
}

/**
 * The typed configuration from the environment.
 * @throws StartError naming every setting that is malformed, unknown, or refused in live mode
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value in a .env file means: not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const unknown = Object.keys(given).flatMap(lookAlike);
  const parsed = Settings.safeParse(given);
  const malformed = (parsed.error?.issues ?? []).map(
    (issue) => `${issue.path.join(".")} is not usable (${issue.message.toLowerCase()})`,
  );
  const apart = parsed.success
    ? [
        ...rateProblems(parsed.data),
        ...messageProblems(parsed.data),
        ...payments.problems(parsed.data),
        ...signInProblems(parsed.data),
      ]
    : [];
  const problems = [...unknown, ...malformed, ...apart];
  if (!parsed.success || problems.length > 0) throw new StartError(sentence(problems));

  const settings = parsed.data;
  const refused = settings.SHOP_MODE === "live" ? liveRefusals(settings, given) : [];
  if (refused.length > 0) throw new StartError(`SHOP_MODE=live: ${sentence(refused)}`);
  return {
    ...platformConfig(settings),
    staff: { email: settings.STAFF_EMAIL, password: settings.STAFF_PASSWORD },
    rates: ratesConfig(settings),
    messages: messagesConfig(settings),
    payments: payments.read(settings),
    signIn: signInConfig(settings, settings.SHOP_MODE === "demo"),
    cart: cartConfig(settings),
    exchangeBp: settings.EXCHANGE_BP,
    orders: ordersConfig(settings),
  };
}

/** What a live shop must set itself, because the default is only fit for a demonstration. */
function liveRefusals(
  settings: z.output<typeof Settings>,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  return [
    ...platformRefusals(given),
    ...liveSignInRefusals(settings, given),
    ...rateRefusals(given),
    ...payments.liveRefusals(settings),
    ...outboxRefusals(given),
  ];
}

const FAMILIES = [
  ...PLATFORM_FAMILIES,
  ...RATE_FAMILIES,
  ...MESSAGE_FAMILIES,
  ...payments.prefixes,
  ...SIGN_IN_FAMILIES,
  ...CART_FAMILIES,
  ...ORDER_FAMILIES,
];

/** A name that is meant as a setting of ours but is none: a typing error must not pass silently. */
function lookAlike(name: string): string[] {
  if (SETTING_NAMES.includes(name)) return [];
  const near = SETTING_NAMES.find((known) => known.length > 5 && oneSlipApart(known, name));
  if (near) return [`${name} is not a setting (did you mean ${near}?)`];
  return FAMILIES.some((family) => name.startsWith(family)) ? [`${name} is not a setting`] : [];
}

/** True when one letter is missing, extra, different or swapped with its neighbour. */
function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

function sentence(problems: readonly string[]): string {
  return `${problems.join("; ")}.`;
}
