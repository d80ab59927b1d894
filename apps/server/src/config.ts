import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import * as z from "zod";
import {
  CART_FAMILIES,
  CART_LIVE_RULES,
  CART_SETTINGS,
  type CartConfig,
  cartConfig,
} from "./cart/settings.ts";
import {
  SELLER_FAMILIES,
  SELLER_LIVE_RULES,
  SELLER_REAL_SIGNS,
  SELLER_SETTINGS,
  type SellerConfig,
  sellerConfig,
} from "./content/settings.ts";
import {
  SIGN_IN_FAMILIES,
  SIGN_IN_LIVE_RULES,
  SIGN_IN_REAL_SIGNS,
  SIGN_IN_SETTINGS,
  type SignInConfig,
  signInConfig,
  signInProblems,
} from "./identity/settings.ts";
import {
  IMPORT_FAMILIES,
  IMPORT_SETTINGS,
  type ImportsConfig,
  importsConfig,
} from "./imports/settings.ts";
import {
  MESSAGE_FAMILIES,
  MESSAGE_LIVE_RULES,
  MESSAGE_REAL_SIGNS,
  MESSAGE_SETTINGS,
  type MessagesConfig,
  messageProblems,
  messagesConfig,
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
  PLATFORM_LIVE_RULES,
  PLATFORM_REAL_SIGNS,
  PLATFORM_SETTINGS,
  type Config as PlatformConfig,
  platformConfig,
  platformProblems,
} from "./platform/config.ts";
import { StartError } from "./platform/errors.ts";
import { findMisspelt } from "./platform/misspelt-settings.ts";
import { type IsWritten, type StartRule, sentencesOf } from "./platform/start-rule.ts";
import {
  PUSH_FAMILIES,
  PUSH_LIVE_RULES,
  PUSH_SETTINGS,
  type PushConfig,
  pushConfig,
  pushProblems,
} from "./push/settings.ts";
import {
  RATE_FAMILIES,
  RATE_LIVE_RULES,
  RATE_SETTINGS,
  type RatesConfig,
  rateProblems,
  ratesConfig,
} from "./rates/settings.ts";
import {
  STOCK_FAMILIES,
  STOCK_SETTINGS,
  type StockConfig,
  stockConfig,
} from "./settings/settings.ts";
import { approvalLimits, STAFF_FAMILIES, STAFF_SETTINGS } from "./staff/settings.ts";

/**
 * Every setting with its default. A test compares the settings with `.env.example` and
 * `docs/settings.md`.
 */
const Settings = z.object({
  ...PLATFORM_SETTINGS,
  ...RATE_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...PUSH_SETTINGS,
  ...payments.fields,
  ...SIGN_IN_SETTINGS,
  ...CART_SETTINGS,
  ...ORDER_SETTINGS,
  ...SELLER_SETTINGS,
  ...STAFF_SETTINGS,
  ...STOCK_SETTINGS,
  ...IMPORT_SETTINGS,
});
type Settings = z.output<typeof Settings>;

/** The rules by which settings keep a shop from running in live mode. */
const LIVE_RULES: readonly StartRule<Settings>[] = [
  ...PLATFORM_LIVE_RULES,
  ...SIGN_IN_LIVE_RULES,
  ...RATE_LIVE_RULES,
  ...CART_LIVE_RULES,
  ...payments.liveRules,
  ...MESSAGE_LIVE_RULES,
  ...PUSH_LIVE_RULES,
  ...SELLER_LIVE_RULES,
];

/**
 * The rules by which settings are recognised as those of a real shop, with real money or real
 * people.
 */
const REAL_SIGNS: readonly StartRule<Settings>[] = [
  ...PLATFORM_REAL_SIGNS,
  ...payments.realSigns,
  ...MESSAGE_REAL_SIGNS,
  ...SIGN_IN_REAL_SIGNS,
  ...SELLER_REAL_SIGNS,
];

/** The configuration of the whole shop. Each capability gets its own part of it. */
export interface Config extends PlatformConfig {
  readonly approvals: ApprovalLimits;
  readonly staff: { readonly email: string; readonly password: string };
  readonly rates: RatesConfig;
  readonly messages: MessagesConfig;
  readonly push: PushConfig;
  readonly payments: PaymentsConfig;
  readonly signIn: SignInConfig;
  readonly cart: CartConfig;
  /** The share of the metal's value that the shop gives for old metal in exchange. */
  readonly exchangeBp: number;
  readonly orders: OrdersConfig;
  readonly seller: SellerConfig;
  readonly stock: StockConfig;
  readonly imports: ImportsConfig;
}

/**
 * The names of all settings, with which misspelt names in `.env` and in the environment are found.
 */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/** Environment variables, or the settings of an `.env` file, by their names. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration of this process from the environment and the `.env` file in `folder`. The
 * environment takes precedence.
 * @throws StartError as `readConfig`, and for a name in `.env` that is no setting
 */
export function loadConfig(folder: string): Config {
  return readConfig(loadEnvironment(folder));
}

