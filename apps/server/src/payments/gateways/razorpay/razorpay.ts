import type { Gateway } from "../../gateway.ts";
import { apiUrl, secret } from "../setting-types.ts";
import { connectRazorpay } from "./connection.ts";

/** The definition of the gateway Razorpay. */
export const razorpay: Gateway = {
  name: "razorpay",
  settings: {
    RAZORPAY_KEY_ID: secret,
    RAZORPAY_KEY_SECRET: secret,
    RAZORPAY_WEBHOOK_SECRET: secret,
    RAZORPAY_URL: apiUrl.default("https://api.razorpay.com/v1"),
  },
  required: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  chosenSecrets: ["RAZORPAY_WEBHOOK_SECRET"],
  isTest: ({ RAZORPAY_KEY_ID: keyId = "" }) => keyId.startsWith("rzp_test_"),
  // These origins were found in the pages of Razorpay's payment window.
  hosts: {
    scripts: ["https://checkout.razorpay.com"],
    frames: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
    connects: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  },
  connect: connectRazorpay,
  sandbox: async () => (await import("./sandbox.ts")).razorpaySandbox,
};
