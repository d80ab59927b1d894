import { resolve } from "node:path";
import * as z from "zod";
import * as cdn from "./cdn/settings.ts";
import * as objects from "./objects/settings.ts";
import { NO_REDIS, REMOTE_SERVICE_LIVE_RULES, REMOTE_SERVICE_SIGNS } from "./remote-services.ts";
import { guessBits } from "./secret-strength.ts";
import { commaList, origin, wholeNumber } from "./setting-types.ts";
import type { StartRule } from "./start-rule.ts";
import { isOnThisMachine } from "./this-machine.ts";
import type { TracesConfig } from "./tracing/traces-config.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";
import { readSealingKey, type SealingKey } from "./vault.ts";

const DEMONSTRATION_SECRET = "demonstration-secret-not-for-live-use";

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, "must look like postgres://user:password@host:5432/name");

const redisUrl = z
  .string()
  .regex(/^(?:rediss?:\/\/.+|none)$/, "must look like redis://user:password@host:6379, or be none");

const sealingKey = z.string().transform((text, context): SealingKey => {
  const key = readSealingKey(text);
  if (key) return key;
  context.addIssue("must be a name, a colon and 32 bytes in base64, such as 2026a:...=");
  return z.NEVER;
});

const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const proxies = readTrustedProxies(text);
  if (proxies !== null) return proxies;
  context.addIssue(
    "must be none, or a list of networks such as 10.0.0.0/8; the prefix is at least /8, with colons at least /16, and within fc00::/7 at least /7",
  );
  return z.NEVER;
});

const header = z
  .string()
  .regex(/^[\w-]+=[\x21-\x7e]+$/, "must look like name=value")
  .transform((text): [string, string] => {
    const [name = ""] = text.split("=", 1);
    return [name, text.slice(name.length + 1)];
  });

const contact = z
  .string()
  .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/, "must begin with mailto:, https: or tel:");

/** The settings of the platform itself, with their defaults. */
export const PLATFORM_SETTINGS = {
  SHOP_MODE: z.enum(["demo", "live"]).default("demo"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 1000).default(10),
  DATABASE_POOLER_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: commaList(databaseUrl).default([]),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  REDIS_URL: redisUrl.optional(),
  DATA_DIR: z.string().min(1).default("data"),
  ...objects.BUCKET_SETTINGS,
  ...cdn.CDN_SETTINGS,
  SHOP_SECRET: z.string().min(32).default(DEMONSTRATION_SECRET),
  SEALING_KEYS: commaList(sealingKey).default([]),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: trustedProxies.default(false),
  METRICS_TOKEN: z.string().min(16).regex(/^\S+$/, "must have no spaces").optional(),
  SECURITY_CONTACT: contact.optional(),
  SLOW_STATEMENT_MS: wholeNumber(0, 600_000).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: commaList(header).default([]),
  OTEL_SERVICE_NAME: z.string().min(1).default("suvarna"),
  TRACES_SHARE_BP: wholeNumber(1, 10_000).default(10_000),
};

/** The prefixes of the platform's settings, without prefixes that other programs use too. */
export const PLATFORM_FAMILIES = ["SHOP_", "SEALING_", "METRICS_", "SLOW_", "TRACES_"];

/**
 * The configuration of the platform. `src/config.ts` adds the configuration of the capabilities.
 */
export interface Config {
  readonly demonstration: boolean;
  readonly port: number;
  readonly host: string;
  /** The origin at which visitors reach the shop, without a slash at its end. */
  readonly publicUrl: string;
  /** The address of the database; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /**
   * The address with the user that owns the tables; null when the user of `databaseUrl` owns them.
   */
  readonly migrationDatabaseUrl: string | null;
  /** The most connections that a process opens to the database server for visitors. */
  readonly databasePool: number;
  /**
   * The address of a transaction pooler for visitors; null for none. Jobs, migrations and the
   * LISTEN connection use `databaseUrl` instead.
   */
  readonly databasePoolerUrl: string | null;
  /** The addresses of the database's replicas, from which the catalogue is read. */
  readonly databaseReplicaUrls: readonly string[];
  /**
   * For how many seconds a stopping process still serves, while it reports that it is not ready.
   */
  readonly drainSeconds: number;
  /** The address of Redis; null when each process keeps its own counters. */
  readonly redisUrl: string | null;
  readonly dataDir: string;
  /** The bucket of the shop's pictures and other files; null when they are in `dataDir`. */
  readonly bucket: objects.BucketConfig | null;
  /** The content delivery network in front of the shop; null when there is none. */
  readonly cdn: cdn.CdnConfig | null;
  readonly secret: string;
  /** The keys that encrypt secret columns; empty when the shop generates a key in `dataDir`. */
  readonly sealingKeys: readonly SealingKey[];
  readonly logLevel: string;
  /** The proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustProxy: TrustedProxies;
  /** The token with which other machines may read the metrics; null when no machine may. */
  readonly metricsToken: string | null;
  /** The URI at which people report a security problem; null when the shop names none. */
  readonly securityContact: string | null;
  /** A statement that takes at least this many milliseconds is logged; 0 logs no statement. */
  readonly slowStatementMs: number;
  /** The receiver of traces; null when no traces are sent. */
  readonly traces: TracesConfig | null;
}

type Settings = z.output<z.ZodObject<typeof PLATFORM_SETTINGS>>;

