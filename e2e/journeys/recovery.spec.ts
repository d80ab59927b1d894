import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { logIn, logInElsewhere, openAccount } from "../shopper.ts";

test("a recovered account lists the removed contacts, and is saved without a phone number", {
  tag: "@once",
}, async ({ page }) => {
  const shopper = await openAccount(page);
  await page.goto("/forgot-password");
  await waitForHydration(page);
  await page.getByLabel("E-mail", { exact: true }).fill(shopper.email);
  await page.getByRole("button", { name: "Send the letter" }).click();
  await openLetter(page, shopper.email, "Choose a new password");
  await followLetter(page, /\/reset-password#/);
  await waitForHydration(page);
  const password = "another-good-password";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(
    page.getByText(
      "We removed the phone number and the addresses from your account: this e-mail address had never been confirmed",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Log in", exact: true }).click();

  await logIn(page, { ...shopper, password });
  await expect(page).toHaveURL(/\/profile$/);
  const phone = page.getByLabel("Mobile number", { exact: true });
  await expect(phone).toHaveAccessibleDescription(/Your account has no number/);
  await page.getByLabel("Location").fill("Mysuru");
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await phone.fill("98765 43210");
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(phone).toHaveAccessibleDescription(/Confirm by a code/);
});

test("a forgotten password is replaced by a letter's link, which works once and ends every login", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b422\b/);
  const shopper = await openAccount(page);
  const elsewhere = await logInElsewhere(page, shopper);
  expect(await elsewhere.status()).toBe(200);

  await page.goto("/login");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Recover Password" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByRole("button", { name: "Send the letter" }).click();
  await expect(page.getByText("Enter an e-mail address")).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill(shopper.email);
  await page.getByRole("button", { name: "Send the letter" }).click();
  await expect(
    page.getByText("If the e-mail has an account with us, a letter with a link is on its way."),
  ).toBeVisible();
  await expectAccessible(page);

  const changed = { ...shopper, password: "another-good-password" };
  async function followLink() {
    await openLetter(page, shopper.email, "Choose a new password");
    await followLetter(page, /\/reset-password#/);
    // The page removes the secret from its address as soon as it is hydrated.
    await expect(page).toHaveURL(/\/reset-password$/);
    await waitForHydration(page);
  }
  async function choose(password: string, again = password) {
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(again);
    await page.getByRole("button", { name: "Save password" }).click();
  }

  await followLink();
  await choose(changed.password, "something-else");
  await expect(page.getByText("Passwords do not match!")).toBeVisible();
  await expectAccessible(page);
  await choose(changed.password);
  await expect(page.getByText("Your password is changed. Please log in.")).toBeVisible();
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await elsewhere.status()).toBe(401);
  await logIn(page, changed);
  await expect(page).toHaveURL(/\/profile$/);

  await followLink();
  await choose("a-third-password");
  await expect(page.getByText("This link can't be used any more.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goto("/reset-password");
  await expect(page.getByText("The one you opened is not complete.")).toBeVisible();
});
