import { getProduct, pageProducts } from "@suvarna/contract/catalogue/calls";
import {
  archiveProduct,
  discardDraft,
  getStaffProduct,
  restoreProduct,
  saveDraft,
} from "@suvarna/contract/catalogue/staff-products";
import {
  exportImportErrors,
  exportProducts,
  getImportTemplate,
  listImports,
} from "@suvarna/contract/imports/staff";
import { getProductTranslation } from "@suvarna/contract/translations/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  as,
  call,
  check,
  exported,
  openImportDesk,
  rows,
  rowsOf,
  shop,
  start,
  textOf,
  undo,
} from "../../test/import-desk.ts";
import { products } from "../catalogue/tables.ts";

openImportDesk();

async function stored(slug: string) {
  const [row] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return row;
}

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
    const silver = await exported({ carat: "Silver" });
    expect(silver.length).toBeGreaterThan(0);
    expect(silver.every(({ carat }) => carat === "Silver")).toBe(true);
    expect(await exported({ view: "drafts", q: "sv-hl-1" })).toEqual([]);
    const template = await check(Buffer.from(await call().call(getImportTemplate, {})));
    expect(template.counts).toMatchObject({ new: 2, error: 0 });
  });
});

it("exports archived pieces by their own view, and refuses to import them", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "coin");
  const { slug = "", model = "" } = piece ?? expect.fail("the shop has no coin");
  const id = (await stored(slug))?.id ?? "";
  await call().call(archiveProduct, { params: { id } });
  expect((await exported()).map((row) => row["slug"])).not.toContain(slug);
  expect(await exported({ view: "archived" })).toEqual([{ ...piece, status: "archived" }]);

  const bytes = await call().call(exportProducts, { query: { view: "archived" } });
  const sent = await check(Buffer.from(bytes), "archived.csv");
  expect(sent.counts).toMatchObject({ changed: 0, new: 0, error: 1 });
  const [refused] = await rows(sent._id, "error");
  expect(refused?.model).toBe(model);
  expect(refused?.errors).toContainEqual({
    column: "status",
    says: "says “archived”. Archived pieces are not imported: bring the piece back on its page",
  });
  await call().call(restoreProduct, { params: { id } });
});

it("leaves out a row with more cells than the file has columns, and says why", async () => {
  const [piece] = (await exported()).filter(({ size }) => size === "");
  const { model = "", making_percent: making = "" } = piece ?? expect.fail("the shop is empty");
  const file = [
    "model,description,making_percent",
    `${model},A band, cut by hand,${making}`,
    `${model},A band,${making},,`,
  ];
  const { _id, counts } = await check(file.join("\n"));
  expect(counts).toMatchObject({ changed: 1, error: 1 });
  const [shifted] = await rows(_id, "error");
  expect(shifted).toMatchObject({ row: 2, model });
  expect(shifted?.errors).toEqual([
    {
      column: "",
      says: "The row has 4 cells, and the first line names 3 columns. Put a text with a comma or semicolon between quotation marks",
    },
  ]);
  const bad = await call().call(exportImportErrors, { params: { id: _id } });
  expect(rowsOf(bad).map(({ reason }) => reason)).toEqual([shifted?.errors[0]?.says]);
  expect(textOf(bad).trimEnd().endsWith(`,${making}`)).toBe(true);
});

