import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, it } from "vitest";
import { sayConsequences, sayRequest } from "./cancel-words.ts";

const pageOf = (
  cancellation: Partial<OrderPage["cancellation"]>,
  pieces: unknown[] = [{}],
  paymentMethod: OrderPage["order"]["paymentMethod"] = "ONLINE",
) =>
  ({
    pieces,
    shopper: { email: "meera@example.test", phone: null, hears: { cancelled: true } },
    order: { shippingAddress: { fullName: "Meera Nair" }, paymentMethod },
    cancellation: {
      backPaise: 60_000_00,
      needsApproval: false,
      approvalAbovePaise: 50_000_00,
      approvalLapsesMs: 24 * 3_600_000,
      ...cancellation,
    },
  }) as OrderPage;

it("says that a small cancellation counts at once", () => {
  const words = sayConsequences(pageOf({ backPaise: 1250_50 }));
  expect(words).toMatch(
    /^Its pieces go back on sale. ₹1,250.50 goes back to the shopper the way it was paid./,
  );
  expect(sayConsequences(pageOf({ backPaise: 0 }))).toContain("No money has to go back.");
});

it("says that staff send back by hand what was paid at the counter", () => {
  const words = sayConsequences(pageOf({ backPaise: 1250_50 }, [{}], "COUNTER"));
  expect(words).toContain(
    "₹1,250.50 is owed to the shopper: staff send it by bank transfer or UPI",
  );
  expect(words).not.toContain("the way it was paid");
});

it("says whether the shopper gets a message", () => {
  expect(sayConsequences(pageOf({}))).toContain("Meera Nair gets a message.");
  const page = pageOf({});
  const of = (contacts: object) =>
    sayConsequences({
      ...page,
      shopper: {
        ...page.shopper,
        email: null,
        ...contacts,
        hears: { ...page.shopper.hears, cancelled: false },
      },
    });
  expect(of({})).toContain(
    "Meera Nair gets no message, because the account has no proved address or number",
  );
  expect(of({ phone: "+919811100000" })).toContain("the shop has no text for this");
});

it("says that no pieces go back when every piece is refunded", () => {
  const words = sayConsequences(pageOf({ backPaise: 0 }, []));
  expect(words).toMatch(/^The order is closed. No money has to go back/);
});

it("says that a large cancellation is only requested, and until when", () => {
  const page = pageOf({ needsApproval: true });
  expect(sayConsequences(page)).toMatch(
    /^Nothing changes until a colleague agrees. Then its pieces go back on sale, and ₹60,000.00 goes back/,
  );
  expect(sayRequest(page.cancellation)).toContain("above ₹50,000 is made when a colleague agrees");
  expect(sayRequest(page.cancellation)).toContain("lapses in 24 hours");
});
