import type { Gateway } from "../../gateway.ts";
import { apiUrl, secret } from "../setting-types.ts";
import { connectCashfree } from "./connection.ts";

/** Cashfree Payments. */
export const cashfree: Gateway = {
  name: "cashfree",
  settings: {
    CASHFREE_CLIENT_ID: secret,
    CASHFREE_CLIENT_SECRET: secret,
    CASHFREE_URL: apiUrl.default("https://api.cashfree.com/pg"),
  },
  required: ["CASHFREE_CLIENT_ID", "CASHFREE_CLIENT_SECRET"],
  // As seen in the pages of its payment window.
  hosts: {
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
  connect: connectCashfree,
  sandbox: async () => (await import("./sandbox.ts")).cashfreeSandbox,
};
