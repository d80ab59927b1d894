import type { PaymentsConfig } from "../../platform/payment-settings.ts";

/** Whose scripts, windows and calls the gateways' payment windows need. Names seen in their pages. */
const HOSTS = {
  cashfree: {
    scripts: ["https://sdk.cashfree.com"],
    frames: [
      "https://sdk.cashfree.com",
      "https://api.cashfree.com",
      "https://sandbox.cashfree.com",
      "https://payments.cashfree.com",
      "https://payments-test.cashfree.com",
    ],
    connects: ["https://api.cashfree.com", "https://sandbox.cashfree.com"],
  },
  razorpay: {
    scripts: ["https://checkout.razorpay.com"],
    frames: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
    connects: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  },
} as const;

/** What the pages of the shop must let in for the configured gateways; nothing for the sandbox. */
export function browserHosts({ sandbox, gateways }: Pick<PaymentsConfig, "sandbox" | "gateways">) {
  const used = sandbox ? [] : gateways.map((name) => HOSTS[name]);
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    frames: used.flatMap(({ frames }) => frames),
    connects: used.flatMap(({ connects }) => connects),
  };
}
