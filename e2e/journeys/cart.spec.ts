import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn, logIn, newShopper, putIntoCart, signUp } from "../shopper.ts";

test("a visitor is asked to log in, and returns to the piece", { tag: "@once" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/studs-gold-flower");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page).toHaveURL(/\/login/);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText("User needs to Login First!");
  await expect(status).toContainText("Kusum Gold Tops goes into your cart as soon as you are in.");
  await expectAccessible(page);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/product\/studs-gold-flower/);
  const drawer = page.getByRole("dialog", { name: "Added to cart" });
  await expect(drawer.getByRole("heading", { name: "Kusum Gold Tops" })).toBeVisible();
});

test("the drawer of the cart shows the added piece, and returns the focus when it closes", async ({
  page,
}) => {
  const { add } = await arriveLoggedIn(page);
  await add("toe-rings-silver");
  await page.goto("/product/studs-gold-flower");
  await waitForHydration(page);
  const button = page
    .getByRole("button", { name: "Add to Cart" })
    .filter({ visible: true })
    .first();
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Added to cart" });
  await expect(drawer.getByRole("heading", { name: "Kusum Gold Tops" })).toBeVisible();
  await expect(drawer.getByText("Also in your cart")).toBeVisible();
  await expect(drawer.getByRole("row", { name: /^Total/ })).toContainText("₹");
  // The drawer itself has the focus, so a screen reader reads its name and the added piece.
  await expect(drawer).toBeFocused();
  await expect(drawer).toHaveAccessibleDescription(/^Kusum Gold Tops .*₹/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await drawer.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(drawer).toBeHidden();
});

test("a screen reader says which piece has gone from the cart", { tag: "@once" }, async ({
  page,
}) => {
  const { add } = await arriveLoggedIn(page);
  for (const [address, remove, said] of [
    ["/cart", "Remove Kusum Gold Tops", "Kusum Gold Tops is no longer in your cart."],
    ["/hi/cart", "कुसुम सोने के टॉप्स हटाएँ", "कुसुम सोने के टॉप्स अब आपके बैग में नहीं है।"],
  ] as const) {
    await add("studs-gold-flower");
    await add("toe-rings-silver");
    await page.goto(address);
    const status = page.getByRole("main").getByRole("status");
    await expect(page.getByRole("button", { name: remove })).toBeVisible();
    await expect(status).toHaveText([""]);
    await page.getByRole("button", { name: remove }).click();
    await expect(status).toHaveText([said]);
  }
});

test("the reason why a piece can't be added is under the button, and no drawer opens", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b409\b/);
  await arriveLoggedIn(page);
  await page.goto("/product/studs-gold-flower");
  await waitForHydration(page);
  const refusal = { code: "sold_out", message: "Kusum Gold Tops is sold out." };
  await page.route("**/api/cart/add-to-cart", (route) =>
    route.fulfill({ status: 409, json: refusal }),
  );
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("is sold out.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the cart of a second tab follows", { tag: "@once" }, async ({ page, context }) => {
  await arriveLoggedIn(page);
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const other = await context.newPage();
  await other.addInitScript((entries) => {
    if (window.top === window)
      for (const [k, v] of Object.entries(entries)) localStorage.setItem(k, v);
  }, stored);
  await other.goto("/product/toe-rings-silver");
  await waitForHydration(other);
  await other
    .getByRole("button", { name: "Add to Cart" })
    .filter({ visible: true })
    .first()
    .click();
  await expect(other.getByRole("dialog", { name: "Added to cart" })).toBeVisible();
  await expect(page.getByRole("table", { name: "The pieces in your cart" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await other.close();
});

test("the way back from an order leads to a cart that leads on", { tag: "@once" }, async ({
  page,
}) => {
  const { add } = await arriveLoggedIn(page);
  await add("toe-rings-silver");
  await page.goto("/cart");
  await page.getByRole("link", { name: "Proceed to checkout" }).click();
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Order history" }).first()).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText("There is nothing to check out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Shopping" })).toBeVisible();
});

test("the cart adds and removes pieces, and drops a line at zero", async ({ page }) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await putIntoCart(page, "studs-gold-flower");
  await page.goto("/cart");
  const quantity = page.getByRole("group", { name: /quantity/i }).first();
  await expect(quantity).toContainText("1");
  // The role "status" would be read in place of the number.
  await expect(quantity.getByRole("status")).toHaveCount(0);
  await expect(quantity.locator("[aria-live=polite]")).toHaveText("1");
  await page
    .getByRole("button", { name: /one more/i })
    .first()
    .click();
  await expect(quantity).toContainText("2");
  await page.reload();
  await expect(quantity).toContainText("2");
  await page
    .getByRole("button", { name: /one less/i })
    .first()
    .click();
  await expect(quantity).toContainText("1");
  await page
    .getByRole("button", { name: /one less/i })
    .first()
    .click();
  await expect(page.getByText("Your cart is empty!")).toBeVisible();
});

test("a size has its own weight, and so its own price", { tag: "@once" }, async ({ page }) => {
  await page.goto("/product/bangle-twisted");
  // For a size that is chosen before hydration, the price appears only after hydration.
  await waitForHydration(page);
  async function totalOf(size: RegExp): Promise<number> {
    await page.getByRole("radio", { name: size }).check({ force: true });
    const row = await page.getByRole("row", { name: /Total with GST/ }).textContent();
    return Number(row?.replace(/[^\d.]/g, ""));
  }
  // The two prices differ by a larger factor than the market can move between the two readings.
  expect((await totalOf(/2\.8/)) / (await totalOf(/2\.2/))).toBeGreaterThan(1.03);
});

test("a sold-out piece can't be bought, and shows so", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/gold/products/paginated?available=false&limit=1");
  const [soldOut] = (await answer.json()).products;
  await page.goto(`/product/${soldOut.slug}`);
  await expect(page.getByRole("heading", { name: "Out of Stock" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeDisabled();
});

test("addresses that lead nowhere say so, with a true status", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  for (const [address, words] of [
    ["/nowhere", "404 - Page Not Found"],
    ["/product/no-such-piece", "Product not found"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
  }
});