/**
 * Reads the environment and the `.env` file in `folder`; the environment takes precedence.
 * @throws StartError for a name in `.env` that is no setting
 */
export function loadEnvironment(folder: string): Environment {
  const file = join(folder, ".env");
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const unknown = Object.keys(written).filter((name) => !SETTING_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new StartError(sentence(unknown.map((name) => `${name} in .env is not a setting`)));
  }
  return { ...written, ...process.env };
}

/**
 * Builds the typed configuration from the environment.
 * @throws StartError naming every setting that is malformed, unknown, or refused in the shop's mode
 */
export function readConfig(env: Environment): Config {
  const { settings, problems, isWritten } = readSettings(env);
  if (problems.length > 0) throw new StartError(sentence(problems));
  if (settings.SHOP_MODE === "live") {
    const refused = sentencesOf(LIVE_RULES, settings, isWritten);
    if (refused.length > 0) throw new StartError(`SHOP_MODE=live: ${sentence(refused)}`);
  }
  if (!isWritten("SHOP_MODE")) refuseUnsaidMode(sentencesOf(REAL_SIGNS, settings, isWritten));
  return configOf(settings);
}

/**
 * Lists the problems that keep a shop with these settings from running in live mode, and returns
 * the configuration with defaults for the settings that can't be read.
 */
export function examineForLive(env: Environment): { problems: string[]; config: Config } {
  const { settings, problems, isWritten } = readSettings(env);
  const refused = sentencesOf(LIVE_RULES, settings, isWritten);
  const mode = settings.SHOP_MODE === "live" ? [] : ["SHOP_MODE must be live"];
  const config = configOf({ ...settings, SHOP_MODE: "live" });
  return { problems: [...mode, ...problems, ...refused], config };
}

/**
 * Refuses to start without SHOP_MODE when other settings look like those of a real shop, because
 * the default mode is a demonstration, which is open to everybody.
 */
function refuseUnsaidMode(signs: readonly string[]): void {
  if (signs.length === 0) return;
  throw new StartError(
    `SHOP_MODE must be written, because ${signs.join(" and ")}: write SHOP_MODE=live for a real shop, or SHOP_MODE=demo for a demonstration, whose accounts everybody knows.`,
  );
}

/**
 * Reads the settings. A setting that can't be read gets its default, and is reported as a problem.
 */
function readSettings(env: Environment): {
  settings: Settings;
  problems: string[];
  isWritten: IsWritten;
} {
  // An empty or blank value in a .env file means that the setting is not set.
  const written = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value?.trim() !== ""),
  );
  const unknown = findMisspelt(Object.keys(written), {
    settings: SETTING_NAMES,
    families: FAMILIES,
  });
  const { error } = Settings.safeParse(written);
  const issues = error?.issues ?? [];
  const malformed = issues.map(
    (issue) => `${issue.path.join(".")} is not usable (${issue.message.toLowerCase()})`,
  );
  const unusable = issues.map(({ path }) => String(path[0]));
  const settings = Settings.parse(
    Object.fromEntries(Object.entries(written).filter(([name]) => !unusable.includes(name))),
  );
  const apart = [
    ...platformProblems(settings),
    ...rateProblems(settings),
    ...messageProblems(settings),
    ...pushProblems(settings),
    ...payments.problems(settings),
    ...signInProblems(settings),
  ];
  return {
    settings,
    // Contradictions are looked for only between settings that can be read.
    problems: [...unknown, ...malformed, ...(error ? [] : apart)],
    isWritten: (name) => name in written,
  };
}

function configOf(settings: Settings): Config {
  return {
    ...platformConfig(settings),
    approvals: approvalLimits(settings),
    staff: { email: settings.STAFF_EMAIL, password: settings.STAFF_PASSWORD },
    rates: ratesConfig(settings),
    messages: messagesConfig(settings),
    push: pushConfig(settings),
    payments: payments.read(settings),
    signIn: signInConfig(settings, settings.SHOP_MODE === "demo"),
    cart: cartConfig(settings),
    exchangeBp: settings.EXCHANGE_BP,
    orders: ordersConfig(settings, settings.SHOP_MODE === "demo"),
    seller: sellerConfig(settings),
    stock: stockConfig(settings),
    imports: importsConfig(settings),
  };
}

/** The beginnings of names that are settings of this shop and of nothing else. */
const FAMILIES = [
  ...PLATFORM_FAMILIES,
  ...RATE_FAMILIES,
  ...MESSAGE_FAMILIES,
  ...PUSH_FAMILIES,
  ...payments.prefixes,
  ...SIGN_IN_FAMILIES,
  ...CART_FAMILIES,
  ...ORDER_FAMILIES,
  ...SELLER_FAMILIES,
  ...STAFF_FAMILIES,
  ...STOCK_FAMILIES,
  ...IMPORT_FAMILIES,
];

function sentence(problems: readonly string[]): string {
  return `${problems.join("; ")}.`;
}
