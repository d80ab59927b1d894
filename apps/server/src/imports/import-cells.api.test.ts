import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { exportProducts, getImportTemplate, listImports } from "@suvarna/contract/imports/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  as,
  call,
  check,
  exported,
  openImportDesk,
  rows,
  shop,
  start,
  textOf,
} from "../../test/import-desk.ts";
import { products } from "../catalogue/tables.ts";

openImportDesk();

describe("an export", () => {
  it("can be imported again, and nothing of it changes or runs in a spreadsheet", async () => {
    const tricky = await check(
      'model,name,category,carat,net_weight_g,making_percent,description\nSV-HL-1,"\'=HYPERLINK(""http://x"")",Gold,22K,3,9,\'@SUM(A1)\n',
    );
    await start(tricky._id, { newAsDrafts: false });
    const bytes = await call().call(exportProducts, {});
    const text = textOf(bytes);
    expect(text.startsWith("\uFEFFmodel,slug,size,name")).toBe(true);
    expect(text.includes("'=HYPERLINK")).toBe(true);
    expect(/(?:^|,|\n)"?[=@]/.test(text)).toBe(false);
    const again = await check(Buffer.from(bytes), "export.csv");
    expect(again.counts).toMatchObject({ changed: 0, new: 0, error: 0, same: again.rows });
    const some = await exported({ q: "sv-hl-1" });
    expect(some.map(({ model }) => model)).toEqual(["SV-HL-1"]);
    const template = await check(Buffer.from(await call().call(getImportTemplate, {})));
    expect(template.counts).toMatchObject({ new: 2, error: 0 });
  });
});

it("sets the kind and the occasions of a piece, which shoppers then find by them", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "pendant");
  const model = piece?.model ?? expect.fail("the shop has no pendant");
  const file = ["model,kind,occasions", `${model},Nosepin,puja; Wedding`];
  const sent = await check(file.join("\n"));
  await start(sent._id);
  const query = { kind: "nosepin", occasion: "puja" };
  const { products } = await shop.client().call(pageProducts, { query });
  expect(products.map(({ slug }) => slug)).toContain(piece?.slug);
  expect(products.find(({ slug }) => slug === piece?.slug)?.occasions).toEqual(["wedding", "puja"]);

  const { _id } = await check(["model,kind,occasions", `${model},hat,birthday`].join("\n"));
  const [refused] = await rows(_id, "error");
  expect(refused?.errors.map(({ column }) => column)).toEqual(["kind", "occasions"]);
  expect(refused?.errors[0]?.says).toContain("ring, earrings, necklace");
});

it("puts a piece into a collection, and names the collections when one does not exist", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "chain");
  const model = piece?.model ?? expect.fail("the shop has no chain");
  const sent = await check(["model,collections", `${model},Rozana; mandir`].join("\n"));
  await start(sent._id);
  const { products } = await shop.client().call(pageProducts, { query: { collection: "mandir" } });
  expect(products.find(({ slug }) => slug === piece?.slug)?.collections).toEqual([
    "mandir",
    "rozana",
  ]);

  const { _id } = await check(["model,collections", `${model},monsoon`].join("\n"));
  const [refused] = await rows(_id, "error");
  expect(refused?.errors).toEqual([
    {
      column: "collections",
      says: "The shop has no collection “monsoon”. Choose from mandir, mandap, rozana",
    },
  ]);
});

it("refuses a discount above the limit, unless the piece already has it", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "chain");
  const { model, slug } = piece ?? expect.fail("the shop has no chain");
  const { db } = shop.database;
  await db
    .update(products)
    .set({ discountBp: 4000 })
    .where(eq(products.slug, String(slug)));
  const rename = await check(["model,name", `${model},Old Offer`].join("\n"));
  expect(rename.counts).toMatchObject({ changed: 1, error: 0 });
  await start(rename._id);
  const [stored] = await db
    .select()
    .from(products)
    .where(eq(products.slug, String(slug)));
  expect(stored).toMatchObject({ name: "Old Offer", discountBp: 4000 });

  const { _id } = await check(["model,discount_percent", `${model},35`].join("\n"));
  const [refused] = await rows(_id, "error");
  expect(refused?.errors).toEqual([
    {
      column: "discount_percent",
      says: "Enter a discount from 0 to 30 percent, or keep the 40 percent of the piece",
    },
  ]);
});

it("is refused without the permission", async () => {
  for (const role of ["orders", "rates", "support", "accounts", "auditor"] as const) {
    const client = as(await shop.staff(role));
    for (const endpoint of [listImports, exportProducts, getImportTemplate]) {
      await expect(client.call(endpoint, {})).rejects.toMatchObject({ code: "forbidden" });
    }
  }
});
