import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

const PICTURES = ["kada-royal-front.jpg", "kada-royal-detail.jpg"].map((file) =>
  join(import.meta.dirname, "../../apps/server/seed/pictures", file),
);
/** The time in milliseconds within which the shop must show a published change. */
const SOON_MS = 1_000;

test("a product is written, published and priced in the list, and two people overwrite nothing", {
  tag: "@once",
}, async ({ page, complaints }) => {
  // When two persons save a draft, the shop refuses the later one (status 412), which the browser
  // logs as an error.
  complaints.allow(/\b412\b/);
  const name = `Chandni Test Kada ${Date.now()}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  const heard: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );

  await test.step("a new product keeps itself as a draft and is published", async () => {
    await openBackOffice(page, "/products");
    await page.getByRole("link", { name: "Add product" }).click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Category").selectOption({ label: "Traditional" });
    await page.getByLabel("Making charge").fill("14");
    await page.getByLabel("Net weight").fill("17.6 g");
    await expect(page.getByText("Write grams with a point: 17.600").first()).toBeVisible();
    await page.getByLabel("Net weight").fill("17.6");
    await expect(page.getByRole("table", { name: "Break-up of the price" })).toContainText(
      "17.600 g",
    );
    await expect(page.getByText(/^Draft kept/)).toBeVisible();
    // The page gets a WebSocket message about its own save, which it must not report as a change by
    // somebody else.
    await expect.poll(() => heard.some((text) => text.includes('"topic":"products"'))).toBe(true);
    await expectAccessible(page);
    await expect(page.getByText("has saved this product")).toHaveCount(0);
    await page.getByLabel("Drop pictures here, or choose").setInputFiles(PICTURES);
    await expect(page.getByRole("button", { name: /^Picture 2 of 2/ })).toBeVisible();
    // The first product page after a start loads the renderer. The page is requested now, so that
    // this time does not count as part of the publishing.
    const [other] = await (await page.request.get("/api/gold?limit=1")).json();
    await page.request.get(`/product/${other.slug}`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText(`${name} is published`)).toBeVisible();
    const published = Date.now();
    const shopPage = await page
      .getByRole("link", { name: "See it in the shop" })
      .getAttribute("href");
    const shown = await (await page.request.get(shopPage ?? "")).text();
    expect(shown).toContain(name);
    expect(Date.now() - published).toBeLessThan(SOON_MS);
    const slug = shopPage?.split("/").at(-1);
    const { images } = await (await page.request.get(`/api/gold/${slug}`)).json();
    expect(images).toHaveLength(PICTURES.length);
    for (const image of images) expect(shown).toContain(image);
  });
  const id = page.url().split("/").at(-1) ?? "";

  await test.step("a piece takes an HUID that no other has", async () => {
    const huid = Date.now().toString(36).toUpperCase().slice(-6);
    const another = page.getByRole("group", { name: "Another piece" });
    await another.getByLabel("HUID").fill(huid.slice(0, 5));
    await expect(another.getByText("5 of 6 signs")).toBeVisible();
    await another.getByLabel("HUID").fill(huid.toLowerCase());
    await expect(another.getByText("Free")).toBeVisible();
    await another.getByRole("button", { name: "Add the piece" }).click();
    await expect(page.getByRole("button", { name: `Correct ${huid}` })).toBeVisible();
    await another.getByLabel("HUID").fill(huid);
    await expect(another.getByRole("alert")).toContainText(name);
    await expect(another.getByRole("button", { name: "Add the piece" })).toBeDisabled();
    await another.getByLabel("HUID").fill("");
  });

  await test.step("another person's save is told, and a clash is decided", async () => {
    await saveAsPartner(page, id, { description: "Cut by hand." });
    await expect(page.getByText(/has saved this product/)).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel("Description")).toHaveValue("Cut by hand.");
    await page.getByLabel("Making charge").fill("13");
    await page.getByLabel("Description").fill("Cut by the karigar.");
    await saveAsPartner(page, id, { makingcharge: 12, description: "Cut by hand, at night." });
    const dialog = page.getByRole("dialog", { name: /has changed the same/ });
    // The dialog shows the words, because their number is not enough to decide.
    const description = dialog.getByRole("row", { name: /Description/ });
    await expect(description).toContainText("Cut by the karigar.");
    await expect(description).toContainText("Cut by hand, at night.");
    await expect(dialog.getByRole("row", { name: /Making charge/ })).toContainText("13%");
    await expect(dialog.getByRole("row", { name: /Making charge/ })).toContainText("12%");
    await dialog.getByRole("button", { name: "Take all of theirs" }).click();
    await expect(page.getByLabel("Making charge")).toHaveValue("12.00");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByLabel("Making charge")).toHaveValue("14.00");
  });

  await test.step("its making charge changes in the list, by keys, and is taken back", async () => {
    await page.getByRole("link", { name: "Products" }).first().click();
    await page.getByRole("searchbox").fill(name);
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect(page.getByText("1 product", { exact: true })).toBeVisible();
    await page.getByRole("searchbox").blur();
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    await page.keyboard.type("15");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("button", { name: /Making charge.*: 15%/ })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row.getByRole("button", { name: /Making charge.*: 14%/ })).toBeVisible();
    await page.keyboard.press("e");
    await page.keyboard.type("16");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("button", { name: /Making charge.*: 16%/ })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(row.getByRole("button", { name: /Making charge.*: 14%/ })).toBeVisible();

    await page.keyboard.press("x");
    await page.getByLabel(/Making charge by how many points/).fill("+1");
    await expect(page.getByText(/14% become 15%; prices rise by ₹/)).toBeVisible();
    await expectAccessible(page);
  });
});

/** Saves a draft of the product as another member of staff, over the latest stored version. */
async function saveAsPartner(page: Page, id: string, change: object): Promise<void> {
  const headers = await staffHeaders(page, PARTNER);
  const address = `/api/staff/products/${id}`;
  const product = await (await page.request.get(address, { headers })).json();
  const data = { ...product.published, ...change };
  const saved = await page.request.put(`${address}/draft`, { headers, data });
  expect(saved.ok()).toBe(true);
}

test("a new product that is saved twice at once is created once @once", async ({ page }) => {
  await openBackOffice(page, "/products/new");
  let created = 0;
  await page.route("**/api/staff/products/drafts", async (route) => {
    created += 1;
    await delay(1_000);
    await route.continue();
  });
  await page.getByLabel("Name", { exact: true }).fill("Band that is saved twice");
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  expect(created).toBe(1);
});

test("a new product whose answer is lost is created once, with what is typed meanwhile @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET/);
  await openBackOffice(page, "/products/new");
  const answers: string[] = [];
  await page.route("**/api/staff/products/drafts", async (route) => {
    const answer = await route.fetch();
    answers.push(((await answer.json()) as { _id: string })._id);
    if (answers.length > 1) return route.fulfill({ response: answer });
    await page.getByLabel("Name", { exact: true }).fill("Band of a lost answer, longer");
    await route.abort("connectionreset");
  });
  await page.getByLabel("Name", { exact: true }).fill("Band of a lost answer");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(
    "Band of a lost answer, longer",
  );
  expect(new Set(answers).size).toBe(1);
  const list = await page.request.get("/api/staff/products?view=drafts&q=lost+answer", {
    headers: await staffHeaders(page),
  });
  const { items } = (await list.json()) as { items: { name: string }[] };
  expect(items.map(({ name }) => name)).toEqual(["Band of a lost answer, longer"]);
});

test("a first size takes the typed weight, and a piece takes the size's new name @once", async ({
  page,
}) => {
  await openBackOffice(page, "/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Ring whose size is renamed");
  await page.getByLabel("Kind").selectOption("ring");
  await page.getByLabel("Net weight").fill("4.25");
  await page.getByRole("button", { name: "Add a size" }).click();
  await expect(page.getByLabel("Net weight of size 1")).toHaveValue("4.250");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/);
  const another = page.getByRole("group", { name: "Another piece" });
  await expect(another.getByLabel("Size")).toHaveValue("1");
  await page.getByLabel("Name of size 1").fill("12");
  await expect(another.getByLabel("Size")).toHaveValue("12");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The draft is kept.")).toBeVisible();
  const huid = Date.now().toString(36).toUpperCase().slice(-6);
  await another.getByLabel("HUID").fill(huid);
  await another.getByRole("button", { name: "Add the piece" }).click();
  const row = page.getByRole("listitem").filter({ hasText: huid });
  await expect(row.getByText("12", { exact: true })).toBeVisible();
});
