import { listRefunds } from "@suvarna/contract/payments/staff";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { sign } from "../src/payments/gateways/signatures.ts";
import { refundPayment } from "../src/payments/sandbox/books.ts";
import { newId } from "../src/platform/ids.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export const HOUR_MS = 3_600_000;

export let shop: TestShop;

export let online: OnlineOrders;

export let staff: ReturnType<TestShop["client"]>;

export const lines: string[] = [];

export const stuck = async () => (await staff.call(listRefunds, { query: {} })).refunds;

export const casesOf = async (reference: string) =>
  (await staff.call(listRefunds, { query: {} })).cases.filter((one) => one.reference === reference);

/** Sends a webhook of Razorpay with a valid signature. */
export function say(event: string, payload: object) {
  const body = JSON.stringify({ entity: "event", event, payload });
  const secret = shop.payments.sandbox?.settings["RAZORPAY_WEBHOOK_SECRET"] ?? "";
  return shop.app.inject({
    method: "POST",
    url: "/api/payments/razorpay/webhook",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": sign(secret, "hex", body),
    },
    payload: body,
  });
}

/**
 * Starts a refund in the payment gateway's own dashboard. The gateway sends no webhook about this
 * refund.
 */
export function fromDashboard(
  { paymentReference: paymentId }: { paymentReference: string },
  amount: number,
) {
  const refund = { id: `rfnd_${newId()}`, paymentId, refundId: null, amount, at: shop.clock.now };
  return refundPayment(shop.database.autocommit, refund);
}

/** Opens a shop for the tests of refunds, with its log in `lines`. */
export function openRefundDesk(): void {
  beforeAll(async () => {
    shop = await openShop({ LOG_LEVEL: "warn" }, undefined, {
      write: (line) => void lines.push(line),
    });
    online = await onlineOrders(shop);
    staff = shop.client((await shop.staff()).token);
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  // Days pass in these tests, so new rates are accepted before each test; otherwise the rates would
  // be too old for sales.
  beforeEach(() => acceptRates(shop, 13_333_33, 150_00));
}
