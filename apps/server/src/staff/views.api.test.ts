import { dropView, keepView, listViews } from "@suvarna/contract/staff/staff-views";
import { MOST_VIEWS } from "@suvarna/contract/staff/staff-views-schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const VIEW = {
  list: "orders",
  name: "Large and unpaid",
  query: "view=unpaid&least=200000",
} as const;

describe("the views that a member of staff saves", () => {
  it("belong to the person, one for each name", async () => {
    const desk = shop.client((await shop.staff("orders")).token);
    const colleague = shop.client((await shop.staff("rates")).token);
    const { _id: id } = await desk.call(keepView, { body: VIEW });
    const again = await desk.call(keepView, { body: { ...VIEW, query: "view=unpaid" } });
    expect(again).toEqual({ ...VIEW, _id: id, query: "view=unpaid" });
    expect(await desk.call(listViews, {})).toEqual({ views: [again] });
    expect(await colleague.call(listViews, {})).toEqual({ views: [] });
    await colleague.call(dropView, { params: { id } });
    expect((await desk.call(listViews, {})).views).toHaveLength(1);
    await desk.call(dropView, { params: { id } });
    expect(await desk.call(listViews, {})).toEqual({ views: [] });
  });

  it("lose the oldest when there are too many of a list", async () => {
    const desk = shop.client((await shop.staff("catalogue")).token);
    await desk.call(keepView, { body: { ...VIEW, list: "products", name: "Of another list" } });
    for (let place = 0; place <= MOST_VIEWS; place++) {
      await desk.call(keepView, { body: { ...VIEW, name: `View ${place}` } });
    }
    const { views } = await desk.call(listViews, {});
    const names = views.map(({ name }) => name);
    expect(names).toHaveLength(MOST_VIEWS + 1);
    expect(names).toContain("Of another list");
    expect(names).not.toContain("View 0");
    expect(names).toContain(`View ${MOST_VIEWS}`);
  });

  it("need a name and a query", async () => {
    const desk = shop.client((await shop.staff("support")).token);
    for (const wrong of [{ name: " " }, { query: "" }, { list: "tickets" }]) {
      const body = { ...VIEW, ...wrong } as typeof VIEW;
      await expect(desk.call(keepView, { body })).rejects.toMatchObject({ status: 400 });
    }
  });
});
