import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { newestCodeTo } from "../outbox.ts";
import { fillRestOfSignUp, logIn, newShopper, openAccount } from "../shopper.ts";

/**
 * The confirmed phone numbers of the demonstration. The shop sends only one code per minute to a
 * number, so each test uses another number.
 */
const ACCOUNTS = ["9800000001", "9800000002"] as const;

/** Presses the Google button and completes the window that opens. */
async function throughGoogle(page: Page, inWindow: (popup: Page) => Promise<unknown>) {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Google" }).click();
  const popup = await opened;
  await inWindow(popup);
}

/**
 * Clicks a button that makes the window close itself. The window may close before Playwright has
 * reported the click.
 */
async function pressLast(popup: Page, name: string) {
  const closed = popup.waitForEvent("close");
  await popup
    .getByRole("button", { name })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
}

test("Google: registers with Google's data, and signs in from then on", async ({ page }) => {
  const shopper = newShopper();
  const beGoogle = async (popup: Page) => {
    await popup.getByLabel("E-mail").fill(shopper.email);
    await popup.getByLabel("Name").fill(shopper.name);
    await pressLast(popup, "Continue");
  };

  await page.goto("/login?next=%2Fwishlist");
  await waitForHydration(page);
  await expectAccessible(page);
  await throughGoogle(page, beGoogle);
  await expect(page.getByText("Please complete your registration first.")).toBeVisible();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(shopper.name);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(shopper.email);
  await fillRestOfSignUp(page, shopper);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Signup successful!")).toBeVisible();

  await throughGoogle(page, beGoogle);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/wishlist/);
});

test("Google: a second person signs in in the same browser", { tag: "@once" }, async ({ page }) => {
  await page.goto("/login");
  await waitForHydration(page);
  for (const shopper of [newShopper(), newShopper()]) {
    await throughGoogle(page, async (popup) => {
      await popup.getByLabel("E-mail").fill(shopper.email);
      await popup.getByLabel("Name").fill(shopper.name);
      await pressLast(popup, "Continue");
    });
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(shopper.email);
    await page.goto("/login");
    await waitForHydration(page);
  }
});

test("Google: an account with an unconfirmed e-mail address is not opened", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b409\b/);
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await throughGoogle(page, async (popup) => {
    await popup.getByLabel("E-mail").fill(shopper.email);
    await pressLast(popup, "Continue");
  });
  const refusal = page.getByRole("alert").filter({ hasText: "another way to sign in" });
  await expect(refusal).toContainText("log in with your e-mail and password");
  await expect(refusal.getByRole("link", { name: "Forgot Password" })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/profile$/);
});

test("Google: shows the reason of a failure", { tag: "@once" }, async ({ page }) => {
  await page.goto("/login");
  await waitForHydration(page);
  await throughGoogle(page, (popup) => pressLast(popup, "Cancel"));
  await expect(page.getByText("Sign-in was canceled.")).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await throughGoogle(page, (popup) => popup.close());
  await expect(page.getByText("Sign-in was canceled.")).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Google" }).click();
  await expect(
    page.getByText(
      "Google sign-in failed. Please allow popups for this website to sign in with Google.",
    ),
  ).toBeVisible();
});

test("phone: a code proves the number, which registers and from then on logs in", async ({
  page,
  complaints,
}, { project }) => {
  complaints.allow(/401/);
  const shopper = newShopper();
  await page.goto("/phone-login");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("Enter phone number first").first()).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill(shopper.phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("OTP sent to your phone")).toBeVisible();
  await expect(page.getByLabel("OTP", { exact: true })).toBeFocused();
  await expect(page.getByText(/Send again in \d:\d\d/)).toBeVisible();
  // A screen reader would read a countdown in the field's description every second.
  await expect(page.getByLabel("OTP", { exact: true })).not.toHaveAccessibleDescription(/\d:\d\d/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByText("Enter the OTP")).toHaveCount(1);
  const code = await newestCodeTo(page, shopper.phone);
  await page.getByLabel("OTP", { exact: true }).fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByText("Invalid OTP")).toHaveCount(1);
  // A code that is being typed is not called wrong before it is complete.
  await page.getByLabel("OTP", { exact: true }).pressSequentially("12");
  await expect(page.getByLabel("OTP", { exact: true })).not.toHaveAttribute("aria-invalid");
  // The test pastes the code with the blank that the message contains.
  await page.getByLabel("OTP", { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page.getByText("Your number is confirmed.")).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel("Name", { exact: true }).fill(shopper.name);
  await page.getByLabel("E-mail", { exact: true }).fill(shopper.email);
  await fillRestOfSignUp(page, shopper);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Signup successful!")).toBeVisible();

  await page.goto("/phone-login");
  await waitForHydration(page);
  const known = ACCOUNTS[project.name === "desk" ? 0 : 1];
  await page.getByLabel("Phone", { exact: true }).fill(known);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const otp = page.getByLabel("OTP", { exact: true });
  await expect(otp).toBeVisible();
  await otp.fill(await newestCodeTo(page, known));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});
