import { listAudit } from "@suvarna/contract/audit/staff";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { describe, expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import {
  clerk,
  desk,
  inShop,
  list,
  openProductDesk,
  published,
  shop,
} from "../../test/product-desk.ts";

openProductDesk();

describe("a change of many", () => {
  it("previews its effect on prices, and then has exactly this effect", async () => {
    const ids = [
      (await published({ name: "Many One", makingcharge: 10 }))._id,
      (await published({ name: "Many Two", makingcharge: 12, netWeight: 40 }))._id,
    ];
    const prices = async () => Promise.all(ids.map(async (id) => (await inShop(id)).price ?? 0));
    const before = await prices();
    const body = { chosen: { ids }, change: { by: 1 } };
    const effect = await desk().call(calls.previewMaking, { body });
    expect(effect).toMatchObject({ products: 2, outOfRange: 0, needsApproval: false });
    expect(effect.charges).toEqual([
      { from: 10, to: 11 },
      { from: 12, to: 13 },
    ]);
    expect(await desk().call(calls.changeMakingOfMany, { body })).toEqual({ products: 2 });
    const after = await prices();
    const rises = after.map((price, index) => price - (before[index] ?? 0));
    expect(effect.leastChange).toBeCloseTo(Math.min(...rises), 2);
    expect(effect.greatestChange).toBeCloseTo(Math.max(...rises), 2);

    const tooMuch = { chosen: { ids }, change: { by: 90 } };
    expect((await desk().call(calls.previewMaking, { body: tooMuch })).outOfRange).toBe(2);
    await expect(desk().call(calls.changeMakingOfMany, { body: tooMuch })).rejects.toMatchObject({
      code: "making_out_of_range",
    });
    expect(await prices()).toEqual(after);

    await desk().call(calls.changeAvailabilityOfMany, {
      body: { chosen: { ids }, isAvailable: false },
    });
    expect((await inShop(ids[0] ?? "")).isAvailable).toBe(false);
  });

  it("is found in the audit trail of each product, with the values before and after", async () => {
    const [one, two] = [
      await published({ name: "Traced One", makingcharge: 10, modelNumber: "TR-1" }),
      await published({ name: "Traced Two", makingcharge: 12, modelNumber: "TR-2" }),
    ];
    const chosen = { filter: { view: "all" as const, q: "Traced" } };
    await desk().call(calls.changeMakingOfMany, { body: { chosen, change: { to: 12 } } });
    await desk().call(calls.changeAvailabilityOfMany, { body: { chosen, isAvailable: false } });
    const change = { by: 3 };
    const { seen } = await desk().call(calls.previewStock, { body: { chosen, change } });
    await desk().call(calls.changeStockOfMany, { body: { chosen, change, seen } });
    const owner = shop.client((await shop.staff("owner")).token);
    const linesOf = async (subject: string) => {
      const { items } = await owner.call(listAudit, { query: { subject } });
      const lines = items.filter(({ what }) => what.endsWith("_set"));
      return lines.toSorted((a, b) => a.what.localeCompare(b.what));
    };
    expect(await linesOf(one._id)).toMatchObject([
      { what: "product.availability_set", before: { onSale: true }, after: { onSale: false } },
      {
        what: "product.making_set",
        actor: { id: clerk.userId },
        before: { makingChargeBp: 1000 },
        after: { makingChargeBp: 1200 },
      },
      { what: "product.stock_set", before: { stock: 2 }, after: { stock: 5 } },
    ]);
    expect((await linesOf(two._id)).map(({ what }) => what)).toEqual([
      "product.availability_set",
      "product.stock_set",
    ]);
  });

  it("of more products than the limit waits for a second person", async () => {
    const body = { chosen: { filter: { view: "published" as const } }, change: { by: 1 } };
    const { products, needsApproval } = await desk().call(calls.previewMaking, { body });
    expect(products).toBeGreaterThan(20);
    expect(needsApproval).toBe(true);
    const [one] = (await list({ view: "published", limit: 1 })).items;
    const reply = await desk().call(calls.changeMakingOfMany, { body });
    expect(pendingApprovalOf(reply).after).toMatchObject({ products });
    expect((await inShop(one?._id ?? "")).makingcharge).toBe(one?.makingcharge);
    await approvePending(shop, reply);
    expect((await inShop(one?._id ?? "")).makingcharge).toBe((one?.makingcharge ?? 0) + 1);

    const outdated = await desk().call(calls.changeMakingOfMany, { body });
    await published({ name: "Added Meanwhile" });
    await expect(approvePending(shop, outdated)).rejects.toMatchObject({
      code: "approval_outdated",
    });
  });
});
