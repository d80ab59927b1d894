import { expect, it } from "vitest";
import { isSameSignature, sign } from "./signatures.ts";

it("signs as Cashfree does: the time and the raw bytes joined, base64", () => {
  const body =
    '{"data":{"order":{"order_id":"o1","order_amount":170.00}},"event_time":"2025-01-01T00:00:00+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}';
  expect(sign("cfsk_test_secret", "base64", "1746427759733", Buffer.from(body))).toBe(
    "bM8kj2o8Yzpq8GC9SunztGTL1ZZyszQGCbil4PEPMGI=",
  );
});

it("signs as Razorpay does: its popup's two ids, and its messages, hex", () => {
  expect(sign("rzp_secret", "hex", "order_TEST1|pay_TEST1")).toBe(
    "c9f53a8e9cd1814349c7af116a536c9015481356c653627673e684e27a8fbffb",
  );
  expect(sign("whsec", "hex", '{"event":"payment.captured"}')).toBe(
    "4673dd707ef4c41b987cb7fefe1583142dc702388c93145b7814b9ad3d3c183e",
  );
});

it.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["abc", "", false],
])("%s and %s are the same: %s", (one, other, same) => {
  expect(isSameSignature(one, other)).toBe(same);
});
