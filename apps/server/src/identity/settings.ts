import * as z from "zod";
import { guessBits } from "../platform/secret-strength.ts";
import { wholeNumber } from "../platform/setting-types.ts";
import type { StartRule } from "../platform/start-rule.ts";

const count = wholeNumber(1, 1_000_000);
const word = z.string().min(1);

/** The hosted sign-in service's project configuration: all of it, or nothing. */
const HOSTED_SETTINGS = {
  HOSTED_API_KEY: word.optional(),
  HOSTED_AUTH_DOMAIN: word.optional(),
  HOSTED_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be a project's id")
    .optional(),
  HOSTED_STORAGE_BUCKET: word.optional(),
  HOSTED_MESSAGING_SENDER_ID: word.optional(),
  HOSTED_APP_ID: word.optional(),
  HOSTED_MEASUREMENT_ID: word.optional(),
};

/**
 * The user of the hosted sign-in service's project as whom the shop writes to the project's bucket.
 */
const UPLOADER_SETTINGS = {
  HOSTED_UPLOADER_EMAIL: z.email().optional(),
  HOSTED_UPLOADER_PASSWORD: word.optional(),
};

/**
 * The domain of the demonstration's e-mail addresses. No mail server has this domain (RFC 2606).
 */
const SAMPLE_DOMAIN = "@suvarna.example";
/** The staff account of a demonstration. */
export const SAMPLE_STAFF_EMAIL = `staff${SAMPLE_DOMAIN}`;

/**
 * The e-mail address of the demonstration's second owner, who approves the requests of the first
 * owner.
 */
export const SAMPLE_PARTNER_EMAIL = `partner${SAMPLE_DOMAIN}`;

/** The settings of signing in, with their defaults. */
export const SIGN_IN_SETTINGS = {
  STAFF_EMAIL: z.email().default(SAMPLE_STAFF_EMAIL),
  STAFF_PASSWORD: z.string().min(8).default("staff-suvarna"),
  SESSION_IDLE_DAYS: wholeNumber(1, 365).default(7),
  SESSION_ABSOLUTE_DAYS: wholeNumber(1, 365).default(30),
  OTP_PER_NUMBER_HOURLY: count.default(5),
  OTP_PER_NUMBER_DAILY: count.default(10),
  OTP_PER_ADDRESS_HOURLY: count.default(10),
  OTP_PER_NETWORK_HOURLY: count.default(30),
  OTP_PER_SHOP_DAILY: count.default(1000),
  OTP_RESERVED_DAILY: wholeNumber(0, 1_000_000).default(400),
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_CLIENT_SECRET: word.optional(),
  GOOGLE_ISSUER: z.union([z.literal("local"), z.url({ protocol: /^https?$/ })]).optional(),
  ...HOSTED_SETTINGS,
  ...UPLOADER_SETTINGS,
};

export const SIGN_IN_FAMILIES = ["STAFF_", "SESSION_", "OTP_", "GOOGLE_", "HOSTED_"];

/** The caps on the number of one-time codes. */
export interface CodeCaps {
  readonly perNumberHourly: number;
  readonly perNumberDaily: number;
  readonly perAddressHourly: number;
  /**
   * The cap for all addresses that share their first three bytes, because a provider gives many
   * phones addresses of one network.
   */
  readonly perNetworkHourly: number;
  /**
   * The cap on all text messages of a day, which limits the cost even if every other limit fails.
   */
  readonly perShopDaily: number;
  /** The part of the daily cap that is reserved for phone numbers that an account has proved. */
  readonly reservedDaily: number;
}

/** A client of an OpenID Connect issuer. */
export interface OpenIdClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/**
 * The hosted sign-in service's project. The fields have the names that the service's console uses.
 */
export interface HostedProject {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  readonly measurementId: string;
  /**
   * The login with which the shop writes to the bucket; null when uploads are stored in the shop's
   * own database.
   */
  readonly uploader: { readonly email: string; readonly password: string } | null;
}

/** How long the session of a shopper lasts. */
export interface SessionConfig {
  /** The number of days without use after which the session ends. */
  readonly idleDays: number;
  /** The number of days after which the session ends even when it is used. */
  readonly absoluteDays: number;
}

export interface SignInConfig {
  readonly sessions: SessionConfig;
  readonly codes: CodeCaps;
  /**
   * The client for Google; `local` stands for the demonstration's own issuer, null for no sign-in
   * by Google.
   */
  readonly google: "local" | OpenIdClient | null;
  /** The hosted sign-in service's project; null when the shop does not use the hosted service. */
  readonly hosted: HostedProject | null;
}

type Settings = z.output<z.ZodObject<typeof SIGN_IN_SETTINGS>>;

