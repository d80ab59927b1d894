import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";

const OPEN_MS = 1_800_000;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

describe("a payment through another gateway", () => {
  it("ends the first, keeps amount and time, and confirms the order once", async () => {
    const ordered = await online.order("cashfree");
    const { payBy } = (await online.see(ordered)).payment ?? {};
    await online.choose(ordered.session, "failure");
    await online.deliver();
    const other = await online.pay(ordered, { gateway: "razorpay" });
    expect(other.payment).toMatchObject({
      gateway: "razorpay",
      amount: ordered.placed.order.total,
    });
    expect(other.order.payment?.payBy).toBe(payBy);
    expect(await online.stockOf(ordered.ringId)).toBe(2);
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("is not a way to pay twice: money that still comes through the first goes back", async () => {
    const ordered = await online.order("cashfree");
    const other = await online.pay(ordered, { gateway: "razorpay" });
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    const money = await online.moneyOf(ordered);
    expect(money.filter((refund) => refund === "none")).toHaveLength(1);
    expect(money.filter((refund) => refund !== "none" && refund !== "done")).toEqual([]);
  });

  it("takes money that came through the first, when the second has none", async () => {
    const ordered = await online.order("cashfree");
    await online.choose(ordered.session, "success");
    await online.pay(ordered, { gateway: "razorpay" });
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("stays where it is for a gateway that the shop does not have", async () => {
    const ordered = await online.order("cashfree");
    const again = await online.pay(ordered, { gateway: "elsewhere" });
    expect(again.payment).toMatchObject({ gateway: "cashfree" });
    expect(again.paymentSessionId).toBe(ordered.session);
  });
});

describe("an order that is to be paid at the door instead", () => {
  const atTheDoor = { paymentMethod: "cash-on-delivery" } as const;

  it("is confirmed with its pieces, and its online payment is over", async () => {
    const ordered = await online.order();
    await online.choose(ordered.session, "failure");
    await online.deliver();
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    const changed = await online.pay(ordered, atTheDoor);
    expect(changed.message).toBe("Order placed successfully with COD!");
    expect(changed.payment).toBeUndefined();
    expect(changed.order).toMatchObject({ status: "Confirmed", paymentMethod: "COD" });
    expect(await online.stockOf(ordered.ringId)).toBe(2);
    expect((await online.see(ordered)).history.at(-1)?.note).toBe(
      "You have chosen to pay at the door",
    );
    // A second press changes nothing, and money that comes all the same goes back.
    await online.pay(ordered, atTheDoor);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.settleAll();
    const seen = await online.see(ordered);
    expect(seen).toMatchObject({ status: "Confirmed", paymentStatus: changed.order.paymentStatus });
    expect(seen.history).toHaveLength(3);
    expect((await online.moneyOf(ordered)).filter((refund) => refund !== "done")).toEqual([]);
    expect(await online.stockOf(ordered.ringId)).toBe(2);
  });

  it("keeps to the rules of cash on delivery", async () => {
    const ordered = await online.order("cashfree", await online.ring(null));
    const refusal = { code: "cod_made_to_order" };
    await expect(online.pay(ordered, atTheDoor)).rejects.toMatchObject(refusal);
    const again = await online.pay(ordered);
    expect(again.paymentSessionId).toBe(ordered.session);
    const late = await online.order();
    await online.pass(OPEN_MS);
    await online.settleAll();
    await expect(online.pay(late, atTheDoor)).rejects.toMatchObject({ code: "payment_over" });
  });
});
