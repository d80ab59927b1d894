import { resolve } from "node:path";
import * as z from "zod";
import { commaList, origin, wholeNumber } from "./setting-types.ts";
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

/** The settings of the platform itself, with their defaults. */
export const PLATFORM_SETTINGS = {
  SHOP_MODE: z.enum(["demo", "live"]).default("demo"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  DATA_DIR: z.string().min(1).default("data"),
  SHOP_SECRET: z.string().min(32).default(DEMONSTRATION_SECRET),
  SEALING_KEYS: commaList(sealingKey).default([]),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: z.enum(["true", "false"]).default("false"),
  METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, "must have no spaces").optional(),
};

/** How the names of these settings begin, where no other program has settings of that name. */
export const PLATFORM_FAMILIES = ["SHOP_", "SEALING_", "METRICS_"];

/** The configuration of the platform; `src/config.ts` adds that of the capabilities. */
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
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** Who sends it may read the metrics from elsewhere; null: nobody may. */
  readonly metricsToken: string | null;
}

/** The platform's part of the configuration. */
export function platformConfig(settings: z.output<z.ZodObject<typeof PLATFORM_SETTINGS>>): Config {
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
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY === "true",
    metricsToken: settings.METRICS_TOKEN ?? null,
  };
}

/** What a live shop must set itself, because the default is only fit for a demonstration. */
export function platformRefusals(given: Readonly<Record<string, string | undefined>>): string[] {
  const refused: string[] = [];
  if (!given["PUBLIC_URL"]?.startsWith("https://"))
    refused.push("PUBLIC_URL must be an https address");
  if (!given["SHOP_SECRET"] || given["SHOP_SECRET"] === DEMONSTRATION_SECRET) {
    refused.push("SHOP_SECRET must be a secret of your own, 32 characters or more");
  }
  return refused;
}
