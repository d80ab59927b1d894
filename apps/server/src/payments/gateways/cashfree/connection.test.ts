import { describe, expect, it } from "vitest";
import { sign } from "../signatures.ts";
import { connectCashfree } from "./connection.ts";

const SECRET = "secret";
const NOW = new Date("2026-11-22T06:00:00Z");
const gateway = connectCashfree(
  { CASHFREE_CLIENT_SECRET: SECRET },
  { timeoutMs: 1000, returnUrl: () => "", webhookUrl: "" },
);

/** Parses a webhook of Cashfree with these data. */
function read(type: string, data: object) {
  const raw = Buffer.from(JSON.stringify({ type, data }));
  const timestamp = String(NOW.getTime());
  const headers = {
    "x-webhook-timestamp": timestamp,
    "x-webhook-signature": sign(SECRET, "base64", timestamp, raw),
  };
  return gateway.readWebhook(raw, headers, NOW);
}

describe("Cashfree's message about a refund", () => {
  it("contains our own id of the refund", () => {
    const refund = {
      cf_refund_id: 11325632,
      cf_payment_id: 789727431,
      refund_id: "ours",
      order_id: "o1",
      refund_amount: 2.5,
      refund_currency: "INR",
      refund_status: "SUCCESS",
    };
    expect(read("REFUND_STATUS_WEBHOOK", { refund })).toEqual({
      kind: "refund",
      reference: "11325632",
      paymentReference: "789727431",
      amount: 250,
      currency: "INR",
      state: "SUCCESS",
      refundId: "ours",
      progress: "done",
    });
  });

  it("can be about a dispute", () => {
    const dispute = {
      dispute_id: "433475258",
      dispute_type: "DISPUTE",
      dispute_amount: 3,
      dispute_status: "DISPUTE_CREATED",
    };
    const order_details = { order_id: "o1", cf_payment_id: 885457437 };
    expect(read("DISPUTE_CREATED", { dispute, order_details })).toEqual({
      kind: "dispute",
      reference: "433475258",
      paymentReference: "885457437",
      amount: 300,
      currency: "INR",
      state: "DISPUTE_CREATED",
      refundId: null,
      progress: null,
    });
  });

  it("is ignored when it is about something else", () => {
    expect(read("SETTLEMENT", { settlement: {} })).toBeNull();
  });
});
