import { createGold, updateGold, updateProduct } from "@suvarna/contract/catalogue/staff";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import type { Client } from "@suvarna/contract/client";
import { beforeEach, describe, expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import {
  content,
  desk,
  inShop,
  openProductDesk,
  published,
  shop,
} from "../../test/product-desk.ts";
import { addStaffAtWork } from "../../test/shoppers.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEEDS_PROOF = { status: 403, code: "fresh_proof_needed" };
const FALLS_FAR = { status: 409, code: "price_falls_far" };
const OF_PIECE = { netWeight: 20, makingcharge: 100, modelNumber: "" };
const INPUT = {
  name: "Jali Test Bangle",
  category: "Gold",
  carat: "22K",
  netWeight: 20,
  makingcharge: 100,
};

openProductDesk();

/** A member of staff whose last proof is too old to be fresh. */
let stale: Client;
let id = "";

beforeEach(async () => {
  id = (await published(OF_PIECE))._id;
  const { token } = await addStaffAtWork(shop.acts, "catalogue");
  stale = shop.client(token);
  pass(6 * MINUTE_MS);
});

function pass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

const setMaking = (by: Client, makingcharge: number) =>
  by.call(calls.changeMaking, { params: { id }, body: { makingcharge } });

async function publishAs(by: Client, overrides: object) {
  const body = content({ ...OF_PIECE, ...overrides });
  const { priceFall } = await desk().call(calls.saveDraft, { params: { id }, body });
  return {
    needs: priceFall?.needs,
    publish: () => by.call(calls.publishProduct, { params: { id } }),
  };
}

const put = (by: Client, overrides: object) =>
  by.call(updateGold, { params: { id }, body: ProductInput.parse({ ...INPUT, ...overrides }) });

describe("a price that falls", () => {
  it("needs a fresh proof beyond the first limit, whichever field lowers it", async () => {
    await setMaking(stale, 92);
    const less = [
      { netWeight: 18 },
      { discountPercent: 10 },
      { carat: "18K" },
      { makingcharge: 80 },
    ];
    for (const overrides of less) {
      const { needs, publish } = await publishAs(stale, { makingcharge: 92, ...overrides });
      expect(needs).toBe("proof");
      await expect(publish()).rejects.toMatchObject(NEEDS_PROOF);
      await expect(put(stale, { makingcharge: 92, ...overrides })).rejects.toMatchObject(
        NEEDS_PROOF,
      );
    }
    expect(await inShop(id)).toMatchObject({ netWeight: 20, makingcharge: 92 });
    const { publish } = await publishAs(desk(), { makingcharge: 92, netWeight: 18 });
    await publish();
    expect(await inShop(id)).toMatchObject({ netWeight: 18 });
  });

  it("counts many small falls of a day as one large fall", async () => {
    await setMaking(stale, 96);
    await setMaking(stale, 92);
    await expect(setMaking(stale, 88)).rejects.toMatchObject(NEEDS_PROOF);
    await setMaking(stale, 100);
    await expect(setMaking(stale, 88)).rejects.toMatchObject(NEEDS_PROOF);
    for (const making of [88, 70, 45]) await setMaking(desk(), making);
    await expect(setMaking(desk(), 35)).rejects.toMatchObject(FALLS_FAR);
    pass(DAY_MS);
    await setMaking(desk(), 35);
  });

  it("is announced for the same day as it is judged, by the shop's clock", async () => {
    for (const making of [88, 70, 45]) await setMaking(desk(), making);
    const body = { chosen: { ids: [id] }, change: { to: 35 } };
    const needsApproval = async () =>
      (await desk().call(calls.previewMaking, { body })).needsApproval;
    const draftNeeds = async () => (await publishAs(desk(), { makingcharge: 35 })).needs;
    expect([await needsApproval(), await draftNeeds()]).toEqual([true, "approval"]);
    pass(DAY_MS);
    expect([await needsApproval(), await draftNeeds()]).toEqual([false, "proof"]);
  });

  it("further than the second limit waits for a second person", async () => {
    const { needs, publish } = await publishAs(desk(), { netWeight: 2 });
    expect(needs).toBe("approval");
    await expect(put(desk(), { netWeight: 2 })).rejects.toMatchObject(FALLS_FAR);
    const body = ProductInput.parse({ ...INPUT, netWeight: 2 });
    const sent = desk().call(updateProduct, { params: { id }, body });
    await expect(sent).rejects.toMatchObject(FALLS_FAR);
    const reply = await publish();
    expect(pendingApprovalOf(reply)).toMatchObject({
      kind: "products.price",
      before: { netWeightMg: 20_000 },
      after: { netWeightMg: 2_000 },
    });
    expect(await inShop(id)).toMatchObject({ netWeight: 20 });
    await approvePending(shop, reply);
    expect(await inShop(id)).toMatchObject({ netWeight: 2 });
    // Later changes count from the approved price.
    await put(desk(), { netWeight: 1.5 });
    await expect(put(desk(), { netWeight: 1.3 })).rejects.toMatchObject(FALLS_FAR);
  });

  it("is not carried out when the piece has changed since the request", async () => {
    const { publish } = await publishAs(desk(), { netWeight: 2 });
    const reply = await publish();
    await publishAs(desk(), { netWeight: 1 });
    await expect(approvePending(shop, reply)).rejects.toMatchObject({ code: "approval_outdated" });
    expect(await inShop(id)).toMatchObject({ netWeight: 20 });
  });

  it("waits for a second person as well when a few pieces at once fall far", async () => {
    const body = { chosen: { ids: [id] }, change: { to: 0 } };
    expect(await desk().call(calls.previewMaking, { body })).toMatchObject({ needsApproval: true });
    const reply = await desk().call(calls.changeMakingOfMany, { body });
    expect(await inShop(id)).toMatchObject({ makingcharge: 100 });
    await approvePending(shop, reply);
    expect(await inShop(id)).toMatchObject({ makingcharge: 0 });
  });

  it("is not checked when the price rises, or the piece is new", async () => {
    await setMaking(stale, 100);
    await put(stale, { netWeight: 25 });
    const body = ProductInput.parse({ ...INPUT, netWeight: 1, name: "New Bangle" });
    expect(await stale.call(createGold, { body })).toMatchObject({ netWeight: 1 });
  });

  it("is also checked for each size, and for a new size", async () => {
    const sizes = [{ size: "2.4", netWeight: 20, stock: 1 }];
    await put(desk(), { sizes });
    const lighter = [{ size: "2.4", netWeight: 10, stock: 1 }];
    await expect(put(desk(), { sizes: lighter })).rejects.toMatchObject(FALLS_FAR);
    const added = [...sizes, { size: "2.6", netWeight: 10, stock: 1 }];
    await expect(put(desk(), { sizes: added })).rejects.toMatchObject(FALLS_FAR);
  });
});
