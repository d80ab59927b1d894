import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { logIn, newShopper, signUp } from "../shopper.ts";

test("the newsletter starts after the confirmation by letter, and ends with one press", {
  tag: "@once",
}, async ({ page }) => {
  const { email } = newShopper();
  await page.goto("/");
  await waitForHydration(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("I Accept Privacy Policy and Cookies Policy").check();
  await page.getByRole("button", { name: "SIGNUP" }).click();
  await expect(page.getByText("Please look into your inbox")).toBeVisible();

  await openLetter(page, email, "Shall we send you our letter?");
  const html = page.frameLocator("iframe[title='The letter as HTML']");
  await expect(html.getByRole("link", { name: "Yes, send me the letter" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(page.getByText("Somebody entered this e-mail address")).toBeVisible();
  await followLetter(page, /newsletter\/confirm/);
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await expect(page.getByText("You are on our list now.")).toBeVisible();

  await openLetter(page, email, "You are on our list");
  await followLetter(page, /unsubscribe/);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Stop these letters" }).click();
  await expect(page.getByText("You are off our list")).toBeVisible();
});

test("every letter and text can be looked at before anybody gets it", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/outbox");
  await waitForHydration(page);
  await page.getByRole("link", { name: "See every letter, text and notification" }).click();
  await page.getByRole("button", { name: "Order confirmed E-mail · paid at the door" }).click();
  const html = page.frameLocator("iframe[title='The letter as HTML']");
  await expect(html.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in code SMS" }).click();
  await expect(page.getByText("402817 is your OTP for Suvarna.")).toBeVisible();
});

test("an incomplete or expired link shows so", { tag: "@once" }, async ({ page, complaints }) => {
  complaints.allow(/\b422\b/);
  await page.goto("/unsubscribe");
  await waitForHydration(page);
  await expect(page.getByText("This link is not complete.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop these letters" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "To the shop" })).toBeVisible();
  await page.goto("/newsletter/confirm?token=made.up.token");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Yes, send me the letter" }).click();
  await expect(page.getByText("This link can't be used any more.")).toBeVisible();
});

test("a shopper sets a price alert beside the price, and sees it in the list", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b4(00|22)\b/);
  const shopper = newShopper();
  await signUp(page, shopper);
  await page.goto("/product/necklace-bridal-emerald");
  await waitForHydration(page);
  const piece = await page.getByRole("heading", { level: 1 }).innerText();
  const history = page.getByRole("region", { name: "The price of this piece" });
  await page.getByRole("link", { name: "Tell me when the price falls" }).first().click();
  await expect(history).toBeInViewport();
  // The arrow keys and Home move along the line of the chart. Another number of days changes the
  // line without loading another page.
  const line = history.getByRole("slider", { name: /^Price with GST over 90 days/ });
  const now = await line.getAttribute("aria-valuetext");
  await line.focus();
  await page.keyboard.press("Home");
  await expect(line).not.toHaveAttribute("aria-valuetext", now ?? "");
  await history.getByRole("link", { name: "1 year" }).click();
  await expect(history.getByRole("slider", { name: /over 1 year/ })).toBeVisible();
  await history.getByText("The same as a table").click();
  // The table has a head, 31 days, and the lowest and the highest day if they are others.
  expect(await history.getByRole("row").count()).toBeGreaterThanOrEqual(32);
  const lowest = await history.getByText(/Lowest ₹/).innerText();
  await expect(history.getByRole("table")).toContainText(/₹[\d,.]+/.exec(lowest)?.[0] ?? lowest);
  await expectAccessible(page);

  const price = history.getByLabel("Price with GST, in rupees");
  await expect(price).toHaveValue(/^[\d,]+,000$/);
  await price.fill("9,99,00,000");
  await history.getByRole("button", { name: "Tell me" }).click();
  await history.getByRole("link", { name: "Log in" }).click();
  await logIn(page, shopper);

  await expect(price).toHaveValue("9,99,00,000");
  await expectAccessible(page);
  await history.getByRole("button", { name: "Tell me" }).click();
  await expect(history.getByText("It costs less than that already.")).toBeVisible();
  await price.fill("soon");
  await history.getByRole("button", { name: "Tell me" }).click();
  await expect(history.getByText("Enter a price in rupees, such as 12,000")).toBeVisible();
  await price.fill("1,000");
  await history.getByRole("button", { name: "Tell me" }).click();
  // The answer takes the focus of the form, whose place it takes, so a screen reader reads it.
  await expect(
    history.getByRole("group", { name: `We write to you once ${piece} costs less` }),
  ).toBeFocused();
  await expect(history.getByText(`${shopper.email} once it is confirmed`)).toBeVisible();
  await expect(history.getByRole("button", { name: "Send the letter again" })).toBeVisible();
  // A text message goes only to a number that its owner has confirmed.
  await expect(history.getByRole("link", { name: "Confirm your number" })).toBeVisible();
  await history.getByRole("link", { name: "your price alerts" }).click();
  await expect(page).toHaveURL(/\/alerts$/);

  await expect(page.getByRole("heading", { level: 1, name: "Price alerts" })).toBeVisible();
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: piece });
  await expect(entry).toContainText("Less than ₹1,000.00");
  await expect(entry).toContainText("Waiting");
  await expectAccessible(page);
  await entry.getByRole("button", { name: "Change the price" }).click();
  const changing = page.getByRole("dialog", { name: piece });
  await changing.getByLabel("Less than, in rupees").fill("1,100.50");
  await changing.getByRole("button", { name: "Save" }).click();
  await expect(entry).toContainText("Less than ₹1,100.50");
  await entry.getByRole("button", { name: "Delete the alert" }).click();
  await expect(page.getByText("No price alerts yet")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "See the rates" }).click();
  await expect(page.getByRole("button", { name: /^Tell me when .+ falls$/ })).toBeVisible();
});
