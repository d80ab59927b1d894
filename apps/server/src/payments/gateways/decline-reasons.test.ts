import { expect, it } from "vitest";
import { connectCashfree } from "./cashfree/connection.ts";
import { reasonOfError, reasonOfUpiCodes } from "./decline-reasons.ts";
import { sign } from "./signatures.ts";

it("reads the codes of gateways and of UPI, and gives no reason for other codes", () => {
  expect(reasonOfError("incorrect_otp")).toBe("wrong_code");
  expect(reasonOfError("BANK_REJECTED")).toBe("refused");
  expect(reasonOfUpiCodes(["00", "Z9"])).toBe("insufficient_funds");
  for (const unknown of ["constructor", "something_else", "", null]) {
    expect(reasonOfError(unknown)).toBeUndefined();
    expect(reasonOfUpiCodes(unknown ? [unknown] : [])).toBeUndefined();
  }
});

it.each([
  [
    "the UPI code before Cashfree's message",
    "ZM::Invalid PIN",
    undefined,
    "wrong_code",
    "Invalid PIN",
  ],
  ["Cashfree's reason", "01::REJECTED", "bank_rejected", "refused", "REJECTED"],
  ["nothing", "Not known", undefined, undefined, "Not known"],
])("takes the reason of a failed payment from %s", (_, message, error_reason, reason, said) => {
  const now = new Date("2026-11-22T06:00:00Z");
  const payment = {
    cf_payment_id: "1",
    payment_status: "FAILED",
    payment_amount: 2,
    payment_currency: "INR",
    payment_message: message,
    error_details: null,
  };
  const data = { order: { order_id: "o1" }, payment, error_details: { error_reason } };
  const raw = Buffer.from(JSON.stringify({ type: "PAYMENT_FAILED_WEBHOOK", data }));
  const timestamp = String(now.getTime());
  const signature = sign("secret", "base64", timestamp, raw);
  const news = connectCashfree(
    { CASHFREE_CLIENT_SECRET: "secret" },
    { timeoutMs: 1000, returnUrl: () => "", webhookUrl: "" },
  ).readWebhook(raw, { "x-webhook-timestamp": timestamp, "x-webhook-signature": signature }, now);
  expect(news).toMatchObject({ said, outcome: "failed" });
  expect(news).toHaveProperty("declineReason", reason);
});
