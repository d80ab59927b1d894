import { expect, it, vi } from "vitest";
import { saveDelivery } from "./save-delivery.ts";

const drafts = { settle: vi.fn() };

it("returns why a tracking number could not be saved, and keeps the typed text", async () => {
  drafts.settle.mockClear();
  const keep = vi.fn(async () => "We can't do this just now.");
  const typed = { value: "BD 1234", saved: "" };
  expect(await saveDelivery("trackingNumber", typed, drafts, keep)).toBe(
    "We can't do this just now.",
  );
  expect(keep).toHaveBeenCalledWith({ trackingNumber: "BD 1234" }, expect.any(Function));
  expect(drafts.settle).not.toHaveBeenCalled();
});

it("has no problem with a courier that is saved, or was saved before", async () => {
  drafts.settle.mockClear();
  const keep = vi.fn(async (_body: object, whenKept?: () => void) => {
    whenKept?.();
    return null;
  });
  const typed = { value: "BVC ", saved: "" };
  expect(await saveDelivery("courier", typed, drafts, keep)).toBeUndefined();
  expect(drafts.settle).toHaveBeenCalledWith("courier", "BVC ", "BVC");
  const same = { value: "BVC", saved: "BVC" };
  expect(await saveDelivery("courier", same, drafts, keep)).toBeUndefined();
  expect(keep).toHaveBeenCalledTimes(1);
});