/** Reads the part of the configuration that is about signing in. */
export function signInConfig(settings: Settings, demonstration: boolean): SignInConfig {
  return {
    sessions: {
      idleDays: settings.SESSION_IDLE_DAYS,
      absoluteDays: settings.SESSION_ABSOLUTE_DAYS,
    },
    codes: {
      perNumberHourly: settings.OTP_PER_NUMBER_HOURLY,
      perNumberDaily: settings.OTP_PER_NUMBER_DAILY,
      perAddressHourly: settings.OTP_PER_ADDRESS_HOURLY,
      perNetworkHourly: settings.OTP_PER_NETWORK_HOURLY,
      perShopDaily: settings.OTP_PER_SHOP_DAILY,
      reservedDaily: settings.OTP_RESERVED_DAILY,
    },
    google: googleClient(settings) ?? (demonstration ? "local" : null),
    hosted: hostedProject(settings),
  };
}

function googleClient(settings: Settings): OpenIdClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret = null } = settings;
  if (!clientId) return null;
  return {
    issuer: settings.GOOGLE_ISSUER ?? "https://accounts.google.com",
    clientId,
    clientSecret,
  };
}

function hostedProject(settings: Settings): HostedProject | null {
  if (!settings.HOSTED_PROJECT_ID) return null;
  return {
    apiKey: settings.HOSTED_API_KEY ?? "",
    authDomain: settings.HOSTED_AUTH_DOMAIN ?? "",
    projectId: settings.HOSTED_PROJECT_ID,
    storageBucket: settings.HOSTED_STORAGE_BUCKET ?? "",
    messagingSenderId: settings.HOSTED_MESSAGING_SENDER_ID ?? "",
    appId: settings.HOSTED_APP_ID ?? "",
    measurementId: settings.HOSTED_MEASUREMENT_ID ?? "",
    uploader: uploaderOf(settings),
  };
}

function uploaderOf(settings: Settings): HostedProject["uploader"] {
  const { HOSTED_UPLOADER_EMAIL: email, HOSTED_UPLOADER_PASSWORD: password } = settings;
  return email && password ? { email, password } : null;
}

/** Returns the contradictions between the sign-in settings, as one sentence each. */
export function signInProblems(settings: Settings): string[] {
  const problems: string[] = [];
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId } = settings;
  if (issuer === "local" && clientId) {
    problems.push("GOOGLE_ISSUER=local goes without GOOGLE_CLIENT_ID");
  }
  if (issuer && issuer !== "local" && !clientId) {
    problems.push("GOOGLE_CLIENT_ID must be set for GOOGLE_ISSUER");
  }
  if (settings.GOOGLE_CLIENT_SECRET && !clientId) {
    problems.push("GOOGLE_CLIENT_ID must be set for GOOGLE_CLIENT_SECRET");
  }
  if (settings.OTP_RESERVED_DAILY >= settings.OTP_PER_SHOP_DAILY) {
    problems.push("OTP_RESERVED_DAILY must be below OTP_PER_SHOP_DAILY");
  }
  const names = Object.keys(HOSTED_SETTINGS) as (keyof typeof HOSTED_SETTINGS)[];
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < names.length) {
    problems.push(`the hosted sign-in needs ${missing.join(", ")} too`);
  }
  const { HOSTED_UPLOADER_EMAIL: email, HOSTED_UPLOADER_PASSWORD: password } = settings;
  if (!email !== !password || (email && !settings.HOSTED_PROJECT_ID)) {
    problems.push(
      "uploads to the bucket need HOSTED_UPLOADER_EMAIL, HOSTED_UPLOADER_PASSWORD and the hosted project",
    );
  }
  return problems;
}

/** Settings by which real people sign in. A shop with any of them must state its mode. */
export const SIGN_IN_REAL_SIGNS: readonly StartRule<Settings>[] = [
  {
    says: "GOOGLE_CLIENT_ID lets real people sign in",
    applies: ({ GOOGLE_CLIENT_ID: clientId }) => clientId !== undefined,
  },
  {
    says: "HOSTED_PROJECT_ID lets real people sign in",
    applies: ({ HOSTED_PROJECT_ID: project }) => project !== undefined,
  },
];

const PASSWORD_LENGTH = 15;
const PASSWORD_BITS = 40;

/** Returns the reasons why a shop with these sign-in settings may not be live. */
export const SIGN_IN_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "STAFF_EMAIL must be set",
    applies: ({ STAFF_EMAIL: email }) => email.toLowerCase().endsWith(SAMPLE_DOMAIN),
  },
  {
    says: "STAFF_PASSWORD must be set to one of 15 characters or more that nobody guesses, such as four random words",
    applies: ({ STAFF_PASSWORD: password, STAFF_EMAIL: email }) =>
      password.length < PASSWORD_LENGTH || guessBits(password, email.split(/[@.]/)) < PASSWORD_BITS,
  },
  {
    says: "GOOGLE_ISSUER must be a real issuer, not the demonstration's own",
    applies: ({ GOOGLE_ISSUER: issuer }) => issuer === "local",
  },
  {
    says: "GOOGLE_ISSUER must be an https address",
    applies: ({ GOOGLE_ISSUER: issuer = "local" }) =>
      issuer !== "local" && !issuer.startsWith("https:"),
  },
  {
    says: "HOSTED_AUTH_DOMAIN must be a domain without http:",
    applies: ({ HOSTED_AUTH_DOMAIN: domain = "" }) => domain.includes("://"),
  },
];
