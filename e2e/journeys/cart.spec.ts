import { expect, test, waitForHydration } from "../journey.ts";
import { logIn, newShopper, putIntoCart, signUp } from "../shopper.ts";

test("a visitor is asked to log in, and comes back to the piece", { tag: "@once" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/studs-gold-flower");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("User needs to Login First!")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/product\/studs-gold-flower/);
});

test("the cart adds, takes away and forgets a line at none", async ({ page }) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await putIntoCart(page, "studs-gold-flower");
  await page.goto("/cart");
  const quantity = page.getByRole("group", { name: /quantity/i }).first();
  await expect(quantity).toContainText("1");
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
  // The price of a choice that was made before hydration appears only after it.
  await waitForHydration(page);
  async function totalOf(size: RegExp): Promise<number> {
    await page.getByRole("radio", { name: size }).check({ force: true });
    const row = await page.getByRole("row", { name: /Total with GST/ }).textContent();
    return Number(row?.replace(/[^\d.]/g, ""));
  }
  // The factor is far larger than the market's movement between the two readings.
  expect((await totalOf(/2\.8/)) / (await totalOf(/2\.2/))).toBeGreaterThan(1.03);
});

test("what is sold out can't be bought, and says so", { tag: "@once" }, async ({
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
