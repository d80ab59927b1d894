import { expect, it } from "vitest";
import { hearsOf } from "./resend-letter.ts";

const ALL = { cancelled: true, undelivered: true, refunded: true };
const NONE = { cancelled: false, undelivered: false, refunded: false };

it("reaches a shopper by mail, or by the texts that the shop can send", () => {
  const onlyPhone = { email: null, phone: "+919811100000" };
  expect(hearsOf({ email: "meera@example.test", phone: null }, () => false)).toEqual(ALL);
  expect(hearsOf(onlyPhone, (text) => text === "order-cancelled")).toEqual({
    ...NONE,
    cancelled: true,
  });
  expect(hearsOf({ email: null, phone: null }, () => true)).toEqual(NONE);
  expect(hearsOf(null, () => true)).toEqual(NONE);
});
