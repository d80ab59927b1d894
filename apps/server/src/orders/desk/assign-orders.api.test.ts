import { listAudit } from "@suvarna/contract/audit/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import { beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../../../test/open-shop.ts";
import {
  openOrderDesk,
  owner,
  pack,
  page,
  placeOrderOf,
  shop,
  staff,
} from "../../../test/order-desk.ts";

openOrderDesk();

let packer: Session;
let other: Session;
beforeAll(async () => {
  packer = await shop.staff("orders");
  other = await shop.staff("orders");
});

type Client = typeof staff;
const give = (ids: readonly string[], from: string | null, to: string | null, by: Client = staff) =>
  by.call(desk.assignOrders, { body: { to, orders: ids.map((_id) => ({ _id, from })) } });
const listed = async (query: object, by: Client = staff) =>
  (await by.call(desk.listOrderRows, { query: query as never })).items.map(({ _id }) => _id);

describe("giving orders to a person", () => {
  it("shows the person in the list and on the page, and the orders under theirs", async () => {
    const [first, second, third] = [
      await placeOrderOf(),
      await placeOrderOf(),
      await placeOrderOf(),
    ];
    const ids = [first.id, second.id];
    expect(await give(ids, null, packer.userId)).toEqual({ given: ids, refused: [] });
    expect((await page(first.id)).assignedTo).toMatchObject({ _id: packer.userId });

    const asPacker = shop.client(packer.token);
    expect(await listed({ view: "mine" }, asPacker)).toEqual([second.id, first.id]);
    expect(await listed({ view: "mine" })).toEqual([]);
    expect(await listed({ assignedTo: packer.userId })).toEqual([second.id, first.id]);
    const free = await listed({ assignedTo: "nobody" });
    expect(free).toContain(third.id);
    expect(free).not.toContain(first.id);
    expect(await listed({ assignedTo: "somebody" })).toEqual([]);
    const { views } = await asPacker.call(desk.countOrderViews, {});
    expect(views).toContainEqual({ view: "mine", count: 2, isMore: false });
    const { items } = await staff.call(desk.listOrderRows, {
      query: { assignedTo: packer.userId } as never,
    });
    expect(items.map(({ assignedTo }) => assignedTo?._id)).toEqual([packer.userId, packer.userId]);

    await pack(first.id);
    await give([second.id], packer.userId, null);
    expect(await listed({ view: "mine" }, asPacker)).toEqual([first.id]);
    expect((await page(second.id)).assignedTo).toBeNull();
  });

  it("is refused to the second of two people who give the same order at once", async () => {
    const { id } = await placeOrderOf();
    const [one, two] = await Promise.all([
      give([id], null, packer.userId),
      give([id], null, other.userId, shop.client(packer.token)),
    ]);
    expect([...one.given, ...two.given]).toEqual([id]);
    const [winner, loser] = one.given.length > 0 ? [packer, two] : [other, one];
    const { assignedTo } = await page(id);
    expect(assignedTo?._id).toBe(winner.userId);
    expect(loser.refused).toEqual([{ _id: id, message: `${assignedTo?.name} has it by now.` }]);

    await give([id], winner.userId, null);
    const late = await give([id], winner.userId, owner.userId);
    expect(late.refused).toEqual([{ _id: id, message: "It was taken back meanwhile." }]);
    expect((await page(id)).assignedTo).toBeNull();
  });

  it("is refused for people who may not move orders, and by them", async () => {
    const { id } = await placeOrderOf();
    const helper = await shop.staff("support");
    const shopper = await shop.signUp();
    for (const to of [helper.userId, shopper.userId, "anybody"]) {
      await expect(give([id], null, to)).rejects.toMatchObject({ code: "assignee_unable" });
    }
    const asHelper = shop.client(helper.token);
    await expect(give([id], null, packer.userId, asHelper)).rejects.toMatchObject({
      code: "forbidden",
    });
    const { people } = await asHelper.call(desk.listOrderPeople, {});
    const ids = people.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining([owner.userId, packer.userId, other.userId]));
    expect(ids).not.toContain(helper.userId);
    expect((await give(["none"], null, packer.userId)).refused).toHaveLength(1);
  });

  it("stands in the audit log with the person before and after", async () => {
    const { id } = await placeOrderOf();
    await give([id], null, packer.userId);
    await give([id], packer.userId, other.userId);
    const { items } = await staff.call(listAudit, { query: { subject: id } as never });
    const changes = items
      .filter(({ what }) => what === "order.assigned")
      .map(({ before, after }) => [before, after]);
    expect(changes).toEqual([
      [{ assignedTo: packer.userId }, { assignedTo: other.userId }],
      [{ assignedTo: null }, { assignedTo: packer.userId }],
    ]);
  });
});
