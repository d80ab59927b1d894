import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn, logIn, newShopper } from "../shopper.ts";

const REFUSED = "Only for addresses in India";
const CUSTOMS = /customs of your country may ask for import duty and tax/;

test("an order to the United States: its codes and states, its days, and no cash at the door", async ({
  page,
}) => {
  const { add } = await arriveLoggedIn(page);
  await add("toe-rings-silver");
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByRole("combobox", { name: "Country" }).selectOption("United States");

  const cash = page.getByRole("radio", { name: /cash on delivery/i });
  await expect(cash).toBeDisabled();
  await expect(cash).not.toBeChecked();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(page.getByText(/Arrives in the United States between/)).toBeVisible();
  await expect(page.getByText(CUSTOMS)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "PIN code" })).toHaveCount(0);

  await page.getByLabel("Address", { exact: true }).fill("350 Fifth Avenue");
  await page.getByLabel("City", { exact: true }).fill("New York");
  await page.getByRole("combobox", { name: "State" }).selectOption("New York");
  const zip = page.getByRole("textbox", { name: "ZIP code" });
  await zip.fill("560003");
  await page.getByLabel("Phone", { exact: true }).fill("(212) 555-0100");
  await page.getByRole("radio", { name: "Debit or credit card" }).check();
  const order = page.getByRole("button", { name: "Place order" });
  await order.click();
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription(/ZIP code of 5 or 9 digits/);
  await expectAccessible(page);
  await zip.fill("101181234");
  await order.click();

  await page.getByRole("dialog").getByRole("button", { name: "Success", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();
  const arrives = page.getByRole("listitem").filter({ hasText: "With you" });
  await expect(arrives).toContainText(/between .* and .*/);
  await expect(page.getByText("New York, New York 10118-1234")).toBeVisible();
  await expect(page.getByText(CUSTOMS)).toBeVisible();

  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByText("New York, New York 10118-1234")).toBeVisible();
  await expect(page.getByText("+12125550100")).toBeVisible();
  await expect(page.getByText(/^Expected /)).toBeVisible();
  await page
    .getByRole("link", { name: /invoice/i })
    .first()
    .click();
  await expect(page.getByText("Other countries: United States (96)")).toBeVisible();
  await expect(
    page.getByText("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"),
  ).toBeVisible();
});

test("a shopper in the United Kingdom signs up with a postcode and without a county", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = newShopper();
  await page.goto("/signup");
  await waitForHydration(page);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill("Name", shopper.name);
  await fill("E-mail", shopper.email);
  await fill("Phone", "020 7946 0000");
  await fill("Password", shopper.password);
  await fill("Confirm password", shopper.password);
  await page.getByRole("combobox", { name: "Country" }).selectOption("United Kingdom");
  await fill("Address", "221B Baker Street");
  await fill("City", "London");
  await fill("Postcode", "nw16xe");
  await expect(page.getByRole("textbox", { name: /^County/ })).toHaveValue("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Signup successful!")).toBeVisible();
  // Both pages have fields for the address and the password.
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, shopper);
  await expect(page.getByText("London, NW1 6XE")).toBeVisible();
  await expect(page.getByLabel("Mobile number", { exact: true })).toHaveValue("+442079460000");
});

test("the pages say how long a delivery abroad takes", { tag: "@once" }, async ({ page }) => {
  await page.goto("/product/toe-rings-silver");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Returns and repairs" }).click();
  await expect(
    page.getByText("7 to 12 days to the United States and the United Kingdom"),
  ).toBeVisible();
  await page.goto("/shipping");
  await expect(
    page.getByText(
      /Delivery to the United States and the United Kingdom takes 7 to 12 days after dispatch/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/Cash on delivery is only for addresses in India/)).toBeVisible();
});
