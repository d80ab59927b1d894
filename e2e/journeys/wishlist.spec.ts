import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, newShopper, sendLogin, signUp } from "../shopper.ts";

const add = (page: Page, name: string) =>
  page.getByRole("button", { name: `Add ${name} to favorites` }).filter({ visible: true });
const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove ${name} from favorites` }).filter({ visible: true });

test("a visitor's favourites are there after the login, move to the bag, and can be removed", async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);

  await page.goto("/shop?carat=24K");
  const hearts = page.getByRole("button", { name: /^Add .+ to favorites$/ });
  const second = (await hearts.nth(1).getAttribute("aria-label"))?.slice(4, -13) ?? "";
  const first = (await hearts.nth(0).getAttribute("aria-label"))?.slice(4, -13) ?? "";
  await add(page, second).click();
  await add(page, first).click();
  await expect(remove(page, first)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(remove(page, second)).toHaveAttribute("aria-pressed", "true");
  const count = page.getByRole("link", { name: /^Favorites 2$/ });
  await expect(count).toBeVisible();

  // A visitor who is not logged in sees the pieces that this browser has stored.
  await count.click();
  await expect(page.getByText("Please log in to view your wishlist.")).toBeVisible();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole("heading", { name: "My Wishlist (2 items)" })).toBeVisible();
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
  await expect(cards.nth(0)).toContainText(first);
  await expect(cards.nth(0)).toContainText("₹");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await expect(page.getByRole("heading", { name: "My Wishlist (1 items)" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "My Wishlist (2 items)" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "log in" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fwishlist/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole("heading", { name: "My Wishlist (2 items)" })).toBeVisible();
  await expect(cards.filter({ hasText: second })).toBeVisible();
  await expect(cards.nth(0)).toContainText(first);
  await expect(cards.nth(1)).toContainText(second);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBeNull();

  await cards.nth(0).getByRole("button", { name: "Move to Bag" }).click();
  await expect(page.getByText("Added to cart")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Wishlist (1 items)" })).toBeVisible();
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await expect(page.getByRole("main")).toContainText(first);

  await page.goto("/Wishlist");
  const cross = page.getByRole("button", { name: `Remove ${second}` });
  await cross.click();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "My Wishlist (1 items)" })).toBeVisible();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "DELETE"),
    cross.click(),
  ]);
  await page.reload();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("list", { name: "Ways to begin" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rings");
});

test("a visitor who moves a piece to the bag is led to the login and returns with it", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/bangle-twisted");
  await add(page, "Lehar Twisted Bangle").click();
  await expect(remove(page, "Lehar Twisted Bangle")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/wishlist");
  await page.getByRole("button", { name: "Move to Bag" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a size" });
  await dialog.getByRole("radio", { name: "2.8" }).check({ force: true });
  await dialog.getByRole("button", { name: "Move to Bag" }).click();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fwishlist/);
  // The message about the added piece may replace the message about the login at once, so the test
  // does not wait for the latter.
  await sendLogin(page, shopper);
  await expect(page.getByText("Added to cart")).toBeVisible();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("2.8");
});

test("a piece with sizes needs a choice on its way to the bag", { tag: "@once" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/bangle-twisted");
  await add(page, "Lehar Twisted Bangle").click();
  await expect(remove(page, "Lehar Twisted Bangle")).toHaveAttribute("aria-pressed", "true");
  await page.goto("/login?next=/wishlist");
  await logIn(page, shopper);
  await page.getByRole("button", { name: "Move to Bag" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a size" });
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Move to Bag" }).click();
  await expect(dialog.getByText("Choose a size first")).toBeVisible();
  await dialog.getByRole("radio", { name: "2.8" }).check({ force: true });
  await dialog.getByRole("button", { name: "Move to Bag" }).click();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText("2.8");
});

test("a visitor sees the pieces that could be loaded, and a message about the others", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/503/);
  for (const [path, name] of [
    ["/product/studs-gold-flower", "Kusum Gold Tops"],
    ["/product/bangle-twisted", "Lehar Twisted Bangle"],
  ] as const) {
    await page.goto(path);
    await add(page, name).click();
    await expect(remove(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  const [first] = await page.evaluate<string[]>(() =>
    JSON.parse(localStorage.getItem("favorites") ?? "[]"),
  );
  await page.route(`**/api/gold/${first}`, (route) =>
    route.fulfill({ status: 503, json: { message: "Not now", code: "unavailable" } }),
  );
  await page.goto("/wishlist");
  await expect(page.getByText("Some of your pieces could not be loaded.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Move to Bag" })).toHaveCount(1);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Move to Bag" })).toHaveCount(2);
});

test("a wishlist that can't be changed or read shows a message, and the heart is reset", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/503/);
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await page.goto("/product/studs-gold-flower");
  const heart = page.getByRole("button", { name: /favorites$/ }).filter({ visible: true });
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
  await page.route("**/api/wishlist/**", (route) =>
    route.fulfill({ status: 503, json: { message: "Not now", code: "unavailable" } }),
  );
  await heart.first().click();
  await expect(page.getByText("Failed to update wishlist. Please try again.")).toBeVisible();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");

  await page.goto("/wishlist");
  await expect(page.getByText("Error loading wishlist: Not now")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
});

test("the menu of a small screen shows the number of favourites, and can be scrolled to its end", async ({
  page,
}) => {
  const height = 640;
  await page.setViewportSize({ width: 360, height });
  await page.goto("/product/pendant-heart");
  await waitForHydration(page);
  await add(page, "Dil Heart Pendant").click();
  await page.getByRole("banner").getByLabel("Menu").first().click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Favorites (1)" })).toBeVisible();
  const { y, height: shown } = (await menu.boundingBox()) ?? { y: 0, height: Infinity };
  expect(y + shown).toBeLessThanOrEqual(height);
});
