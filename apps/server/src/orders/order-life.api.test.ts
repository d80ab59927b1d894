import * as desk from "@suvarna/contract/orders/staff";
import type { StaffMove } from "@suvarna/domain/order";
import { RETURN_DAYS } from "@suvarna/domain/policies";
import { describe, expect, it } from "vitest";
import {
  ask,
  DAY_MS,
  decide,
  deliver,
  lettersTo,
  letterTo,
  move,
  openOrderLife,
  order,
  pay,
  reason,
  ring,
  see,
  settle,
  shop,
  staff,
} from "../../test/order-life.ts";
import { findPieces } from "../catalogue/index.ts";

openOrderLife();

describe("an order at the desk", () => {
  it("moves step by step to the delivery, with a letter to its shopper for each step", async () => {
    const ordered = await order();
    const delivered = await deliver(ordered);
    expect(delivered).toMatchObject({ status: "Delivered", paymentStatus: "Paid" });
    expect(delivered.userId).toBe(ordered.shopper.userId);
    expect(delivered.moves.map(({ status, by }) => [status, by])).toEqual([
      ["Confirmed", ordered.shopper.userId],
      ["Processing", staff.userId],
      ["Shipped", staff.userId],
      ["Delivered", staff.userId],
    ]);
    const seen = await see(ordered);
    expect(seen.history[2]).toMatchObject({ status: "Shipped", note: "By Bluebird, AWB 12345" });
    expect(JSON.stringify(seen)).not.toContain(staff.userId);
    expect(await lettersTo(ordered)).toEqual([
      "order-confirmed",
      "order-delivered",
      "order-shipped",
    ]);
  });

  it("accepts one of two simultaneous steps, and refuses the other", async () => {
    const ordered = await order();
    const both = await Promise.allSettled([
      move(ordered, "confirmed", "processing"),
      move(ordered, "confirmed", "processing"),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toMatchObject({
      status: 409,
      code: "order_moved",
    });
    expect((await see(ordered)).history).toHaveLength(2);
  });

  it("makes no step that is not drawn", async () => {
    const ordered = await order();
    const wrong: [StaffMove, string][] = [
      ["shipped", "order_cannot_move"],
      ["delivered", "order_cannot_move"],
      ["refunded", "order_cannot_move"],
    ];
    for (const [to, code] of wrong) {
      await expect(move(ordered, "confirmed", to)).rejects.toMatchObject({ status: 409, code });
    }
    await expect(move(ordered, "shipped", "delivered")).rejects.toMatchObject({
      code: "order_moved",
    });
    expect((await see(ordered)).status).toBe("Confirmed");
  });

  it("is cancelled by staff until it is dispatched", async () => {
    const ringId = await ring(3);
    const ordered = await order({ ringId });
    const cancelled = await move(ordered, "confirmed", "cancelled", { note: "A stone is missing" });
    expect(cancelled).toMatchObject({ status: "Cancelled", paymentStatus: "Not paid" });
    expect((await findPieces(shop.database.db, [ringId])).get(ringId)?.stock).toBe(3);

    const late = await order();
    await move(late, "confirmed", "processing");
    await move(late, "processing", "shipped");
    await expect(move(late, "shipped", "cancelled")).rejects.toMatchObject({
      code: "order_dispatched",
    });
  });

  it("is found by its state, its number, and by a return that waits", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    const list = (query: object) => shop.client(staff.token).call(desk.listDeskOrders, { query });
    const waiting = await list({ return: "requested" });
    expect(waiting.map(({ _id: id }) => id)).toContain(ordered.id);
    const params = { id: ordered.id };
    const alone = await shop.client(staff.token).call(desk.getDeskOrder, { params });
    expect(waiting).toContainEqual(alone);
    expect((await list({ state: "processing" })).map(({ _id: id }) => id)).not.toContain(
      ordered.id,
    );
    const { number } = await see(ordered);
    for (const typed of [number, number.toLowerCase().replaceAll("-", " ")]) {
      expect((await list({ number: typed })).map(({ _id: id }) => id)).toEqual([ordered.id]);
    }
    expect(await list({ number: "0000-0000-0000" })).toEqual([]);
    const [newest] = await list({ limit: 1 });
    const [next] = await list({ limit: 1, before: newest?._id ?? "" });
    expect(next?.createdAt.localeCompare(newest?.createdAt ?? "")).toBeLessThanOrEqual(0);
    expect(next?._id).not.toBe(newest?._id);
  });
});

describe("a return", () => {
  it("can be requested once from the delivery for the days of the policy", async () => {
    const ordered = await order();
    await expect(ask(ordered)).rejects.toMatchObject({ status: 409, code: "return_closed" });
    await deliver(ordered);
    const { returnUntil } = await see(ordered);
    expect(Date.parse(returnUntil ?? "")).toBe(shop.clock.now.getTime() + RETURN_DAYS * DAY_MS);
    const withReturn = await ask(ordered, "Too small");
    expect(withReturn).toMatchObject({
      status: "Delivered",
      return: { state: "requested", reason, comment: "Too small" },
    });
    expect(withReturn.returnUntil).toBeUndefined();
    await expect(ask(ordered)).rejects.toMatchObject({ status: 409, code: "return_asked" });
    expect(await lettersTo(ordered)).toContain("return-requested");
  });

  it("is closed after these days", async () => {
    const ordered = await order();
    await deliver(ordered);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + RETURN_DAYS * DAY_MS + 1);
    await expect(ask(ordered)).rejects.toMatchObject({ code: "return_closed" });
    shop.clock.now = before;
  });

  it("that is requested twice at once is stored once", async () => {
    const ordered = await order();
    await deliver(ordered);
    const both = await Promise.allSettled([ask(ordered), ask(ordered)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("that is refused does not change the order, and gives the reason", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    const refused = await decide(ordered, false, "The seal tag is missing");
    expect(refused).toMatchObject({
      status: "Delivered",
      return: { state: "refused", note: "The seal tag is missing" },
    });
    await expect(decide(ordered, true)).rejects.toMatchObject({ code: "return_decided" });
    const letter = await letterTo(ordered, "return-refused");
    expect(letter?.text).toContain("The seal tag is missing");
  });

  it("of an order that was paid online refunds the money, once", async () => {
    const ordered = await order({ paymentMethod: "ONLINE" });
    await pay(ordered, "success");
    await deliver(ordered);
    await ask(ordered);
    const both = await Promise.allSettled([decide(ordered, true), decide(ordered, true)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await see(ordered)).toMatchObject({
      status: "Returned",
      paymentStatus: "Refund on its way",
      return: { state: "accepted" },
    });
    await settle();
    expect(await see(ordered)).toMatchObject({ status: "Refunded", paymentStatus: "Refunded" });
    expect(await lettersTo(ordered)).toEqual([
      "order-confirmed",
      "order-delivered",
      "order-refunded",
      "order-returned",
      "order-shipped",
      "return-requested",
    ]);
  });

  it("of an order that was paid at the door is refunded by hand, which staff record", async () => {
    const ordered = await order();
    await deliver(ordered);
    await ask(ordered);
    expect(await decide(ordered, true)).toMatchObject({
      status: "Returned",
      paymentStatus: "Refund by bank transfer",
    });
    await expect(move(ordered, "returned", "refunded")).rejects.toMatchObject({
      status: 422,
      code: "refund_reference_missing",
    });
    const reference = "UTR426110012345";
    expect(await move(ordered, "returned", "refunded", { reference })).toMatchObject({
      status: "Refunded",
      paymentStatus: "Refunded",
    });
  });
});
