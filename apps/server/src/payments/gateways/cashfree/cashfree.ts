import type { Gateway } from "../../gateway.ts";
import { apiUrl, secret } from "../setting-types.ts";
import { connectCashfree } from "./connection.ts";

const TEST_HOST = /^https?:\/\/(?:sandbox|test)\./;

/** The definition of the gateway Cashfree Payments. */
export const cashfree: Gateway = {
  name: "cashfree",
  settings: {
    CASHFREE_CLIENT_ID: secret,
    CASHFREE_CLIENT_SECRET: secret,
    CASHFREE_URL: apiUrl.default("https://api.cashfree.com/pg"),
  },
  required: ["CASHFREE_CLIENT_ID", "CASHFREE_CLIENT_SECRET"],
  isTest: ({
    CASHFREE_URL: url = "",
    CASHFREE_CLIENT_ID: id = "",
    CASHFREE_CLIENT_SECRET: key = "",
  }) => TEST_HOST.test(url) || id.startsWith("TEST") || key.startsWith("cfsk_ma_test_"),
  // These origins were found in the pages of Cashfree's payment window.
  hosts: {
    scripts: ["https://sdk.cashfree.com"],
    frames: [
      "https://sdk.cashfree.com",
      "https://api.cashfree.com",
      "https://payments.cashfree.com",
    ],
    connects: ["https://api.cashfree.com"],
  },
  testHosts: {
    scripts: ["https://sdk.cashfree.com"],
    frames: [
      "https://sdk.cashfree.com",
      "https://sandbox.cashfree.com",
      "https://payments-test.cashfree.com",
    ],
    connects: ["https://sandbox.cashfree.com"],
  },
  connect: connectCashfree,
  sandbox: async () => (await import("./sandbox.ts")).cashfreeSandbox,
};
