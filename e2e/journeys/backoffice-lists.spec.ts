import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { staffHeaders } from "../staff.ts";

const PICTURE = join(
  import.meta.dirname,
  "../../apps/server/seed/pictures/bangle-beaded-front.jpg",
);

interface List {
  readonly items: readonly { readonly _id: string; readonly title: string }[];
  readonly version: string;
}

/** Puts the slides of the carousel into the opposite order, as a colleague would. */
async function reverseCarousel(page: Page): Promise<void> {
  const headers = await staffHeaders(page);
  const list: List = await (await page.request.get("/api/staff/carousel", { headers })).json();
  const ids = list.items.map(({ _id }) => _id).toReversed();
  const sent = await page.request.put("/api/staff/carousel/order", {
    headers: { ...headers, "if-match": list.version },
    data: { ids },
  });
  await expect(sent).toBeOK();
}

test("the open form stays at its slide when the order changes, and no order is lost without a question @once", async ({
  page,
}) => {
  await openBackOffice(page, "/content/carousel");
  const rows = page
    .getByRole("list", { name: "Carousel of the home and shop pages" })
    .getByRole("listitem");
  const title = page.getByLabel("Title", { exact: true });
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  const first = await title.inputValue();
  await title.fill(`${first}, by hand`);
  await reverseCarousel(page);
  await expect(rows.last()).toContainText(first);
  await expect(title).toHaveValue(`${first}, by hand`);
  await expect(rows.last()).toHaveAttribute("aria-current", "true");
  await title.fill(first);

  await rows.first().getByRole("button").first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByRole("button", { name: "Publish the order" })).toBeEnabled();
  const moved = await rows.nth(1).textContent();
  // The form of another slide is on the same page, where the order stays.
  await rows.nth(2).locator("[data-open]").click();
  await expect(rows.nth(2)).toHaveAttribute("aria-current", "true");
  expect(await rows.nth(1).textContent()).toBe(moved);
  const question = page.getByRole("dialog", { name: "Leave without publishing the order?" });
  await page.getByRole("link", { name: /^Gallery/ }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  expect(await rows.nth(1).textContent()).toBe(moved);

  // An order of a colleague replaces the own one, and the page says so.
  await reverseCarousel(page);
  await expect(page.getByText("Your order of the list is gone")).toBeVisible();
  await page.getByRole("link", { name: /^Gallery/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
});

test("a shopkeeper takes a picture away, and sends pictures again that did not arrive @once", async ({
  page,
  complaints,
}) => {
  // The line breaks once, and the shop is busy once.
  complaints.allow(/ERR_FAILED|429/);
  await openBackOffice(page, "/content/testimonials");
  const list = page.getByRole("list", { name: "What customers say" });
  await list
    .getByRole("listitem")
    .filter({ has: page.locator("img") })
    .first()
    .locator("[data-open]")
    .click();
  await page.getByRole("button", { name: "Take away: The piece that was bought" }).click();
  await expect(page.getByRole("button", { name: "Choose" })).toBeFocused();
  await page.getByRole("button", { name: "Save it" }).click();
  await expect(page.getByText(/ is saved$/)).toBeVisible();
  await expect(page.getByText("No picture")).toBeVisible();

  await page.route("**/api/staff/content/pictures", (route) => route.abort());
  await page.getByLabel("The piece that was bought", { exact: true }).setInputFiles(PICTURE);
  const again = page.getByRole("button", { name: "Try again: bangle-beaded-front.jpg" });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await again.press("Enter");
  await expect(page.getByText("Your picture")).toBeVisible();
  await expect(again).toHaveCount(0);
  await page.getByRole("button", { name: "Save it" }).click();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();

  await page.getByRole("link", { name: "Products", exact: true }).click();
  await page.getByRole("table", { name: "Products" }).getByRole("link").first().click();
  const pictures = page.getByRole("region", { name: "Pictures" });
  const tiles = pictures.getByRole("button", { name: /^Picture \d+ of / });
  await expect(tiles.first()).toBeVisible();
  const count = await tiles.count();
  await page.route("**/api/staff/uploads", (route) => route.fulfill({ status: 429 }));
  await pictures.locator("input[type=file]").setInputFiles(PICTURE);
  const retry = pictures.getByRole("button", { name: "Try again: bangle-beaded-front.jpg" });
  await expect(pictures.getByRole("alert")).toContainText("Too many files are on their way");
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await retry.press("Enter");
  await expect(tiles).toHaveCount(count + 1);
  const parts = page.getByRole("navigation", { name: "Parts of the product" });
  await expect(parts.getByRole("link", { name: /^Pictures/ })).toHaveText(`Pictures${count + 1}`);
  await expect(pictures.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Work that goes on" })).toHaveCount(0);
});

test("settings that are not kept are not lost without a question @once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBackOffice(page, "/settings");
  const hours = page.getByLabel("Opening hours");
  const before = await hours.inputValue();
  await hours.fill(`${before}, and by appointment`);
  // The way to a section of the page asks nothing, and scrolls to the section.
  await page.getByRole("link", { name: "Set at the start" }).click();
  await expect(page).toHaveURL(/#environment$/);
  await expect(page.getByRole("heading", { name: "Set at the start" })).toBeInViewport();
  const question = page.getByRole("dialog", { name: "Leave without keeping?" });
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(hours).toHaveValue(`${before}, and by appointment`);
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await question.getByRole("button", { name: "Leave without keeping" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Staff and roles" })).toBeVisible();
});
