import { getProduct, pageProducts } from "@suvarna/contract/catalogue/calls";
import { updateProduct } from "@suvarna/contract/catalogue/staff";
import {
  exportImportErrors,
  listImports,
  startImport,
  stopImport,
  undoImport,
} from "@suvarna/contract/imports/staff";
import { describe, expect, it } from "vitest";
import {
  call,
  check,
  exported,
  HOUR_MS,
  MANY,
  openImportDesk,
  rows,
  rowsOf,
  shop,
  staff,
  start,
  undo,
  waitForImport,
} from "../../test/import-desk.ts";

openImportDesk();

describe("a file of products", () => {
  it("is read without changing anything; each row shows its effect, or its error", async () => {
    const [first, second, third] = (await exported()).filter(({ size }) => size === "");
    if (!first || !second || !third) throw new Error("The shop is empty");
    const making = Number(first.making_percent);
    const file = [
      "Model;Name;Net weight (g);Making;Purity;Category;Colour of the box",
      `${first.model};;;${making + 1};;;red`,
      `${second.model};;${(Number(second.net_weight_g) / 10).toFixed(3)};;;;`,
      `${third.model};${third.name};;;;;`,
      `SV-NEW-0001;Chand Pendant;4.250;12 %;22k;Gold;`,
      `SV-NEW-0002;Tara Pendant;4,800 g;12;22K;Gold;`,
      `SV-NEW-0003;Moti Pendant;4.8;12;21K;Gold;`,
      `SV-NEW-0001;Chand Pendant;4.250;12;22K;Gold;`,
    ].join("\n");
    const checked = await check(`\uFEFF${file}\n`);
    expect(checked).toMatchObject({
      state: "ready",
      rows: 7,
      done: 7,
      unknownColumns: ["Colour of the box"],
      counts: { same: 1, changed: 2, new: 1, error: 3, unlikely: 1 },
      by: { _id: staff.userId },
    });
    expect(checked.prices.moved).toBe(2);
    const [raised] = await rows(checked._id, "changed");
    expect(raised).toMatchObject({
      row: 2,
      name: first.name,
      changes: [
        {
          column: "making_percent",
          before: first.making_percent,
          after: (making + 1).toFixed(2),
        },
      ],
    });
    const look = await rows(checked._id, "look");
    expect(
      look.map(({ row, errors, unlikely }) => [row, [...errors, ...unlikely][0]?.says]),
    ).toEqual([
      [3, "10 times lighter"],
      [6, "says “4,800 g”. Write grams with a point: 4.800"],
      [7, "says “21K”. Hallmarked grades here are 24K, 22K, 18K and Silver"],
      [8, "Row 5 is about the same piece already"],
    ]);
    const bad = await call().call(exportImportErrors, { params: { id: checked._id } });
    expect(rowsOf(bad).map(({ Model, reason }) => [Model, reason])).toContainEqual([
      "SV-NEW-0002",
      "net_weight_g says “4,800 g”. Write grams with a point: 4.800",
    ]);
    expect(await exported()).toContainEqual(first);
  });

  it("is refused with the reason when it can't be read", async () => {
    const problem = async (text: string | Buffer) => {
      const { state, problem } = await check(text);
      return [state, problem];
    };
    expect(await problem("a,b\n1,2\n")).toEqual(["unreadable", expect.stringContaining("model")]);
    expect(await problem("model,name\n")).toEqual([
      "unreadable",
      expect.stringContaining("no rows"),
    ]);
    expect(await problem(Buffer.from([0x6d, 0xff, 0xfe]))).toEqual([
      "unreadable",
      expect.stringContaining("UTF-8"),
    ]);
    expect(await problem("model,sku\n1,2\n")).toEqual([
      "unreadable",
      expect.stringContaining("twice"),
    ]);
  });
});

