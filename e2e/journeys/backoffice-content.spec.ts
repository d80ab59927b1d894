import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { staffHeaders } from "../staff.ts";

const COVER = join(import.meta.dirname, "../../apps/server/seed/pictures/bangle-beaded-front.jpg");

test("a shopkeeper publishes an article, orders the carousel and makes a coupon @once", async ({
  page,
}) => {
  await openBackOffice(page, "/content");
  await page.getByRole("button", { name: "New article" }).click();

  await page.waitForURL(/articles/);

  // The page stores the draft by itself, and the preview looks like the page of the shop.
  await page.getByLabel("Title", { exact: true }).fill("Bangles that ring true");
  await page.getByLabel("Address").fill("/blog/bangles-that-ring-true");
  await page.getByLabel("Cover", { exact: true }).setInputFiles(COVER);
  await page.getByLabel("What one sees on the cover").fill("A beaded bangle on ivory");
  await page
    .getByRole("textbox", { name: "Text" })
    .fill("Tap it with a nail.\n\n## The sound\n\nThen look at ");
  await page.getByRole("textbox", { name: "Text" }).press("Control+End");
  await page.getByRole("button", { name: "A piece with its live price" }).click();
  await page.getByLabel("Name or model").fill("beaded");
  await page.getByRole("dialog").getByRole("button").first().click();
  const preview = page.getByRole("region", { name: "As shoppers will see it" });
  await expect(preview.getByRole("heading", { name: "The sound" })).toBeVisible();
  await expect(page.getByText(/a piece with its live price, ₹/)).toBeVisible();
  await expect(page.getByText(/^Kept /)).toBeVisible();
  await expectAccessible(page);
  const shop = await page.context().newPage();
  expect((await shop.goto("/blog/bangles-that-ring-true"))?.status()).toBe(404);
  // The button is busy while the last words are saved before the article is published.
  await delaySaves(page, "**/api/staff/articles/*");
  let published = 0;
  page.on("request", (request) => {
    if (/\/articles\/[^/]+\/publish$/.test(request.url())) published += 1;
  });
  await page.getByLabel("Tags").fill("bangles");
  await page.getByRole("button", { name: "Publish now" }).dblclick();
  await expect(page.getByRole("button", { name: "Publishing" })).toBeDisabled();
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  expect(published).toBe(1);
  await page.unrouteAll({ behavior: "wait" });

  // The last words are saved when the user leaves the page at once.
  await page.getByLabel("Tags").fill("bangles, sound");
  await page.getByRole("link", { name: /^Articles/ }).click();
  await page.getByRole("link", { name: "Bangles that ring true" }).click();
  await expect(page.getByLabel("Tags")).toHaveValue("bangles, sound");
  await expect(page.getByText(/^Kept\. Online since /)).toBeVisible();
  await shop.goto("/blog/bangles-that-ring-true");
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText("Bangles that ring true");
  await expect(shop.getByRole("heading", { name: "Pieces in this article" })).toBeVisible();
  await shop.goto("/blog");
  await expect(shop.getByText("Bangles that ring true").first()).toBeVisible();

  // Alt and an arrow key move a row of the list. Shoppers see the new order after "Publish the
  // order".
  const inShop = async () =>
    ((await (await page.request.get("/api/carousel")).json()) as { title: string }[]).map(
      ({ title }) => title,
    );
  const before = await inShop();
  await page.getByRole("link", { name: /^Carousel/ }).click();
  const rows = page
    .getByRole("list", { name: "Carousel of the home and shop pages" })
    .getByRole("listitem");
  await expect(rows).toHaveCount(before.length);
  await rows
    .first()
    .getByRole("button", { name: new RegExp(`^${before[0]}`) })
    .focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(2)).toContainText(before[0] ?? "");
  expect(await inShop()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish the order" }).click();
  await expect(page.getByText("The new order is in the shop")).toBeVisible();
  const [first, second, third, ...rest] = before;
  expect(await inShop()).toEqual([second, third, first, ...rest]);

  // The form shows the cost of a coupon before the coupon is created.
  await page.getByRole("link", { name: "Coupons" }).click();
  await page.getByRole("link", { name: "New coupon" }).click();
  await page.getByLabel("Code", { exact: true }).fill("wedding2");
  await page.getByLabel("Percent", { exact: true }).fill("2");
  await page.getByLabel("From a cart of").fill("2,00,000");
  await page.getByLabel("In all").fill("50");
  // Another test of the same shop may have placed orders, but none that the coupon applies to.
  await expect(
    page.getByText(/^(There were no orders in the last 30 days\.|0 of \d+ orders?)/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the coupon" }).click();
  const made = page.getByRole("table", { name: "Coupons" }).getByRole("row", { name: /WEDDING2/ });
  await expect(made).toContainText("Runs");
  await expect(made).toContainText("0 of 50");

  // A coupon with a very large discount waits for the approval of a second person, and the list
  // shows it as waiting.
  await page.getByRole("link", { name: "New coupon" }).click();
  await page.getByLabel("Code", { exact: true }).fill("wedding60");
  await page.getByLabel("Percent", { exact: true }).fill("60");
  await page.getByLabel("Why").fill("for the wedding season");
  await page.getByRole("button", { name: "Make the coupon" }).click();
  const waits = page.getByRole("row", { name: /WEDDING60/ });
  await expect(waits).toContainText("Waits for a second person", { ignoreCase: true });
  await expect(waits).toContainText("60% off full-price pieces");
  // The form is empty again, so that nobody asks for the same coupon twice.
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("");
  await takeBack(page, "WEDDING60");
  await expect(waits).toHaveCount(0);
});

/** Delays the calls that save something at an address, as on a slow line. */
async function delaySaves(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === "PUT") await delay(1_500);
    await route.continue();
  });
}

