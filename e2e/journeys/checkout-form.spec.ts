import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn, logIn, openAccount, putIntoCart, savedAddress } from "../shopper.ts";

/** A piece of more than ₹2,00,000, whose order needs a PAN. */
const COSTLY = "jhumka-gold";

test("the missing fields are in one list, in the order of the page, with links to them", async ({
  page,
}) => {
  const { add } = await arriveLoggedIn(page);
  await add(COSTLY);
  await page.goto("/checkout");
  await waitForHydration(page);
  await expect(savedAddress(page)).toBeChecked();
  await expect(page.getByLabel("Address", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("First name", { exact: true }).fill("");
  await page.getByLabel("PIN code", { exact: true }).fill("5600");
  await page.getByRole("button", { name: "Place order" }).click();

  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText(
    "Seven things are missing before we can take the order",
  );
  await expect(summary.getByRole("link")).toHaveText([
    "Enter the first name",
    "Enter the address",
    "Enter the city",
    "Choose a state of India",
    "Enter the 6-digit PIN code",
    "Enter the PAN: five letters, four digits, one letter",
    "Choose how to pay",
  ]);
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Enter the 6-digit PIN code" }).click();
  const pin = page.getByLabel("PIN code", { exact: true });
  await expect(pin).toBeFocused();
  // A corrected field loses its error message at once. The list of errors changes only when the
  // form is sent again.
  await pin.fill("560003");
  await expect(pin).not.toHaveAttribute("aria-invalid", "true");
  await expect(summary.getByRole("link")).toHaveCount(7);

  await page.getByLabel("First name", { exact: true }).fill("Ananya");
  await page.getByRole("button", { name: "Use a saved address" }).click();
  await expect(savedAddress(page)).toBeChecked();
  await page.getByRole("radio", { name: "Debit or credit card" }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  // When the form has a single error, the focus moves to the field of that error.
  await expect(summary.getByRole("link")).toHaveCount(1);
  await expect(page.getByLabel("PAN", { exact: true })).toBeFocused();
});

test("a number that is not confirmed is in the list of what is missing", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await logIn(page, shopper);
  await putIntoCart(page, COSTLY);
  await page.goto("/checkout");
  await waitForHydration(page);
  await expect(savedAddress(page)).toBeChecked();
  await page.getByRole("button", { name: "Place order" }).click();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([
    "Enter the PAN: five letters, four digits, one letter",
    "Choose how to pay",
    "Confirm your number",
  ]);
  await summary.getByRole("link", { name: "Confirm your number" }).click();
  const proof = page.getByRole("region", { name: "Confirm your number" });
  await expect(proof.getByRole("heading")).toBeFocused();
});

test("the way to pay is quiet, and shows the order on top of a phone", async ({ page }, {
  project,
}) => {
  const { add } = await arriveLoggedIn(page);
  await add(COSTLY);
  await page.goto("/checkout");
  await waitForHydration(page);
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart" })).toBeVisible();
  await expect(page.getByText("100% secure payment")).toBeAttached();
  await expect(page.getByRole("contentinfo")).toContainText("Questions before you pay?");
  const folded = page.locator("details").filter({ hasText: "1 piece" });
  if (project.name === "phone") {
    await folded.locator("summary").click();
    await expect(folded.getByRole("heading", { name: "Ghungroo Gold Jhumka" })).toBeVisible();
  } else {
    await expect(folded).toBeHidden();
    const place = page.getByRole("button", { name: "Place order" });
    await page.getByText("Billing details").scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
  }
});
