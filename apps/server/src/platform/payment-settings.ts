import * as z from "zod";
import { commaList, wholeNumber } from "./setting-types.ts";

/** How online payment can be taken. `none`: only cash on delivery. */
const GATEWAYS = ["sandbox", "cashfree", "razorpay", "none"] as const;

const apiUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
const secret = z.string().min(1).optional();

/** The settings of payment, with their defaults. */
export const PAYMENT_SETTINGS = {
  PAYMENT_GATEWAYS: commaList(z.enum(GATEWAYS)).default(["sandbox"]),
  PAYMENT_OPEN_SECONDS: wholeNumber(10, 86_400).default(1800),
  PAYMENT_CHECK_SECONDS: wholeNumber(1, 600).default(5),
  PAYMENT_TIMEOUT_SECONDS: wholeNumber(1, 60).default(8),
  CASHFREE_CLIENT_ID: secret,
  CASHFREE_CLIENT_SECRET: secret,
  CASHFREE_URL: apiUrl.default("https://api.cashfree.com/pg"),
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_URL: apiUrl.default("https://api.razorpay.com/v1"),
  SANDBOX_DELAY_SECONDS: wholeNumber(0, 600).default(6),
};

export interface CashfreeConfig {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface RazorpayConfig {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export interface PaymentsConfig {
  /** The local sandbox stands in for both gateways. */
  readonly sandbox: boolean;
  /** Who is asked for a payment, in this order; empty: cash on delivery alone. */
  readonly gateways: readonly ("cashfree" | "razorpay")[];
  /** How long an order waits for its money, with its pieces reserved. */
  readonly openMs: number;
  /** How soon a gateway is asked about a payment for the first time; later ever less often. */
  readonly checkMs: number;
  /** How long a gateway may take for one answer. */
  readonly timeoutMs: number;
  /** How late the sandbox's late news comes. */
  readonly sandboxDelayMs: number;
  readonly cashfree: CashfreeConfig;
  readonly razorpay: RazorpayConfig;
}

type Settings = z.output<z.ZodObject<typeof PAYMENT_SETTINGS>>;

/** The payments' part of the configuration. */
export function paymentsConfig(settings: Settings): PaymentsConfig {
  const named = settings.PAYMENT_GATEWAYS;
  const sandbox = named.includes("sandbox");
  return {
    sandbox,
    gateways: sandbox
      ? ["cashfree", "razorpay"]
      : named.filter((name) => name === "cashfree" || name === "razorpay"),
    openMs: settings.PAYMENT_OPEN_SECONDS * 1000,
    checkMs: settings.PAYMENT_CHECK_SECONDS * 1000,
    timeoutMs: settings.PAYMENT_TIMEOUT_SECONDS * 1000,
    sandboxDelayMs: settings.SANDBOX_DELAY_SECONDS * 1000,
    cashfree: {
      url: settings.CASHFREE_URL,
      clientId: settings.CASHFREE_CLIENT_ID ?? "",
      clientSecret: settings.CASHFREE_CLIENT_SECRET ?? "",
    },
    razorpay: {
      url: settings.RAZORPAY_URL,
      keyId: settings.RAZORPAY_KEY_ID ?? "",
      keySecret: settings.RAZORPAY_KEY_SECRET ?? "",
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET ?? "",
    },
  };
}

const KEYS = {
  cashfree: ["CASHFREE_CLIENT_ID", "CASHFREE_CLIENT_SECRET"],
  razorpay: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
} as const;

/** What does not go together in the payments' settings, each in words. */
export function paymentProblems(settings: Settings): string[] {
  const named = settings.PAYMENT_GATEWAYS;
  const problems: string[] = [];
  if (new Set(named).size < named.length) problems.push("PAYMENT_GATEWAYS names a gateway twice");
  for (const alone of ["sandbox", "none"] as const) {
    if (named.includes(alone) && new Set(named).size > 1) {
      problems.push(`PAYMENT_GATEWAYS can't have ${alone} beside others`);
    }
  }
  for (const gateway of ["cashfree", "razorpay"] as const) {
    for (const key of KEYS[gateway]) {
      if (named.includes(gateway) && !settings[key]) {
        problems.push(`${key} must be set for PAYMENT_GATEWAYS=${gateway}`);
      }
    }
  }
  return problems;
}
