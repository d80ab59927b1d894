import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";
import { type PaymentsConfig, settings as payments } from "../payments/settings.ts";
import { StartError } from "./errors.ts";
import {
  MESSAGE_SETTINGS,
  type MessagesConfig,
  messageProblems,
  messagesConfig,
  outboxRefusals,
} from "./message-settings.ts";
import { RATE_SETTINGS, type RatesConfig, rateProblems, ratesConfig } from "./rate-settings.ts";
import { commaList, origin, wholeNumber } from "./setting-types.ts";
import {
  liveSignInRefusals,
  SIGN_IN_SETTINGS,
  type SignInConfig,
  signInConfig,
  signInProblems,
} from "./sign-in-settings.ts";

import { readSealingKey, type SealingKey } from "./vault.ts";

const DEMONSTRATION_SECRET = "demonstration-secret-not-for-live-use";

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, "must look like postgres://user:password@host:5432/name");

const redisUrl = z
  .string()
  .regex(/^rediss?:\/\/.+/, "must look like redis://user:password@host:6379");

const sealingKey = z.string().transform((text, context): SealingKey => {
  const key = readSealingKey(text);
  if (key) return key;
  context.addIssue("must be a name, a colon and 32 bytes in base64, such as 2026a:...=");
  return z.NEVER;
});

/** Every setting with its default. A test compares it with `.env.example` and `docs/settings.md`. */
const Settings = z.object({
  SHOP_MODE: z.enum(["demo", "live"]).default("demo"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  DATA_DIR: z.string().min(1).default("data"),
  SHOP_SECRET: z.string().min(32).default(DEMONSTRATION_SECRET),
  SEALING_KEYS: commaList(sealingKey).default([]),
  STAFF_EMAIL: z.email().default("staff@suvarna.example"),
  STAFF_PASSWORD: z.string().min(8).default("staff-suvarna"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ...RATE_SETTINGS,
  ...MESSAGE_SETTINGS,
  ...payments.fields,
  ...SIGN_IN_SETTINGS,
  GST_RATE_BP: wholeNumber(0, 10_000).default(1800),
  EXCHANGE_BP: wholeNumber(0, 10_000).default(9500),
  SHIPPING_RUPEES: wholeNumber(0, 100_000).default(50),
  FREE_SHIPPING_ABOVE_RUPEES: wholeNumber(0, 100_000_000).default(5000),
  PAN_ABOVE_RUPEES: wholeNumber(0, 100_000_000).default(200_000),
  COD_BELOW_RUPEES: wholeNumber(0, 200_000).default(200_000),
  TOTAL_TOLERANCE_RUPEES: wholeNumber(0, 100_000).default(1),
  PRICE_LOCK_MINUTES: wholeNumber(1, 120).default(15),
  TRUST_PROXY: z.enum(["true", "false"]).default("false"),
  METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, "must have no spaces").optional(),
});

export interface Config {
  readonly demonstration: boolean;
  readonly port: number;
  readonly host: string;
  /** The origin at which visitors reach the shop, without a slash at its end. */
  readonly publicUrl: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: what processes could share over Redis each counts for itself. */
  readonly redisUrl: string | null;
  readonly dataDir: string;
  readonly secret: string;
  /** What seals texts that the database must not tell; empty: a key of this shop's own in `dataDir`. */
  readonly sealingKeys: readonly SealingKey[];
  readonly staff: { readonly email: string; readonly password: string };
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** Who sends it may read the metrics from elsewhere; null: nobody may. */
  readonly metricsToken: string | null;
  readonly rates: RatesConfig;
  readonly messages: MessagesConfig;
  readonly payments: PaymentsConfig;
  readonly signIn: SignInConfig;
  readonly cart: {
    readonly gstRateBp: number;
    readonly shippingPaise: number;
    readonly freeShippingAbovePaise: number;
  };
  /** The share of the metal's value that the shop gives for old metal in exchange. */
  readonly exchangeBp: number;
  readonly orders: {
    readonly panAbovePaise: number;
    readonly codBelowPaise: number;
    readonly totalTolerancePaise: number;
    /** How long the checkout holds a price. */
    readonly priceLockMs: number;
  };
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
  const refused =
    settings.SHOP_MODE === "live"
      ? [...liveRefusals(given, settings), ...liveSignInRefusals(settings)]
      : [];
  if (refused.length > 0) throw new StartError(`SHOP_MODE=live: ${sentence(refused)}`);
  return {
    demonstration: settings.SHOP_MODE === "demo",
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    secret: settings.SHOP_SECRET,
    sealingKeys: settings.SEALING_KEYS,
    staff: { email: settings.STAFF_EMAIL, password: settings.STAFF_PASSWORD },
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY === "true",
    metricsToken: settings.METRICS_TOKEN ?? null,
    rates: ratesConfig(settings),
    messages: messagesConfig(settings),
    payments: payments.read(settings),
    signIn: signInConfig(settings, settings.SHOP_MODE === "demo"),
    cart: {
      gstRateBp: settings.GST_RATE_BP,
      shippingPaise: settings.SHIPPING_RUPEES * 100,
      freeShippingAbovePaise: settings.FREE_SHIPPING_ABOVE_RUPEES * 100,
    },
    exchangeBp: settings.EXCHANGE_BP,
    orders: {
      panAbovePaise: settings.PAN_ABOVE_RUPEES * 100,
      codBelowPaise: settings.COD_BELOW_RUPEES * 100,
      totalTolerancePaise: settings.TOTAL_TOLERANCE_RUPEES * 100,
      priceLockMs: settings.PRICE_LOCK_MINUTES * 60_000,
    },
  };
}

/** What a live shop must set itself, because the default is only fit for a demonstration. */
function liveRefusals(
  given: Readonly<Record<string, string | undefined>>,
  settings: z.output<typeof Settings>,
): string[] {
  const refused: string[] = [];
  if (!given["PUBLIC_URL"]?.startsWith("https://"))
    refused.push("PUBLIC_URL must be an https address");
  if (!given["SHOP_SECRET"] || given["SHOP_SECRET"] === DEMONSTRATION_SECRET) {
    refused.push("SHOP_SECRET must be a secret of your own, 32 characters or more");
  }
  if (!given["STAFF_EMAIL"]) refused.push("STAFF_EMAIL must be set");
  if (!given["STAFF_PASSWORD"]) refused.push("STAFF_PASSWORD must be set");
  if ((given["RATES_SOURCE"] ?? "simulated").includes("simulated")) {
    refused.push("RATES_SOURCE must be a real source, not the simulated market");
  }
  return [...refused, ...payments.liveRefusals(settings), ...outboxRefusals(given)];
}

const FAMILIES = [
  ...["SHOP_", "SEALING_", "STAFF_", "RATES_", "GOLDAPI_", "METALPRICEAPI_"],
  ...["SMTP_", "SMS_", "MSG91_", "TWILIO_"],
  ...payments.prefixes,
  ...["OTP_", "GOOGLE_", "HOSTED_"],
  ...["PAN_", "COD_", "GST_", "SHIPPING_", "TOTAL_", "EXCHANGE_", "PRICE_", "METRICS_"],
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
