import { getOrder } from "@suvarna/contract/orders/calls";
import * as staffCalls from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { ERROR_WORDS } from "@suvarna/words/en/errors";
import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import {
  dispatch,
  huid,
  openOrderDesk,
  pack,
  page,
  params,
  placeOrderOf,
  refusal,
  shop,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { users } from "../../identity/tables.ts";
import { listAudit } from "../../platform/audit.ts";
import { newId } from "../../platform/ids.ts";
import { orders } from "../tables.ts";

openOrderDesk();

/** The letters that confirm the order, without its texts. */
const mailed = (letters: Awaited<ReturnType<typeof page>>["letters"]) =>
  letters.filter(({ about, channel }) => about === "confirmed" && channel === "email");

const fromConfirmed = (_id: string) => ({ _id, from: "confirmed" as const });

it("has notes, letters that can be sent again, risks, and steps with the names of staff", async () => {
  const order = await placeOrderOf();
  await staff.call(desk.addOrderNote, {
    ...params(order.id),
    body: { text: "The jali runs light" },
  });
  await staff.call(desk.resendLetter, { ...params(order.id), body: { state: "confirmed" } });
  expect(
    await refusal(
      staff.call(desk.resendLetter, { ...params(order.id), body: { state: "shipped" } }),
    ),
  ).toBe("letter_unknown");
  const seen = await page(order.id);
  expect(seen.notes).toMatchObject([{ text: "The jali runs light", by: expect.any(String) }]);
  expect(mailed(seen.letters)).toHaveLength(2);
  expect(seen.risk.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["amounts_agree", "contact_proved"]),
  );
  expect(seen.steps.map(({ state }) => state)).toEqual(["pending_payment", "confirmed"]);
  const shoppers = await shop.client(order.shopper.token).call(getOrder, params(order.id));
  expect(JSON.stringify(shoppers)).not.toContain("jali");
});

it("says that messages about its end reach only proved contacts", async () => {
  const order = await placeOrderOf();
  const hears = async () => Object.values((await page(order.id)).shopper.hears);
  expect(await hears()).toEqual([true, true, true]);
  const { db } = shop.database;
  const unproved = { emailVerified: false, phoneVerified: false };
  await db.update(users).set(unproved).where(eq(users.id, order.shopper.userId));
  expect(await hears()).toEqual([false, false, false]);
});

it("has the orders that were placed before it, and kept, in its favour", async () => {
  const [order, other] = [await placeOrderOf(), await placeOrderOf()];
  const { db } = shop.database;
  const isOther = eq(orders.id, other.id);
  const userId = (await page(order.id)).order.userId;
  const keptOf = async () =>
    (await page(order.id)).risk.find(({ code }) => code === "earlier_kept")?.count;
  const [placed] = await db.select().from(orders).where(eq(orders.id, order.id));
  const placedAt = placed?.createdAt.getTime() ?? 0;
  const delivered = { userId, state: "delivered" } as const;
  await db
    .update(orders)
    .set({ ...delivered, createdAt: new Date(placedAt + 1) })
    .where(isOther);
  expect(await keptOf()).toBeUndefined();
  expect((await page(order.id)).shopper.orders).toBe(2);
  await db
    .update(orders)
    .set({ createdAt: new Date(placedAt - 1) })
    .where(isOther);
  expect(await keptOf()).toBe(1);
  await db
    .update(orders)
    .set({ refunded: sql`${orders.total}` })
    .where(isOther);
  expect(await keptOf()).toBeUndefined();
});

it("has a note once that is sent again with its idempotency key", async () => {
  const { id } = await placeOrderOf();
  const sent = {
    ...params(id),
    body: { text: "Gift for a wedding" },
    headers: { "idempotency-key": newId() },
  };
  await staff.call(desk.addOrderNote, sent);
  const repeated = await staff.call(desk.addOrderNote, sent);
  expect(repeated.notes.map(({ text }) => text)).toEqual(["Gift for a wedding"]);
  const other = { ...sent, body: { text: "Another note" } };
  expect(await refusal(staff.call(desk.addOrderNote, other))).toBe("idempotency_mismatch");
});

it("sends the newest letters of many orders again, and names the orders without a letter", async () => {
  const order = await placeOrderOf();
  const unproved = await placeOrderOf();
  await shop.database.db
    .update(users)
    .set({ emailVerified: false })
    .where(eq(users.id, unproved.shopper.userId));
  const unknown = crypto.randomUUID();
  const { sent, refused } = await staff.call(desk.resendLetters, {
    headers: {},
    body: { orders: [order.id, order.id, unproved.id, unknown] },
  });
  expect(sent).toEqual([order.id]);
  expect(refused).toEqual([
    { _id: unproved.id, message: ERROR_WORDS.letter_without_address },
    { _id: unknown, message: ERROR_WORDS.order_not_found },
  ]);
  expect(mailed((await page(order.id)).letters)).toHaveLength(2);
});