describe("an import", () => {
  it("writes the valid rows, with sizes, and is undone except for rows that changed since", async () => {
    const [first, second] = (await exported()).filter(({ size }) => size === "");
    if (!first || !second) throw new Error("The shop is empty");
    const [making, other] = [first, second].map((row) =>
      (Number(row.making_percent) + 0.5).toFixed(2),
    );
    const checked = await check(
      [
        "model,size,name,category,carat,net_weight_g,making_percent,stock,huid,engravable,description",
        `${first.model},,,,,,${making},,,,`,
        `${second.model},,,,,,${other},,,,`,
        "SV-KD-9001,2.4,नक्काशी Kada,Gold,22K,16.500,14,1,,yes,हाथ से बना",
        "SV-KD-9001,2.6,नक्काशी Kada,Gold,22K,17.600,14,made to order,,,",
        "SV-KD-9002,,Bad Kada,Gold,22K,x,14,1,,,",
        "SV-KD-9003,,Gul Kada,Gold,18K,12.000,11,2,QZ9X7K,,",
      ].join("\r\n"),
    );
    expect(checked.counts).toMatchObject({ changed: 2, new: 3, error: 1 });
    const done = await start(checked._id, { newAsDrafts: false });
    expect(done).toMatchObject({
      state: "done",
      done: 6,
      written: { changed: 3, new: 2, refused: 0 },
    });
    const now = await exported();
    expect(now.find(({ model }) => model === first.model)?.making_percent).toBe(making);
    const kada = now.filter(({ model }) => model === "SV-KD-9001");
    expect(
      kada.map(({ size, net_weight_g, stock, name }) => [size, net_weight_g, stock, name]),
    ).toEqual([
      ["2.4", "16.500", "1", "नक्काशी Kada"],
      ["2.6", "17.600", "made to order", "नक्काशी Kada"],
    ]);
    expect(kada.map(({ engravable }) => engravable)).toEqual(["yes", "yes"]);
    const { products } = await shop.client().call(pageProducts, { query: { q: "Gul Kada" } });
    expect(products[0]).toMatchObject({
      huid: "QZ9X7K",
      netWeight: 12,
      isAvailable: true,
      engravable: false,
    });

    // A member of staff changes one of the pieces before the import is undone.
    const [row] = (await rows(checked._id, "changed")).filter(
      ({ model }) => model === second.model,
    );
    const shown = await shop.client().call(getProduct, { params: { id: row?.productId ?? "" } });
    const { name, category, carat, netWeight, makingcharge, images, tags } = shown;
    await call().call(updateProduct, {
      params: { id: shown._id },
      body: { name: `${name} II`, category, carat, netWeight, makingcharge, images, tags },
    });
    const undone = await undo(checked._id);
    expect(undone).toMatchObject({
      state: "undone",
      undone: { by: { _id: staff.userId }, rows: 4, kept: 1 },
    });
    expect(undone.undone?.at).not.toBeNull();
    const after = await exported();
    expect(after.find(({ model }) => model === first.model)).toEqual(first);
    expect(after.find(({ model }) => model === second.model)?.name).toBe(`${name} II`);
    expect(after.some(({ model }) => model?.startsWith("SV-KD-"))).toBe(false);
    expect((await rows(checked._id, "kept")).map(({ model }) => model)).toEqual([second.model]);
    await expect(undo(checked._id)).rejects.toMatchObject({ code: "import_moved" });

    // The HUID of a piece that the undoing has removed can be used again.
    const again = await check(
      "model,name,category,carat,net_weight_g,making_percent,huid\nSV-KD-9003,Gul Kada,Gold,18K,12.000,11,QZ9X7K\n",
    );
    expect((await start(again._id)).written).toEqual({ changed: 0, new: 1, refused: 0 });
  });

  it("refuses a row whose values somebody changed since the dry run, and can exclude unlikely rows", async () => {
    const [first, second] = (await exported({ q: "SV-" })).filter(({ size }) => size === "");
    if (!first || !second) throw new Error("The shop is empty");
    const stale = await check(`model,name\n${first.model},Late Name\n`);
    const early = await check(`model,name\n${first.model},Early Name\n`);
    expect((await start(early._id)).written.changed).toBe(1);
    expect((await start(stale._id)).written).toEqual({ changed: 0, new: 0, refused: 1 });
    expect((await rows(stale._id, "kept"))[0]?.reason).toContain("Early Name");
    const heavy = (Number(second.net_weight_g) * 10).toFixed(3);
    const unlikely = await check(
      `model,net_weight_g,gross_weight_g\n${second.model},${heavy},${heavy}\n`,
    );
    const left = await start(unlikely._id, { leaveOutUnlikely: true });
    expect(left.written).toEqual({ changed: 0, new: 0, refused: 0 });
    expect((await rows(unlikely._id, "all"))[0]?.outcome).toBe("left_out");
  });

  it("writes the other rows of a batch when the database refuses some", async () => {
    const head = "model,slug,name,category,carat,net_weight_g,making_percent,huid";
    const file = Array.from({ length: 30 }, (_each, index) => {
      const slug = index === 4 ? "taken-meanwhile" : "";
      const huid = index === 17 ? "QW7TAK" : "";
      return `SV-ONE-${index},${slug},Same Name,Gold,22K,3.100,9,${huid}`;
    });
    const checked = await check([head, ...file].join("\n"));
    expect(checked.counts).toMatchObject({ new: 30, error: 0 });
    const other = "SV-OTHER,taken-meanwhile,Other,Gold,22K,3.100,9,QW7TAK";
    await start((await check(`${head}\n${other}\n`))._id, { newAsDrafts: false });
    const done = await start(checked._id, { newAsDrafts: false });
    expect(done).toMatchObject({ state: "done", written: { changed: 0, new: 28, refused: 2 } });
    const keptRows = await rows(checked._id, "kept");
    expect(keptRows.map(({ model, reason }) => [model, reason])).toEqual([
      ["SV-ONE-4", expect.stringContaining("address")],
      ["SV-ONE-17", "A piece with this HUID is in the catalogue already."],
    ]);
    // Each of several products with the same name gets an address of its own.
    const slugs = (await exported({ q: "SV-ONE-" })).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(28);
    expect(slugs).toContain("same-name");
    expect(slugs).toContain("same-name-28");
    expect(await undo(checked._id)).toMatchObject({ undone: { rows: 28, kept: 0 } });
  });

  it("stops after the current rows, continues, and can't be undone after a day", async () => {
    const head = "model,name,category,carat,net_weight_g,making_percent,stock";
    const many = Array.from(
      { length: MANY },
      (_, index) => `SV-MANY-${index},Many ${index},Gold,22K,3.${100 + index},9,1`,
    );
    const { _id: id } = await check([head, ...many].join("\n"));
    // The call to stop follows the call to start at once, before the few batches of the file are
    // written.
    await call().call(startImport, { params: { id }, body: {} });
    await call().call(stopImport, { params: { id } });
    await expect(call().call(stopImport, { params: { id } })).rejects.toMatchObject({
      code: "import_moved",
    });
    const stopped = await waitForImport(id);
    expect(stopped.state).toBe("stopped");
    expect(stopped.written.new).toBeLessThan(MANY);
    const done = await start(id);
    expect(done).toMatchObject({ state: "done", done: MANY, written: { new: MANY, refused: 0 } });
    await expect(call().call(startImport, { params: { id }, body: {} })).rejects.toMatchObject({
      code: "import_moved",
    });
    // A new piece becomes a draft, unless its row names another status.
    const [added] = await rows(id, "new");
    await expect(
      shop.client().call(getProduct, { params: { id: added?.productId ?? "" } }),
    ).rejects.toMatchObject({ code: "product_not_found" });
    const drafts = async () =>
      (await exported({ view: "drafts" })).filter(({ model }) => model?.startsWith("SV-MANY"));
    expect(await drafts()).toHaveLength(MANY);
    const clock = shop.clock.now;
    shop.clock.now = new Date(clock.getTime() + 25 * HOUR_MS);
    await expect(undo(id)).rejects.toMatchObject({ code: "import_old" });
    shop.clock.now = clock;
    // The call to stop follows the call to undo at once, before the few batches are undone.
    await call().call(undoImport, { params: { id } });
    await call().call(stopImport, { params: { id } });
    const halted = await waitForImport(id);
    expect(halted.state).toBe("undo_stopped");
    expect(halted.undone?.at).toBeNull();
    expect(halted.done).toBe(halted.undone?.rows);
    expect(halted.done).toBeLessThan(MANY);
    await expect(call().call(startImport, { params: { id }, body: {} })).rejects.toMatchObject({
      code: "import_moved",
    });
    expect(await undo(id)).toMatchObject({ done: MANY, undone: { rows: MANY, kept: 0 } });
    expect(await drafts()).toEqual([]);
    const { items } = await call().call(listImports, { query: { limit: 1 } });
    expect(items[0]?._id).toBe(id);
  });
});
