import { type BasisPoints, type Paise, paise } from "@suvarna/domain/money";
import type { MetalLimits, RateLimits } from "@suvarna/domain/rate-guard";
import type { RateAdjustment } from "@suvarna/domain/rate-sheet";
import * as z from "zod";
import { commaList, origin, wholeNumber } from "../platform/setting-types.ts";
import { mustBeHttps, type StartRule } from "../platform/start-rule.ts";

/**
 * The names of the possible sources of rates. With `manual`, staff enter the rates, and no service
 * is queried.
 */
const SOURCES = ["simulated", "goldapi", "metalpriceapi", "manual"] as const;
type SourceName = (typeof SOURCES)[number];

const HIGHEST_RUPEES = 500_000;
const rupeesPerGram = wholeNumber(1, HIGHEST_RUPEES);
const jump = wholeNumber(1, 10_000);
const adjustBp = wholeNumber(-5000, 10_000);
const adjustPaise = wholeNumber(-1_000_000, 1_000_000);
const feedUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

/** The settings of the rates, with their defaults. */
export const RATE_SETTINGS = {
  RATES_SOURCE: commaList(z.enum(SOURCES)).default(["simulated"]),
  RATES_TICK_SECONDS: wholeNumber(1, 3600).default(10),
  RATES_MAX_AGE_HOURS: wholeNumber(1, 240).default(24),
  RATES_SELL_MINUTES: wholeNumber(1, 14_400).default(60),
  RATES_MANUAL_SELL_HOURS: wholeNumber(1, 240).default(12),
  RATES_OLD_MINUTES: wholeNumber(1, 14_400).default(30),
  RATES_ALARM_MINUTES: wholeNumber(1, 14_400).default(45),
  RATES_TIMEOUT_SECONDS: wholeNumber(1, 60).default(5),
  RATES_GOLD_FLOOR_RUPEES: rupeesPerGram.default(4000),
  RATES_GOLD_CEILING_RUPEES: rupeesPerGram.default(60_000),
  RATES_GOLD_JUMP_BP: jump.default(300),
  RATES_GOLD_ADJUST_BP: adjustBp.default(0),
  RATES_GOLD_ADJUST_PAISE: adjustPaise.default(0),
  RATES_SILVER_FLOOR_RUPEES: rupeesPerGram.default(40),
  RATES_SILVER_CEILING_RUPEES: rupeesPerGram.default(1500),
  RATES_SILVER_JUMP_BP: jump.default(500),
  RATES_SILVER_ADJUST_BP: adjustBp.default(0),
  RATES_SILVER_ADJUST_PAISE: adjustPaise.default(0),
  RATES_SOCKET: z.enum(["true", "false"]).default("true"),
  RATES_LISTENERS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  RATES_LISTENER_ORIGINS: commaList(origin).default([]),
  GOLDAPI_KEY: z.string().min(1).optional(),
  GOLDAPI_URL: feedUrl.default("https://www.goldapi.io"),
  GOLDAPI_MONTHLY_REQUESTS: wholeNumber(1, 100_000_000).default(100),
  EXCHANGE_BP: wholeNumber(0, 10_000).default(9500),
  METALPRICEAPI_KEY: z.string().min(1).optional(),
  METALPRICEAPI_URL: feedUrl.default("https://api.metalpriceapi.com"),
  METALPRICEAPI_MONTHLY_REQUESTS: wholeNumber(1, 100_000_000).default(100),
};

export const RATE_FAMILIES = ["RATES_", "GOLDAPI_", "METALPRICEAPI_", "EXCHANGE_"];

/** A paid service that reports rates. */
export interface FeedConfig {
  readonly url: string;
  readonly key: string;
  /** The most requests that the shop may make in a month. */
  readonly monthlyRequests: number;
}

/**
 * The configuration of the rates. The guard takes its limits from it (floor, ceiling, jump, age).
 */
export interface RatesConfig extends RateLimits {
  /**
   * The sources in the order in which they are queried: the next one is queried when a source gives
   * no answer.
   */
  readonly sources: readonly SourceName[];
  readonly tickMs: number;
  /** How long the shop sells by the rates of a feed after the feed has read the market. */
  readonly feedSellMs: number;
  /** How long the shop sells by rates that staff entered, unless they hold them for longer. */
  readonly manualSellMs: number;
  /** How long after a feed has read the market its rates are shown to staff as old. */
  readonly oldMs: number;
  /** How long after a feed has read the market staff get a letter when no newer rates have come. */
  readonly alarmMs: number;
  /** How long a source may take for one request. */
  readonly timeoutMs: number;
  /**
   * The surcharges that turn the world market's price into the local price, until staff set others.
   */
  readonly adjust: { readonly gold: RateAdjustment; readonly silver: RateAdjustment };
  readonly goldapi: FeedConfig;
  readonly metalpriceapi: FeedConfig;
  readonly listeners: {
    /**
     * Whether the shop has a WebSocket for prices. Browsers that can't connect to it poll instead.
     */
    readonly socket: boolean;
    readonly perAddress: number;
    /**
     * The origins of other sites whose pages may connect to the WebSocket, besides the shop's own.
     */
    readonly origins: readonly string[];
  };
}

type Settings = z.output<z.ZodObject<typeof RATE_SETTINGS>>;

