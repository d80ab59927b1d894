import { expect, it } from "vitest";
import { isExpressDelivery } from "./delivery-way.ts";

it.each([
  [{ subtotal: 1_00_000.01, shipping: 0 }, true],
  [{ subtotal: 1_00_000, shipping: 0 }, false],
  [{ subtotal: 0, shipping: 0 }, false],
  // A shop's settings may charge shipping even above the subtotal FREE_EXPRESS_ABOVE. An order with
  // a shipping charge is not sent by express delivery.
  [{ subtotal: 2_00_000, shipping: 50 }, false],
])("is express with %o: %s", (order, express) => {
  expect(isExpressDelivery(order)).toBe(express);
});
