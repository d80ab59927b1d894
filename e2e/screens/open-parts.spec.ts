import { expect, waitForHydration } from "../journey.ts";
import { choose, press, sandbox, title } from "../payment-window.ts";
import { arriveLoggedIn } from "../shopper.ts";
import { shoot, shootScreen, test } from "./shoot.ts";

/** The parts of the shop that a press opens, and the pages of a payment. */

test("menus", async ({ page, isMobile }) => {
  await page.goto("/contact");
  await waitForHydration(page);
  if (isMobile) {
    await page.locator("summary[aria-label=Menu]").click();
    await shootScreen(page, "menu");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^All jewellery/ })
      .click();
    await shootScreen(page, "menu-second-level");
  } else {
    await page.getByRole("banner").locator("nav [aria-expanded]").first().hover();
    await shootScreen(page, "menu");
  }
});

test("search", async ({ page, isMobile }) => {
  await page.goto("/contact");
  await waitForHydration(page);
  if (isMobile) await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByLabel("Search the shop");
  await field.click();
  await shootScreen(page, "search-open");
  await field.fill("ruby");
  await shootScreen(page, "search-suggestions");
});

test("filters of a list", async ({ page, isMobile }) => {
  await page.goto("/shop/earrings");
  await waitForHydration(page);
  if (isMobile) {
    await page.getByRole("button", { name: "Filters" }).click();
    await shootScreen(page, "filters");
  }
});

test("drawers of a piece", async ({ page }) => {
  await page.goto("/product/studs-gold-flower");
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Certificate and hallmark/ }).click();
  await shootScreen(page, "certificate");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await shootScreen(page, "login-asked");
});

test("a login that fails", async ({ page }) => {
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("E-mail", { exact: true }).fill("nobody@shopper.example");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await press(page, "Log in");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await shoot(page, "login-error");
});

test("cart drawer, checkout with errors and payment pages", async ({ page }) => {
  const { add } = await arriveLoggedIn(page);
  await page.goto("/product/studs-gold-flower");
  await waitForHydration(page);
  await press(page, "Add to Cart");
  await expect(page.getByRole("dialog")).toBeVisible();
  await shootScreen(page, "cart-drawer");
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Add an address" }).click();
  await press(page, "Place order");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await shoot(page, "checkout-errors");
  await add("nosepin-diamond");
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("radio", { name: "Debit or credit card" }).check();
  await press(page, "Place order");
  await expect(sandbox(page)).toBeVisible();
  await shootScreen(page, "payment-window");
  await page.keyboard.press("Escape");
  await shoot(page, "payment");
  const order = new URL(page.url()).searchParams.get("order");
  await press(page, "Pay now");
  await choose(page, "Failure");
  await expect(title(page, "Payment failed")).toBeVisible();
  await shoot(page, "payment-failed");
  await page.goto(`/hi/final?order=${order}`);
  await waitForHydration(page);
  await shoot(page, "payment-hindi");
});