/** Reads the part of the configuration that is about rates. */
export function ratesConfig(settings: Settings): RatesConfig {
  return {
    sources: settings.RATES_SOURCE,
    tickMs: settings.RATES_TICK_SECONDS * 1000,
    feedSellMs: settings.RATES_SELL_MINUTES * 60_000,
    manualSellMs: settings.RATES_MANUAL_SELL_HOURS * 3_600_000,
    oldMs: settings.RATES_OLD_MINUTES * 60_000,
    alarmMs: settings.RATES_ALARM_MINUTES * 60_000,
    timeoutMs: settings.RATES_TIMEOUT_SECONDS * 1000,
    gold: limits(
      settings.RATES_GOLD_FLOOR_RUPEES,
      settings.RATES_GOLD_CEILING_RUPEES,
      settings.RATES_GOLD_JUMP_BP,
    ),
    silver: limits(
      settings.RATES_SILVER_FLOOR_RUPEES,
      settings.RATES_SILVER_CEILING_RUPEES,
      settings.RATES_SILVER_JUMP_BP,
    ),
    maxAgeMs: settings.RATES_MAX_AGE_HOURS * 3_600_000,
    adjust: {
      gold: adjustment(settings.RATES_GOLD_ADJUST_BP, settings.RATES_GOLD_ADJUST_PAISE),
      silver: adjustment(settings.RATES_SILVER_ADJUST_BP, settings.RATES_SILVER_ADJUST_PAISE),
    },
    goldapi: {
      url: settings.GOLDAPI_URL,
      key: settings.GOLDAPI_KEY ?? "",
      monthlyRequests: settings.GOLDAPI_MONTHLY_REQUESTS,
    },
    metalpriceapi: {
      url: settings.METALPRICEAPI_URL,
      key: settings.METALPRICEAPI_KEY ?? "",
      monthlyRequests: settings.METALPRICEAPI_MONTHLY_REQUESTS,
    },
    listeners: {
      socket: settings.RATES_SOCKET === "true",
      perAddress: settings.RATES_LISTENERS_PER_ADDRESS,
      origins: settings.RATES_LISTENER_ORIGINS,
    },
  };
}

function limits(floorRupees: number, ceilingRupees: number, jumpBp: BasisPoints): MetalLimits {
  return { floor: paise(floorRupees), ceiling: paise(ceilingRupees), jumpBp };
}

function adjustment(bp: BasisPoints, paisePerGram: Paise): RateAdjustment {
  return { bp, paisePerGram };
}

/** Returns the contradictions between the settings of the rates, as one sentence each. */
export function rateProblems(settings: Settings): string[] {
  const sources = settings.RATES_SOURCE;
  const problems: string[] = [];
  if (new Set(sources).size < sources.length) problems.push("RATES_SOURCE names a source twice");
  // The shop would otherwise sell by invented rates when a real source fails.
  if (sources.includes("simulated") && sources.length > 1) {
    problems.push("RATES_SOURCE can't have the simulated market beside other sources");
  }
  for (const [source, key] of [
    ["goldapi", "GOLDAPI_KEY"],
    ["metalpriceapi", "METALPRICEAPI_KEY"],
  ] as const) {
    if (sources.includes(source) && !settings[key]) {
      problems.push(`${key} must be set for RATES_SOURCE=${source}`);
    }
  }
  if (settings.RATES_SELL_MINUTES > settings.RATES_MAX_AGE_HOURS * 60) {
    problems.push("RATES_SELL_MINUTES must not be longer than RATES_MAX_AGE_HOURS");
  }
  for (const metal of ["GOLD", "SILVER"] as const) {
    const [floor, ceiling] = [
      `RATES_${metal}_FLOOR_RUPEES`,
      `RATES_${metal}_CEILING_RUPEES`,
    ] as const;
    if (settings[floor] >= settings[ceiling]) problems.push(`${floor} must be below ${ceiling}`);
  }
  return problems;
}

const MINUTES_A_MONTH = 31 * 24 * 60;

/**
 * Whether the monthly budgets allow enough queries for rates that are always valid. Where staff
 * enter rates too, staff fill the gaps.
 */
function lastsTheMonth(settings: Settings): boolean {
  const sources = settings.RATES_SOURCE;
  if (sources.includes("manual") || sources.includes("simulated")) return true;
  const readings =
    // A reading of GoldAPI.io takes two requests.
    (sources.includes("goldapi") ? settings.GOLDAPI_MONTHLY_REQUESTS / 2 : 0) +
    (sources.includes("metalpriceapi") ? settings.METALPRICEAPI_MONTHLY_REQUESTS : 0);
  return readings * settings.RATES_SELL_MINUTES >= MINUTES_A_MONTH;
}

/** Returns the reasons why a shop with these settings may not be live. */
export const RATE_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "RATES_SOURCE must be a real source, not the simulated market",
    applies: ({ RATES_SOURCE: sources }) => sources.includes("simulated"),
  },
  {
    says: "the monthly requests of the sources in RATES_SOURCE must give a reading every RATES_SELL_MINUTES, because sales stop in between",
    applies: (settings) => !lastsTheMonth(settings),
  },
  mustBeHttps("GOLDAPI_URL"),
  mustBeHttps("METALPRICEAPI_URL"),
];
