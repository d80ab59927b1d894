import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, it } from "vitest";
import { sayUndelivered } from "./undelivered-words.ts";

const pageOf = (
  paymentMethod: OrderPage["order"]["paymentMethod"],
  cancellation: Partial<OrderPage["cancellation"]> = {},
) =>
  ({
    shopper: { email: null, phone: "+919811100000", hears: { undelivered: true } },
    order: { shippingAddress: { fullName: "Meera Nair" }, paymentMethod },
    cancellation: { backPaise: 1250_50, needsApproval: false, ...cancellation },
  }) as OrderPage;

it("says that no money moves when it was to be paid at the door", () => {
  const words = sayUndelivered(pageOf("COD", { backPaise: 0 }));
  expect(words).toMatch(/^The order ends without money: the courier has taken none and owes none/);
  expect(words).toContain("Meera Nair gets a message.");
});

it("says how paid money goes back", () => {
  expect(sayUndelivered(pageOf("ONLINE"))).toMatch(
    /^₹1,250.50 goes back to the shopper the way it was paid. Meera Nair/,
  );
  expect(sayUndelivered(pageOf("COUNTER"))).toContain("staff send it by bank transfer or UPI");
});

it("says that nothing changes before a second person agrees", () => {
  expect(sayUndelivered(pageOf("ONLINE", { needsApproval: true }))).toMatch(
    /^Nothing changes until a colleague agrees. Then ₹1,250.50 goes back/,
  );
});
