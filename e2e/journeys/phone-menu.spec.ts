import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../journey.ts";
import { logIn, newShopper, signUp } from "../shopper.ts";

/** The navigation that the menu's button opens on a phone. */
const menu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Menu" });
const menuButton = (page: Page) => page.locator("summary[aria-label=Menu]");

// A desk has another menu, so the tests run once, at the size of a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the way back from a level of the menu returns the focus to its row, and the next page begins with the first level", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/contact");
  await menuButton(page).click();
  const row = menu(page).getByRole("button", { name: /^Occasions/ });
  await row.press("Enter");
  const back = menu(page).getByRole("button", { name: "Back" });
  await expect(back).toBeFocused();
  await expectAccessible(page);
  await back.press("Enter");
  await expect(row).toBeFocused();

  await menu(page)
    .getByRole("button", { name: /^All jewellery/ })
    .click();
  await menu(page).getByRole("link", { name: "Anklets" }).click();
  await expect(page).toHaveURL(/\/shop\/anklets$/);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(row).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
});

test("the note of the demonstration closes for the button below it, and is hidden by the menu", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/contact");
  const banner = page.getByRole("banner");
  const note = banner.locator("summary").filter({ hasText: "Demo" });
  const sentence = banner.locator("details p").first();
  await note.click();
  await expect(sentence).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(sentence).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test("the icon of Login is part of its link, and Logout has another one", { tag: "@once" }, async ({
  page,
}) => {
  const iconOf = async (name: string) => {
    await page.goto("/contact");
    await menuButton(page).click();
    return menu(page).getByRole("link", { name, exact: true }).locator("svg").innerHTML();
  };
  const icon = await iconOf("Login");
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  expect(await iconOf("Logout")).not.toBe(icon);
});

test("the menu offers the categories when its data can't be loaded", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route("**/api/catalogue/menu", (route) => route.abort());
  await page.goto("/contact");
  await menuButton(page).click();
  await menu(page)
    .getByRole("button", { name: /^All jewellery/ })
    .click();
  await menu(page).getByRole("link", { name: "Silver", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Silver");
});
