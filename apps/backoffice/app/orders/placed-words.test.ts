import { expect, it } from "vitest";
import { sayPlaced } from "./placed-words.ts";

const amounts = { subtotal: 4_500, discount: 96.48, gst: 793, shippingCost: 50 };

it("names all amounts of an order, so that they add up to its total", () => {
  expect(sayPlaced(amounts)).toBe("₹4,403.52, GST ₹793.00 and shipping ₹50.00");
});

it("leaves out a shipping that was free", () => {
  expect(sayPlaced({ ...amounts, shippingCost: 0 })).toBe("₹4,403.52 and GST ₹793.00");
});