it("sends a letter once for each key, however often the call is repeated", async () => {
  const order = await placeOrderOf();
  const call = () =>
    staff.call(desk.resendLetters, {
      headers: { "idempotency-key": `press-of-${order.id}` },
      body: { orders: [order.id] },
    });
  for (let press = 0; press < 2; press++) {
    expect((await call()).sent).toEqual([order.id]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  }
  expect(mailed((await page(order.id)).letters)).toHaveLength(2);
  await Promise.all([call(), call()]);
  expect(mailed((await page(order.id)).letters)).toHaveLength(2);
  const { rows } = await listAudit(shop.database.db, { subjects: [order.id], limit: 50 });
  expect(rows.filter(({ what }) => what === "order.letter_resent")).toHaveLength(1);
  const query = { actorKind: "staff", what: "POST /staff/orders/letters", limit: 5 } as const;
  expect((await listAudit(shop.database.db, query)).rows).toEqual([]);
});

it("reports a failure of the shop for its order, and what was done for the others", async () => {
  const [first, broken, last] = [await placeOrderOf(), await placeOrderOf(), await placeOrderOf()];
  const ids = [first.id, broken.id, last.id];
  const { db } = shop.database;
  await db.execute(
    sql.raw(`create function fail_for_test() returns trigger language plpgsql
      as 'begin raise exception ''a failure for a test''; end'`),
  );
  await db.execute(
    sql.raw(`create trigger fail_for_test before insert on audit_log for each row
      when (new.subject = '${broken.id}') execute function fail_for_test()`),
  );
  try {
    const refused = [{ _id: broken.id, message: ERROR_WORDS.internal }];
    const done = [first.id, last.id];
    expect(await staff.call(desk.resendLetters, { headers: {}, body: { orders: ids } })).toEqual({
      sent: done,
      refused,
    });
    const given = ids.map((_id) => ({ _id, from: null }));
    const { people } = await staff.call(desk.listOrderPeople, {});
    const to = people[0]?._id ?? "";
    expect(await staff.call(desk.assignOrders, { body: { to, orders: given } })).toEqual({
      given: done,
      refused,
    });
    const moving = ids.map((_id) => ({ _id, from: "confirmed" as const }));
    expect(
      await staff.call(desk.moveOrders, { body: { to: "processing", orders: moving } }),
    ).toEqual({ moved: done, refused });
    expect((await page(broken.id)).order.state).toBe("confirmed");
  } finally {
    await db.execute(sql.raw("drop function fail_for_test() cascade"));
  }
});

it("ends a change of many orders when the commit of one of them got no answer", async () => {
  const ids = [(await placeOrderOf()).id, (await placeOrderOf()).id, (await placeOrderOf()).id];
  const stateOf = async (id = "") => {
    const found = shop.database.db.select({ state: orders.state }).from(orders);
    return (await found.where(eq(orders.id, id)))[0]?.state;
  };
  const { database } = shop.acts;
  const transaction = database.transaction.bind(database);
  let isLost = false;
  const lossy = vi.spyOn(database, "transaction").mockImplementation(async (work) => {
    const result = await transaction(work);
    if (isLost || (await stateOf(ids[1])) !== "processing") return result;
    isLost = true;
    throw new Error("Connection terminated unexpectedly");
  });
  try {
    const body = { to: "processing" as const, orders: ids.map(fromConfirmed) };
    expect(await refusal(staff.call(desk.moveOrders, { body }))).toBe("outcome_unknown");
  } finally {
    lossy.mockRestore();
  }
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual([
    "processing",
    "processing",
    "confirmed",
  ]);
});

it("moves many at once, and names the orders that could not move", async () => {
  const [first, second] = [await placeOrderOf(), await placeOrderOf()];
  await pack(second.id);
  const answer = await staff.call(desk.moveOrders, {
    body: {
      to: "processing",
      orders: [first, second].map(({ id: _id }) => ({ _id, from: "confirmed" as const })),
    },
  });
  expect(answer).toMatchObject({ moved: [first.id], refused: [{ _id: second.id }] });
  const stale = staff.call(staffCalls.moveOrder, {
    ...params(first.id),
    body: { from: "confirmed", to: "processing" },
  });
  await expect(stale).rejects.toMatchObject({ code: "order_moved" });
});

it("can be read with one permission, and changed with another", async () => {
  const { id } = await placeOrderOf();
  const codes = async (role: StaffRole) => {
    const client = shop.client((await shop.staff(role)).token);
    return [
      await refusal(client.call(desk.getOrderPage, params(id))),
      await refusal(client.call(desk.addOrderNote, { ...params(id), body: { text: "A note" } })),
    ];
  };
  expect(await codes("orders")).toEqual(["none", "none"]);
  expect(await codes("support")).toEqual(["none", "forbidden"]);
  expect(await codes("catalogue")).toEqual(["forbidden", "forbidden"]);
});

it("contains no note of a person whose account was closed", async () => {
  const order = await placeOrderOf({}, { method: "COD" });
  await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
  await staff.call(desk.addOrderNote, { ...params(order.id), body: { text: "Calls at noon" } });
  await pack(order.id);
  await weigh(order.id, [{ huid: huid(), weighedMg: 4000 }]);
  await dispatch(order.id);
  await shop.acts.database.transaction((tx) =>
    tx.update(orders).set({ ownerLeft: true }).where(eq(orders.id, order.id)),
  );
  await staff.call(staffCalls.moveOrder, {
    ...params(order.id),
    body: { from: "shipped", to: "delivered" },
  });
  expect((await page(order.id)).notes).toEqual([]);
});
