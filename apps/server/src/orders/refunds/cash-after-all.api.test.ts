import { requestReturn } from "@suvarna/contract/orders/calls";
import { askForPrepayment, decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveWithApproval } from "../../../test/approvals.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../../test/open-shop.ts";
import { users } from "../../identity/tables.ts";
import { invoices } from "../../invoices/tables.ts";
import { paymentRefunds } from "../../payments/tables.ts";
import { auditLog } from "../../platform/audit.ts";
import { orders } from "../tables.ts";

const OPEN_MS = 1_800_000;
/** A little longer than the slowest bank of the sandbox takes, in milliseconds. */
const SLOW_MS = 7000;
const atTheDoor = { paymentMethod: "cash-on-delivery" } as const;

let shop: TestShop;
let online: OnlineOrders;
let staff: Session;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  staff = await shop.staff();
});
afterAll(() => shop[Symbol.asyncDispose]());

/**
 * Places an order that is to be paid online, and changes it to cash on delivery. @param choice the
 * result of an attempt to pay online before the change
 */
async function changed(choice?: SandboxChoice): Promise<Ordered> {
  const ordered = await online.order();
  if (choice) await online.choose(ordered.session, choice);
  await online.pay(ordered, atTheDoor);
  return ordered;
}

function step({ placed }: Ordered, from: OrderState, to: StaffMove, more: object = {}) {
  const params = { id: placed.order._id };
  return moveWithApproval(shop, staff, params.id, (client) =>
    client.call(moveOrder, { params, body: { from, to, ...more } }),
  );
}

/** Staff ask for a prepayment of the order, and the shopper opens the payment window. */
async function prepaid(ordered: Ordered) {
  const params = { id: ordered.placed.order._id };
  await shop.client(staff.token).call(askForPrepayment, { params });
  return online.pay(ordered);
}