it("quotes the cell that the product form refuses, and says how long a text may be", async () => {
  const [piece] = (await exported()).filter(({ size }) => size === "");
  const { model = "" } = piece ?? expect.fail("the shop is empty");
  const long = "y".repeat(101);
  const { _id } = await check(`model,making_percent,dimensions\n${model},1400,${long}\n`);
  const [refused] = await rows(_id, "error");
  expect(refused?.errors).toEqual([
    { column: "making_percent", says: "says “1400”. Enter a percentage from 0 to 100" },
    {
      column: "dimensions",
      says: `says “${"y".repeat(60)}…”. Use at most 100 characters`,
    },
  ]);
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

it("translates the texts of a piece, which a reader of Hindi sees, and takes them back", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "chain");
  const { model = "", slug = "", name = "" } = piece ?? expect.fail("the shop has no chain");
  const hindiName = async () => {
    const input = { params: { id: slug }, query: { language: "hi", live: "false" } } as const;
    return (await shop.client().call(getProduct, input)).name;
  };
  const before = await hindiName();
  const head = "model,name,name_hi,tags_hi,certificate_hi";
  const sent = await check([head, `${model},Rope Chain,राजसी चेन,चेन; सोने की चेन,`].join("\n"));
  const [row] = await rows(sent._id, "changed");
  expect(row?.changes).toMatchObject([
    { column: "name", before: name, after: "Rope Chain" },
    { column: "name_hi", before, after: "राजसी चेन" },
    { column: "tags_hi", after: "चेन; सोने की चेन" },
  ]);
  await start(sent._id);
  expect(await hindiName()).toBe("राजसी चेन");
  const found = await shop.client().call(pageProducts, { query: { q: "राजसी चेन" } });
  expect(found.products.map((each) => each.slug)).toContain(slug);
  const id = (await stored(slug))?.id ?? "";
  const params = { id, language: "hi" };
  const { fields } = await call().call(getProductTranslation, { params });
  expect(fields.find((field) => field.name === "name")).toMatchObject({
    original: "Rope Chain",
    text: "राजसी चेन",
    isOutdated: false,
  });
  const again = await check(Buffer.from(await call().call(exportProducts, {})));
  expect(again.counts).toMatchObject({ changed: 0, new: 0, error: 0 });

  await undo(sent._id);
  expect(await hindiName()).toBe(before);
});

it("clears a translation, keeps an outdated one, and refuses one that is too long or has no original", async () => {
  const [piece] = (await exported()).filter(({ size, kind }) => size === "" && kind === "pendant");
  const { model = "", slug = "", name_hi = "" } = piece ?? expect.fail("the shop has no pendant");
  expect(name_hi).not.toBe("");
  // The cell with the Hindi name is unchanged, so it is still the translation of the old name.
  const renamed = await check(
    ["model,name,name_hi", `${model},Another Name,${name_hi}`].join("\n"),
  );
  await start(renamed._id);
  const params = { id: (await stored(slug))?.id ?? "", language: "hi" };
  const outdated = await call().call(getProductTranslation, { params });
  expect(outdated.fields.find((field) => field.name === "name")?.isOutdated).toBe(true);

  await start((await check(["model,name_hi", `${model},none`].join("\n")))._id);
  const cleared = await call().call(getProductTranslation, { params });
  expect(cleared.fields.find((field) => field.name === "name")?.text).toBe("");

  const wrong = [
    "model,name_hi,dimensions,dimensions_hi",
    `${model},${"क".repeat(201)},none,10 mm`,
  ];
  const [refused] = await rows((await check(wrong.join("\n")))._id, "error");
  expect(refused?.errors.map(({ column }) => column)).toEqual(["name_hi", "dimensions_hi"]);
});

it("says that the draft of a piece would take the change of a row back", async () => {
  const [piece] = (await exported()).filter(({ size }) => size === "");
  const { model = "", slug = "" } = piece ?? expect.fail("the shop has no piece without sizes");
  const remarks = async () => {
    const { _id } = await check(["model,name", `${model},Renamed by a file`].join("\n"));
    return (await rows(_id, "changed")).map(({ unlikely }) => unlikely);
  };
  expect(await remarks()).toEqual([[]]);
  const params = { id: (await stored(slug))?.id ?? "" };
  const { published } = await call().call(getStaffProduct, { params });
  await call().call(saveDraft, { params, body: { ...published, name: "Renamed in a draft" } });
  expect(await remarks()).toEqual([
    [{ column: "", says: expect.stringContaining("a draft of this piece waits") }],
  ]);
  await call().call(discardDraft, { params });
  expect(await remarks()).toEqual([[]]);
});

it("adds a new piece with its translation", async () => {
  const file = [
    "model,name,name_hi,category,carat,net_weight_g,making_percent",
    "SV-HI-1,Tara Pendant,तारा पेंडेंट,Gold,22K,4.8,12",
  ];
  const sent = await check(file.join("\n"));
  await start(sent._id, { newAsDrafts: false });
  const query = { q: "तारा पेंडेंट", language: "hi" } as const;
  const { products } = await shop.client().call(pageProducts, { query });
  expect(products.map(({ name }) => name)).toContain("तारा पेंडेंट");
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
      says: "says “35”. Enter a discount from 0 to 30 percent, or keep the 40 percent of the piece",
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
