import { moveOrder } from "@suvarna/contract/orders/staff";
import { expect, it } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import { online, openCounter, sell, shop, staff } from "../../test/counter-desk.ts";

openCounter();

/** The newest letter of a kind to a shopper. */
async function letterTo({ email }: { readonly email: string }, kind: string) {
  const letters = await shop.messagesTo(email);
  return letters.findLast((letter) => letter.kind === kind);
}

it("of a cancelled counter order say that staff send the money to the bank", async () => {
  const shopper = await shop.signUp("Meera Nair");
  const { _id: id } = await sell({ takenAway: false, shopper: { shopperId: shopper.userId } });
  const params = { id };
  const body = { from: "confirmed", to: "cancelled" } as const;
  await approvePending(shop, await staff.call(moveOrder, { params, body }));
  const cancelled = await letterTo(shopper, "order-cancelled");
  expect(cancelled?.text).toMatch(/We send your ₹[\d,.]+ to your bank account.*IFSC/);
  expect(cancelled?.text).not.toMatch(/Nothing was charged|the way it was paid/);

  const sent = { from: "cancelled", to: "refunded", reference: "NEFT-1" } as const;
  await staff.call(moveOrder, { params, body: sent });
  const refunded = await letterTo(shopper, "order-refunded");
  expect(refunded?.text).toMatch(/we have sent ₹[\d,.]+ .* to your bank account or UPI address/);
  expect(refunded?.text).not.toContain("the way it came");
});

it("of an order that was paid online say that the money goes back the way it was paid", async () => {
  const ordered = await online.order("cashfree");
  await online.choose(ordered.session, "success");
  await online.settleAll();
  await online.cancel(ordered);
  await online.settleAll();
  expect((await letterTo(ordered.shopper, "order-cancelled"))?.text).toContain(
    "is on its way back, the way it was paid",
  );
  expect((await letterTo(ordered.shopper, "order-refunded"))?.text).toContain("the way it came");
});

it("of a cancelled order that nobody has paid say that nothing was charged", async () => {
  const ordered = await online.order("cashfree");
  await online.cancel(ordered);
  const letter = await letterTo(ordered.shopper, "order-cancelled");
  expect(letter?.text).toContain("Nothing was charged");
});

it("that ask for the payment of a counter order do not speak of cash at the door", async () => {
  const shopper = await shop.signUp("Meera Nair", true);
  const payment = { by: "link" as const };
  await sell({ payment, takenAway: false, shopper: { shopperId: shopper.userId } });
  const letter = await letterTo(shopper, "prepayment-asked");
  expect(letter?.text).toContain("we have taken down your order");
  expect(letter?.text).not.toContain("cash at the door");
});

it.each(["cashfree", "razorpay"] as const)(
  "of a payment of a wrong amount at %s do not say that nothing was charged",
  async (gateway) => {
    const ordered = await online.order(gateway);
    await online.choose(ordered.session, "wrong-amount");
    await online.settleAll();
    const letter = await letterTo(ordered.shopper, "payment-failed");
    expect(letter?.text).toContain("Money that was taken all the same goes back by itself");
    expect(letter?.html).toContain("Its amount was not the right one");
    expect(letter?.html).not.toContain("Nothing was charged");
  },
);
