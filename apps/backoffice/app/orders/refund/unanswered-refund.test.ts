import { expect, it } from "vitest";
import {
  forgetUnanswered,
  keyOfRefund,
  noteUnanswered,
  useUnansweredRefunds,
} from "./unanswered-refund.ts";

it("sends an unanswered refund again with its key, and another refund with a new key", () => {
  const key = keyOfRefund("order", "5000");
  noteUnanswered("order", { content: "5000", key });
  expect(keyOfRefund("order", "5000")).toBe(key);
  expect(keyOfRefund("order", "4000")).not.toBe(key);
  expect(keyOfRefund("other order", "5000")).not.toBe(key);
  forgetUnanswered("order", "5000");
  expect(keyOfRefund("order", "5000")).not.toBe(key);
});

it("remembers an unanswered refund when another one of its order is sent", () => {
  noteUnanswered("order", { content: "5000", key: "first" });
  noteUnanswered("order", { content: "4000", key: "second" });
  expect(keyOfRefund("order", "5000")).toBe("first");
  expect(keyOfRefund("order", "4000")).toBe("second");
  forgetUnanswered("order", "4000");
  expect(keyOfRefund("order", "5000")).toBe("first");
  expect(useUnansweredRefunds.getState()["order"]).toEqual([{ content: "5000", key: "first" }]);
});