describe("an order that is to be paid at the door instead", () => {
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
    // Asking again for cash on delivery changes nothing, and an online payment that comes later
    // goes back.
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

  it("obeys the rules of cash on delivery", async () => {
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

  it("answers two presses at once alike", async () => {
    const ordered = await online.order();
    const [one, two] = await Promise.all([1, 2].map(() => online.pay(ordered, atTheDoor)));
    expect(one?.message).toBe("Order placed successfully with COD!");
    expect(two?.message).toBe(one?.message);
    expect((await online.see(ordered)).history).toHaveLength(2);
  });

  it("is not placed again by a press after it was cancelled", async () => {
    const ordered = await changed();
    await online.cancel(ordered);
    await expect(online.pay(ordered, atTheDoor)).rejects.toMatchObject({ code: "payment_over" });
  });

  it("refunds money that arrives later, with the reason", async () => {
    const ordered = await changed("pending");
    await online.pass(SLOW_MS);
    const [refund] = await shop.database.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.orderId, ordered.placed.order._id));
    expect(refund?.reason).toBe("cash_chosen");
    const letters = await shop.messagesTo(ordered.shopper.email);
    const letter = letters.find(({ kind }) => kind === "money-refunded");
    expect(letter?.text).toContain("you had chosen to pay at the door");
    expect(letter?.text).not.toContain("the order had ended");
  });

  it("releases money that Razorpay's bank blocks later", async () => {
    const ordered = await online.order("razorpay");
    await online.pay(ordered, atTheDoor);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual([]);
    expect((await online.see(ordered)).paymentMethod).toBe("COD");
  });

  it("has the ways to pay in the audit log", async () => {
    const ordered = await changed();
    const lines = await shop.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, ordered.placed.order._id), eq(auditLog.what, "order.moved")));
    expect(lines.at(-1)).toMatchObject({
      before: { state: "pending_payment", paymentMethod: "ONLINE" },
      after: { state: "confirmed", paymentMethod: "COD" },
    });
  });

  it("counts for the phone number that was proved since it was placed", async () => {
    const { db } = shop.database;
    const shopper = await shop.signUp();
    const proves = (phoneVerified: boolean) =>
      db.update(users).set({ phoneVerified }).where(eq(users.id, shopper.userId));
    const keyOf = async (id: string) =>
      (await db.select().from(orders).where(eq(orders.id, id)))[0]?.buyerKey;
    const ringId = await online.ring(3);
    const place = async (paymentMethod: "ONLINE" | "COD") => {
      const { cartId } = await fillCart(shop, shopper, ringId);
      return placeOrder(shop, shopper, { cartId, paymentMethod });
    };
    await proves(false);
    const placed = await place("ONLINE");
    const id = placed.order._id;
    await expect(online.pay({ shopper, placed }, atTheDoor)).rejects.toMatchObject({
      code: "phone_unproved",
    });
    await proves(true);
    await online.pay({ shopper, placed }, atTheDoor);
    const next = await place("COD");
    expect(await keyOf(id)).toBe(await keyOf(next.order._id));
  });

  it("stays returned until its cash is refunded, whatever other money was refunded", async () => {
    const ordered = await changed("pending");
    shop.clock.now = new Date(shop.clock.now.getTime() + SLOW_MS);
    await online.deliver();
    await step(ordered, "confirmed", "processing");
    await step(ordered, "processing", "shipped", { note: "By Bluebird, AWB 12345" });
    await step(ordered, "shipped", "delivered");
    const { shopper, placed } = ordered;
    const params = { id: placed.order._id };
    const [reason] = RETURN_REASONS;
    await shop.client(shopper.token).call(requestReturn, { params, body: { reason } });
    await moveWithApproval(shop, staff, params.id, (client) =>
      client.call(decideReturn, { params, body: { accept: true } }),
    );
    expect(await online.moneyOf(ordered)).toEqual(["due"]);
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    const owed = { state: "returned", paymentState: "refund_by_bank" };
    expect(await online.see(ordered)).toMatchObject(owed);
    await step(ordered, "returned", "refunded", { reference: "UTR426110012345" });
    expect((await online.see(ordered)).state).toBe("refunded");
  });

  it("stays without money when its parcel came back, whatever other money was refunded", async () => {
    const ordered = await changed("pending");
    shop.clock.now = new Date(shop.clock.now.getTime() + SLOW_MS);
    await online.deliver();
    await step(ordered, "confirmed", "processing");
    await step(ordered, "processing", "shipped", { note: "By Bluebird, AWB 12345" });
    await step(ordered, "shipped", "returned");
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    const ended = { state: "returned", paymentState: "not_paid" };
    expect(await online.see(ordered)).toMatchObject(ended);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
  });

  it("stays one order when the gateway's message arrives at the same moment", async () => {
    for (let round = 0; round < 3; round++) {
      const ordered = await online.order();
      await online.choose(ordered.session, "success");
      await Promise.allSettled([online.deliver(), online.pay(ordered, atTheDoor)]);
      await online.settleAll();
      await online.settleAll();
      const seen = await online.see(ordered);
      expect(seen.status).toBe("Confirmed");
      const refundState = seen.paymentMethod === "COD" ? "done" : "none";
      expect(await online.moneyOf(ordered)).toEqual([refundState]);
      expect(await online.stockOf(ordered.ringId)).toBe(2);
    }
  });

  it("has one tax invoice, from its dispatch on", async () => {
    const ordered = await changed();
    const papers = () =>
      shop.database.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.orderId, ordered.placed.order._id), eq(invoices.kind, "invoice")));
    await step(ordered, "confirmed", "processing");
    expect(await papers()).toHaveLength(0);
    await step(ordered, "processing", "shipped", { note: "By Bluebird, AWB 12345" });
    expect(await papers()).toHaveLength(1);
    await step(ordered, "shipped", "delivered");
    expect(await papers()).toHaveLength(1);
    expect((await online.see(ordered)).paymentState).toBe("paid");
  });

  it("can be asked to be prepaid, and is paid by the new payment", async () => {
    const ordered = await changed();
    const again = await prepaid(ordered);
    await online.choose(again.paymentSessionId ?? "", "success");
    await online.settleAll();
    const paid = { state: "confirmed", paymentState: "paid", paymentMethod: "ONLINE" };
    expect(await online.see(ordered)).toMatchObject(paid);
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("can be asked for prepayment, and then accepts money of the first payment", async () => {
    const ordered = await changed("pending");
    await prepaid(ordered);
    await online.pass(SLOW_MS);
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });
});
