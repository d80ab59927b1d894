import type { OrderState } from "@suvarna/domain/order";
import { expect, it } from "vitest";
import { trackingAddress } from "./tracking.ts";

const at = "2026-11-18T10:42:00.000Z";
const shipped = (note?: string, state: OrderState = "shipped") => ({
  state,
  history: [{ state: "shipped" as const, status: "Shipped", at, ...(note ? { note } : {}) }],
});

it.each([
  ["Bluebird, AWB 12345: https://track.example/12345.", "https://track.example/12345"],
  ["https://track.example/?awb=12345&by=post", "https://track.example/?awb=12345&by=post"],
  ["Bluebird, AWB 12345", null],
  ["javascript:alert(1) http://track.example/1", null],
  [undefined, null],
])("finds in %j the address for tracking the parcel", (note, address) => {
  expect(trackingAddress(shipped(note))).toBe(address);
});

it("leads nowhere once the parcel is there", () => {
  expect(trackingAddress(shipped("https://track.example/12345", "delivered"))).toBeNull();
});
