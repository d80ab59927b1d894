import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn, savedAddress } from "../shopper.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

async function apply(page: Page, code: string): Promise<void> {
  await field(page, "Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
}

test("a coupon of the cart is used by the order, once", async ({ page, complaints }) => {
  complaints.allow(/422/);
  const shopper = await arriveLoggedIn(page);
  await shopper.add("jhumka-silver");
  await page.goto("/cart");
  await waitForHydration(page);

  // The message of each refused coupon names the reason.
  for (const [code, words] of [
    ["no code!", "A coupon code has 3 to 20 letters and digits"],
    ["NOSUCHCODE", "We don't know this coupon code. Please check how it is written."],
    ["bridal5000", "BRIDAL5000 is for Bridal pieces, and there are none in your cart."],
    ["silver30", /^SILVER30 needs Silver pieces for ₹[\d,.]+ more\.$/],
  ] as const) {
    await apply(page, code);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);

  // The coupon is valid only for a large cart. When the cart becomes smaller, the coupon is not
  // valid, and the page says so.
  const discount = row(page, "Cart Total", /^Discount/);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByRole("group", { name: /Quantity/ })).toContainText("2");
  await apply(page, "silver30");
  await expect(page.getByRole("button", { name: "Remove coupon SILVER30" })).toBeVisible();
  await expect(discount).toContainText("Coupon SILVER30");
  await expect(discount).toContainText("−₹");
  await page.getByRole("button", { name: "One less" }).click();
  await expect(
    page.getByText(/SILVER30 needs Silver pieces for .* It takes nothing off now\./),
  ).toBeVisible();
  await expect(discount).toContainText("₹0.00");
  const remove = page.getByRole("button", { name: "Remove coupon SILVER30" });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/cart/coupon", (route) => held.then(() => route.continue()));
  await remove.press("Enter");
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toBeFocused();
  release();
  await expect(remove).toBeHidden();
  // The shop shows no list of coupons, because a coupon is only for those who know its code.
  await expect(page.getByRole("main")).not.toContainText("NEW10");
  await apply(page, "new10");
  await expect(discount).toContainText("Coupon NEW10");
  await expectAccessible(page);

  // The checkout keeps the coupon. The account's own address is selected, and a new address is
  // completed by its PIN code.
  await page.goto("/checkout");
  await expect(savedAddress(page)).toBeChecked();
  await waitForHydration(page);
  await expect(row(page, "Order total", /^Discount/)).toContainText("Coupon NEW10");
  await page.getByRole("button", { name: "Add an address" }).click();
  await expect(field(page, "City")).toHaveValue("");
  await field(page, "PIN code").fill("400050");
  await expect(field(page, "City")).toHaveValue("Mumbai");
  await expect(field(page, "State")).toHaveValue("Maharashtra");
  await expect(page.getByText(/Arrives in Maharashtra between/)).toBeVisible();
  await field(page, "Address").fill("7, Pali Hill");
  await page.getByRole("button", { name: "Change the contact" }).click();
  const email = await field(page, "E-mail or phone").inputValue();
  const news = page.getByRole("checkbox", { name: "E-mail me with news and offers" });
  await expect(news).not.toBeChecked();
  await news.check();
  await expect(page.getByRole("checkbox", { name: /Save this information/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /^Wrap it as a gift/ }).check();
  await field(page, "Gift message (optional)").fill("For Amma, with love");
  await expect(page.getByRole("figure", { name: "Your card" })).toHaveText(/For Amma, with love/);
  await expectAccessible(page);

  // The choices survive a reload. The browser stores no personal data, so texts that the shopper
  // has typed are gone, and the account's address is selected again.
  await page.reload();
  await expect(savedAddress(page)).toBeChecked();
  await waitForHydration(page);
  await expect(news).toBeChecked();
  await field(page, "Gift message (optional)").fill("For Amma, with love");
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/confirm/);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(row(page, "Order total", /^Discount/)).toContainText("Coupon NEW10");
  await expect(page.getByText("For Amma, with love")).toBeVisible();

  // The shop's letter about the newsletter asks for a confirmation.
  const kinds = async () => {
    const { messages } = await (await page.request.get("/api/outbox")).json();
    const mine = messages.filter(({ to }: { to: string }) => to === email);
    return mine.map(({ kind }: { kind: string }) => kind);
  };
  await expect.poll(kinds).toContain("newsletter-confirm");

  // The shopper can't use the coupon a second time.
  await shopper.add("jhumka-silver");
  await page.goto("/cart");
  await waitForHydration(page);
  await apply(page, "new10");
  await expect(page.getByText("You have used NEW10 already.")).toBeVisible();
});

test("an order above two lakh requires the PAN, and shows how it can be paid", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = await arriveLoggedIn(page);
  await shopper.add("jhumka-gold");
  await page.goto("/checkout");
  await expect(savedAddress(page)).toBeChecked();
  await waitForHydration(page);
  await expect(page.getByRole("radio", { name: /cash on delivery/i })).toBeDisabled();
  await expect(
    page.getByRole("radio", { name: /UPI.*Up to ₹2,00,000 in one payment/ }),
  ).toBeDisabled();
  await expect(row(page, "Order total", /^GST/)).toContainText(/CGST|IGST/);
  await page.getByRole("radio", { name: /Debit or credit card/ }).check();
  await field(page, "PAN").fill("ABCDE12345");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(field(page, "PAN")).toBeFocused();
  await expect(field(page, "PAN")).toHaveAccessibleDescription(
    "Enter the PAN: five letters, four digits, one letter",
  );
  await field(page, "PAN").fill("abcpe1234f");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/final\?order=/);
  const id = new URL(page.url()).searchParams.get("order");
  await page.goto(`/order-details/${id}`);
  await expect(page.getByText("PAN XXXXXX234F")).toBeVisible();
  await expect(page.getByText(/abcpe1234f/i)).toHaveCount(0);
});