/** Withdraws the request for a coupon. */
async function takeBack(page: Page, code: string): Promise<void> {
  const headers = await staffHeaders(page);
  const list = await page.request.get("/api/staff/approvals?state=waiting", { headers });
  const { items } = (await list.json()) as { items: { _id: string; subject: string }[] };
  const approval = items.find(({ subject }) => subject === code);
  const path = `/api/staff/approvals/${approval?._id}/cancel`;
  await expect(await page.request.post(path, { headers })).toBeOK();
}

test("a shopkeeper deletes an article and an empty category, but not one with pieces @once", async ({
  page,
  complaints,
}) => {
  // The shop refuses to delete a category with pieces (status 409), which the browser logs as an
  // error. It also refuses to overwrite an article of a colleague (412), and the line breaks once.
  complaints.allow(/409|412|ERR_FAILED/);
  await openBackOffice(page, "/content");
  await page.getByRole("button", { name: "New article" }).click();
  await page.waitForURL(/articles/);
  await page.getByLabel("Title", { exact: true }).fill("Written for nobody");
  await expect(page.getByText(/^Kept /)).toBeVisible();

  // "Load theirs" keeps the typed text when the colleague's text can't be read.
  const address = `/api/staff/articles/${page.url().split("/").at(-1)}`;
  const headers = await staffHeaders(page);
  await page.route(`**${address}`, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  const stored = await (await page.request.get(address, { headers })).json();
  const { title: _, slug, author, content, picture, alt, tags } = stored;
  const theirs = await page.request.put(address, {
    headers: { ...headers, "if-match": stored.version },
    data: { title: "Written by a colleague", slug, author, content, picture, alt, tags },
  });
  await expect(theirs).toBeOK();
  await page.getByLabel("Title", { exact: true }).fill("Written by me");
  await expect(page.getByText("Somebody else has saved this article meanwhile.")).toBeVisible();
  await page.getByRole("button", { name: "Load theirs" }).click();
  await expect(page.getByText(/What you typed is still here\.$/)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written by me");
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Load theirs" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written by a colleague");
  await page.getByLabel("Title", { exact: true }).fill("Written for nobody");
  await expect(page.getByText(/^Kept /)).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete “Written for nobody”?" });
  await expect(dialog).toContainText("Its versions and its last text stay in the database");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Written for nobody");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete the article" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await expect(page.getByText("The article is deleted")).toBeVisible();
  const articles = page.getByRole("table", { name: "Articles" });
  await expect(articles.getByRole("row").nth(1)).toBeVisible();
  await expect(articles.getByText("Written for nobody")).toHaveCount(0);

  await page.getByRole("link", { name: "Categories" }).click();
  const rows = page.getByRole("list", { name: "Categories" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  await page.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: /^Delete .+\?$/ });
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect(question.getByRole("alert")).toContainText(/^\d+ pieces belong to this category/);
  await question.getByRole("button", { name: "Leave it" }).click();
  await expect(rows).toHaveCount(count);

  await page.getByRole("button", { name: "Add a category" }).click();
  await expect(page.getByRole("heading", { name: "Add a category" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Toe rings");
  await page.getByLabel("Picture", { exact: true }).setInputFiles(COVER);
  await expect(page.getByText("Your picture")).toBeVisible();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(rows).toHaveCount(count + 1);
  await expect(page.getByRole("heading", { level: 2, name: "Toe rings" })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect(rows).toHaveCount(count);
});

test("a text and an article whose answers are lost are added once when they are sent again @once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET/);
  await openBackOffice(page, "/content/promotions?item=new");
  await loseAnswer(page, "**/api/staff/promotions");
  await page.getByLabel("Text", { exact: true }).fill("Open on the festival");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("Open on the festival").first()).toBeVisible();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("It is added")).toBeVisible();
  const listed = await page.request.get("/api/staff/promotions", {
    headers: await staffHeaders(page),
  });
  const { items } = (await listed.json()) as { items: { text: string }[] };
  expect(items.filter(({ text }) => text === "Open on the festival")).toHaveLength(1);

  await page.getByRole("link", { name: /^Articles/ }).click();
  const count = page.getByText(/^\d+ articles$/);
  const before = Number.parseInt(await count.innerText(), 10);
  await loseAnswer(page, "**/api/staff/articles");
  await page.getByRole("button", { name: "New article" }).click();
  await expect(page.getByText("No answer came: perhaps it is done")).toBeVisible();
  await expect(count).toHaveText(`${before + 1} articles`);
  const lost = page.getByRole("listitem").filter({ hasText: "No answer came" });
  await lost.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "New article" }).click();
  await page.waitForURL(/articles\/[^?]/);
  await page.goto("/admin/content");
  await expect(count).toHaveText(`${before + 1} articles`);
});

/** Lets the server carry out the next call that adds something at this address, without answering. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}
