import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";

const COVER = join(import.meta.dirname, "../../apps/server/seed/pictures/bangle-beaded-front.jpg");
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test("a category that staff add is in the menus, in both languages @once", async ({ page }) => {
  await openBackOffice(page, "/content/categories");
  await page.getByRole("button", { name: "Add a category" }).click();
  // Until then the form of the first category is open.
  await expect(page.getByRole("heading", { level: 2, name: "Add a category" })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Temple work");
  await page.getByLabel("Picture", { exact: true }).setInputFiles(COVER);
  await expect(page.getByText("Your picture")).toBeVisible();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Temple work" })).toBeVisible();

  // The category has no piece yet, so its listing would be empty.
  await openDeskMenu(page, "/contact");
  await expect(deskMenu(page).getByRole("link", { name: "Traditional" })).toBeVisible();
  await expect(deskMenu(page).getByRole("link", { name: "Temple work" })).toHaveCount(0);

  const [piece] = await (await page.request.get("/api/gold?limit=1")).json();
  await openBackOffice(page, `/products/${piece._id}`);
  await page.getByLabel("Category").selectOption({ label: "Temple work" });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(`${piece.name} is published`)).toBeVisible();

  await openDeskMenu(page, "/contact");
  await expectAccessible(page);
  await deskMenu(page).getByRole("link", { name: "Temple work" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temple work");
  await openPhoneCategories(page, "/contact", ["Menu", "All jewellery"]);
  await phoneMenu(page).getByRole("link", { name: "Temple work" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temple work");

  const untranslated = { name: "Temple work" };
  await openDeskMenu(page, "/hi/contact");
  await expect(deskMenu(page).getByRole("link", untranslated)).toHaveAttribute("lang", "en");
  await openPhoneCategories(page, "/hi/contact", ["मेन्यू", "सभी गहने"]);
  await expect(phoneMenu(page).getByRole("link", untranslated)).toHaveAttribute("lang", "en");

  await page.setViewportSize(DESK);
  await openBackOffice(page, "/translations/category?q=Temple");
  await page.getByRole("link", { name: /Temple work/ }).click();
  await page.getByLabel("Title, Hindi", { exact: true }).fill("मंदिर शैली");
  await page.getByRole("button", { name: "Save and show" }).click();
  await expect(page.getByText("The Hindi texts are in the shop")).toBeVisible();
  const translated = { name: "मंदिर शैली" };
  await openDeskMenu(page, "/hi/contact");
  await expect(deskMenu(page).getByRole("link", translated)).not.toHaveAttribute("lang");
  await openPhoneCategories(page, "/hi/contact", ["मेन्यू", "सभी गहने"]);
  // At the end of the list no row is cut by the row of the rates, which would be a target too small.
  await phoneMenu(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await phoneMenu(page).getByRole("link", translated).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("मंदिर शैली");
});

const deskMenu = (page: Page) => page.getByRole("banner").getByRole("navigation").first();
const phoneMenu = (page: Page) => page.getByRole("banner").locator("details nav");

async function openDeskMenu(page: Page, address: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(address);
  await deskMenu(page).locator("[aria-expanded]").hover();
}

/**
 * Opens the level of all jewellery, which has the categories, in the menu of a phone.
 * @param names the names of the two buttons that lead there
 */
async function openPhoneCategories(
  page: Page,
  address: string,
  [menu, jewellery]: readonly [string, string],
): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await page.locator(`summary[aria-label="${menu}"]`).click();
  await phoneMenu(page).getByRole("button", { name: jewellery }).click();
}