/** Builds the platform's part of the configuration from the settings. */
export function platformConfig(settings: Settings): Config {
  const demonstration = settings.SHOP_MODE === "demo";
  return {
    demonstration,
    port: settings.PORT,
    // By default only this machine can reach a demonstration, because its passwords are public.
    host: settings.HOST ?? (demonstration ? "127.0.0.1" : "0.0.0.0"),
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL ?? null,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    databasePoolerUrl: settings.DATABASE_POOLER_URL ?? null,
    databaseReplicaUrls: settings.DATABASE_REPLICA_URLS,
    drainSeconds: settings.DRAIN_SECONDS,
    redisUrl: redisUrlOf(settings),
    dataDir: resolve(settings.DATA_DIR),
    bucket: objects.bucketConfig(settings),
    cdn: cdn.cdnConfig(settings),
    secret: settings.SHOP_SECRET,
    sealingKeys: settings.SEALING_KEYS,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    metricsToken: settings.METRICS_TOKEN ?? null,
    securityContact: settings.SECURITY_CONTACT ?? null,
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    traces: tracesOf(settings),
  };
}

function tracesOf(settings: Settings): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    headers: Object.fromEntries(settings.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.TRACES_SHARE_BP / 10_000,
  };
}

function redisUrlOf({ REDIS_URL: url }: Settings): string | null {
  return url === undefined || url === NO_REDIS ? null : url;
}

/** Lists the settings of the platform that contradict each other, one sentence for each. */
export function platformProblems(settings: Settings): string[] {
  const { DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas } = settings;
  const problems = [...objects.bucketProblems(settings), ...cdn.cdnProblems(settings)];
  if (url !== undefined) return problems;
  if (replicas.length > 0) {
    problems.push("DATABASE_REPLICA_URLS needs DATABASE_URL, the server whose replicas these are");
  }
  if (settings.DATABASE_POOLER_URL !== undefined) {
    problems.push("DATABASE_POOLER_URL needs DATABASE_URL, the server behind the pooler");
  }
  return problems;
}

/** The settings that only a real shop uses. When one of them is set, SHOP_MODE must be set too. */
export const PLATFORM_REAL_SIGNS: readonly StartRule<Settings>[] = [
  {
    says: "PUBLIC_URL is an https address",
    applies: ({ PUBLIC_URL: url }) => url?.startsWith("https:") ?? false,
  },
  ...REMOTE_SERVICE_SIGNS,
  ...objects.BUCKET_REAL_SIGNS,
];

/** The least strength of a secret in bits. No attacker can guess so many bits. */
const SECRET_BITS = 80;
/** The least strength of a token in bits, which can be tried only over the network. */
const TOKEN_BITS = 40;
/** The least number of different bytes in a sealing key. A random key has nearly always more. */
const KEY_VALUES = 16;

/** Whether a byte is a printable ASCII character. A key of such bytes alone is a text that somebody typed. */
const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f;

/** The rules that keep a shop with unsafe settings from opening in the mode `live`. */
export const PLATFORM_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "PUBLIC_URL must be an https address",
    applies: ({ PUBLIC_URL: url }) => !url?.startsWith("https:"),
  },
  {
    says: "SHOP_SECRET must be a random secret of your own, such as openssl rand -base64 32 makes",
    applies: ({ SHOP_SECRET: secret }) =>
      // A text with spaces is a sentence, which is easier to guess than its letters suggest. A line
      // break at the end comes from a file and is no sign of a sentence.
      secret === DEMONSTRATION_SECRET ||
      /\s/.test(secret.trim()) ||
      guessBits(secret) < SECRET_BITS,
  },
  {
    says: "METRICS_TOKEN must be a random token, such as openssl rand -base64 24 makes",
    applies: ({ METRICS_TOKEN: token }) => token !== undefined && guessBits(token) < TOKEN_BITS,
  },
  {
    says: "SEALING_KEYS must have a key, such as 2026a: and what openssl rand -base64 32 makes",
    applies: ({ SEALING_KEYS: keys }) => keys.length === 0,
  },
  {
    says: "The first of SEALING_KEYS must be a random key; put a new one before it and keep the old one",
    // The other keys only open what they sealed, and a shop can't do without them.
    applies: ({ SEALING_KEYS: [first] }) =>
      first !== undefined && (new Set(first.key).size < KEY_VALUES || first.key.every(isPrintable)),
  },
  ...REMOTE_SERVICE_LIVE_RULES,
  {
    says: "MIGRATION_DATABASE_URL must be the database of DATABASE_URL with another user",
    applies: ({ MIGRATION_DATABASE_URL: owner, DATABASE_URL: serving }) =>
      owner !== undefined && (serving === undefined || userOf(owner) === userOf(serving)),
  },
  {
    says: "REDIS_URL must be written: the Redis in which the shop's processes count attempts together, or none if it is one process",
    applies: (_settings, isWritten) => !isWritten("REDIS_URL"),
  },
  {
    says: "OTEL_EXPORTER_OTLP_ENDPOINT on another machine must begin with https: when OTEL_EXPORTER_OTLP_HEADERS has keys",
    applies: ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers }) =>
      headers.length > 0 && url !== undefined && !isOnThisMachine(url) && !/^https:/i.test(url),
  },
  {
    says: "TRUST_PROXY must be written: the networks of the proxies before the shop, or none",
    applies: (_settings, isWritten) => !isWritten("TRUST_PROXY"),
  },
  {
    says: "TRUST_PROXY must list the proxies' networks, because true believes whoever connects",
    applies: ({ TRUST_PROXY: proxies }) => proxies === true,
  },
  ...objects.BUCKET_LIVE_RULES,
  ...cdn.CDN_LIVE_RULES,
];

/** The user name in the address of a database. */
function userOf(databaseUrl: string): string | undefined {
  return URL.parse(databaseUrl)?.username;
}
