import { listAudit } from "@suvarna/contract/audit/staff";
import { updateProduct } from "@suvarna/contract/catalogue/staff";
import * as pieces from "@suvarna/contract/catalogue/staff-pieces";
import { describe, expect, it } from "vitest";
import {
  as,
  call,
  check,
  exported,
  openImportDesk,
  shop,
  start,
  undo,
} from "../../test/import-desk.ts";

openImportDesk();

const BODY = { name: "Huid Kada", category: "Gold", carat: "22K", netWeight: 12, makingcharge: 11 };

/** Adds a product that shows a HUID, by an import. @returns its id */
async function added(model: string, huid: string): Promise<string> {
  const { name, category, carat, netWeight, makingcharge } = BODY;
  const file = `model,name,category,carat,net_weight_g,making_percent,stock,huid\n${model},${name} ${model},${category},${carat},${netWeight},${makingcharge},1,${huid}\n`;
  const done = await start((await check(file))._id, { newAsDrafts: false });
  expect(done.written).toMatchObject({ new: 1, refused: 0 });
  const { takenBy } = await call().call(pieces.checkHuid, { query: { huid } });
  return takenBy?.productId ?? "";
}

const listed = async (id: string) =>
  (await call().call(pieces.listPieces, { params: { id }, query: {} })).items;

async function removedPieces(subject: string) {
  const owner = as(await shop.staff("owner"));
  const { items } = await owner.call(listAudit, { query: { subject, what: "piece.removed" } });
  return items.map(({ before }) => before);
}

/** Enters the weight and the place of the only piece of a product. */
async function weigh(id: string, huid: string): Promise<void> {
  const [piece] = await listed(id);
  await call().call(pieces.changePiece, {
    params: { id, pieceId: piece?._id ?? "" },
    body: { huid, netWeight: 11.98, place: "Safe 2, tray 14" },
  });
}

const save = (id: string, huid: string | null) =>
  call().call(updateProduct, { params: { id }, body: { ...BODY, carat: "22K", huid } });

describe("an HUID that a product shows no more", () => {
  it("stays in the register when staff have entered its weight and place", async () => {
    const id = await added("SV-HU-0001", "HU1AAA");
    await weigh(id, "HU1AAA");
    await save(id, null);
    expect(await listed(id)).toMatchObject([
      { huid: "HU1AAA", netWeight: 11.98, place: "Safe 2, tray 14", state: "in_stock" },
    ]);
    expect(await removedPieces(id)).toEqual([]);
  });

  it("is removed with an entry of the audit log when only its product had entered it", async () => {
    const id = await added("SV-HU-0002", "HU2AAA");
    const [piece] = await listed(id);
    await save(id, null);
    expect(await listed(id)).toEqual([]);
    expect(await removedPieces(id)).toEqual([
      { pieceId: piece?._id, huid: "HU2AAA", size: null, netWeightMg: null, state: "in_stock" },
    ]);
  });

  it("has its weight and place again after the undoing of the import that replaced it", async () => {
    const id = await added("SV-HU-0003", "HU3AAA");
    await weigh(id, "HU3AAA");
    const shownHuid = async () =>
      (await exported()).find(({ model }) => model === "SV-HU-0003")?.huid;
    const { _id } = await start((await check("model,huid\nSV-HU-0003,HU3BBB\n"))._id);
    expect(await shownHuid()).toBe("HU3BBB");
    expect((await listed(id)).map(({ huid }) => huid)).toEqual(["HU3AAA", "HU3BBB"]);
    await undo(_id);
    expect(await shownHuid()).toBe("HU3AAA");
    expect(await listed(id)).toMatchObject([
      { huid: "HU3AAA", netWeight: 11.98, place: "Safe 2, tray 14" },
    ]);
    expect(await removedPieces(id)).toMatchObject([{ huid: "HU3BBB" }]);
  });
});
