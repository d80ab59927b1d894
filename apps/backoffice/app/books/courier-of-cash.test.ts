import { expect, it } from "vitest";
import { courierOf } from "./courier-of-cash.ts";

it("names the courier and the tracking number, or else the note of the dispatch", () => {
  const none = { courier: null, trackingNumber: null, dispatchNote: null };
  expect(courierOf({ courier: "Sequel", trackingNumber: "SQ 7", dispatchNote: "Insured" })).toBe(
    "Sequel, SQ 7",
  );
  expect(courierOf({ ...none, trackingNumber: "SQ 7", dispatchNote: "By our driver" })).toBe(
    "SQ 7, By our driver",
  );
  expect(courierOf({ ...none, trackingNumber: "SQ 7", dispatchNote: "tracking number SQ 7" })).toBe(
    "tracking number SQ 7",
  );
  expect(courierOf(none)).toBe("–");
});
