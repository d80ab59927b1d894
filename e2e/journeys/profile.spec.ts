import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { followLetter, newestCodeTo, openLetter } from "../outbox.ts";
import { logIn, logInElsewhere, newShopper, openAccount } from "../shopper.ts";

const PICTURE = join(import.meta.dirname, "../../apps/storefront/public/apple-touch-icon.png");

async function arrive(page: Page) {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole("button", { name: "Save Change" })).toBeVisible();
  return shopper;
}

test("the profile: a new name, e-mail, picture and password, a proved number, addresses, and out everywhere", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b(401|422)\b/);
  const shopper = await arrive(page);
  const { email } = newShopper();
  // The pointer over a toast keeps it on the screen. The toast must not cover the header's buttons.
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Login successful!" });
  await toast.hover();
  const header = await page.getByRole("banner").boundingBox();
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd);
  await page.mouse.move(0, 0);
  await expect(page.getByText("Login successful!")).toBeHidden();
  await expectAccessible(page);

  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(page.getByText("Enter your name")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ananya Rao");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await openLetter(page, email, "Confirm your e-mail address");
  await followLetter(page, /\/verify-email#/);
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "To your profile" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ananya Rao");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByText("Confirmed", { exact: true })).toHaveCount(1);

  await page.getByRole("button", { name: "Subscribe to the letter" }).click();
  await expect(page.getByText(`goes to ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe from the letter" }).click();
  await expect(page.getByRole("button", { name: "Subscribe to the letter" })).toBeVisible();

  await page.getByRole("button", { name: "Confirm by a code" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm your number" });
  await expect(proof).toBeVisible();
  const code = await newestCodeTo(page, shopper.phone);
  await proof.getByLabel("OTP", { exact: true }).fill(code === "000000" ? "111111" : "000000");
  await proof.getByRole("button", { name: "Verify OTP" }).click();
  // The shop refuses a mistyped code, and the shopper stays logged in.
  await expect(proof.getByRole("button", { name: "Verify OTP" })).toBeEnabled();
  await expect(proof.getByLabel("OTP", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await proof.getByLabel("OTP", { exact: true }).fill(code);
  await proof.getByRole("button", { name: "Verify OTP" }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByText("Confirmed", { exact: true })).toHaveCount(2);

  const file = { name: "me.png", mimeType: "image/png", buffer: await readFile(PICTURE) };
  await page.getByLabel("Change picture").setInputFiles(file);
  await expect(page.getByText("Your picture is changed.")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Your picture is removed.")).toBeVisible();

  const addresses = page.getByRole("region", { name: "Addresses" });
  await addresses.getByRole("button", { name: "Add an address" }).click();
  const form = page.getByRole("dialog", { name: "Add an address" });
  await form.getByLabel("Address", { exact: true }).fill("7, Lake Road");
  await form.getByLabel("PIN code", { exact: true }).fill("411004");
  await expect(form.getByLabel("City", { exact: true })).toHaveValue("Pune");
  await expect(form.getByLabel("State", { exact: true })).toHaveValue("Maharashtra");
  await form.getByRole("button", { name: "Save address" }).click();
  await expect(form).toBeHidden();
  const makeDefault = addresses.getByRole("button", { name: "Make default Home, Pune" });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/auth/me/addresses/*", (route) => held.then(() => route.continue()));
  await makeDefault.press("Enter");
  await expect(makeDefault).toHaveAttribute("aria-disabled", "true");
  await expect(makeDefault).toBeFocused();
  release();
  await expect(addresses.getByRole("list")).toBeFocused();
  await expect(
    addresses.getByRole("button", { name: "Make default Home, Bengaluru" }),
  ).toBeVisible();
  await addresses.getByRole("button", { name: "Delete Home, Bengaluru" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await expect(addresses.getByRole("listitem")).toHaveCount(1);

  const before = await logInElsewhere(page, { ...shopper, email });
  await page.getByRole("button", { name: "Change your password" }).click();
  await page.getByLabel("Present password", { exact: true }).fill("not-the-password");
  await page.getByLabel("New password", { exact: true }).fill("another-good-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your present password is not right.")).toBeVisible();
  await page.getByLabel("Present password", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  expect(await before.status()).toBe(401);

  const after = await logInElsewhere(page, {
    ...shopper,
    email,
    password: "another-good-password",
  });
  await page.reload();
  const devices = page.getByRole("list", { name: "Devices on which you are logged in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: /^Log out\b(?! everywhere)/ }).press("Enter");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices).toBeFocused();
  expect(await after.status()).toBe(401);

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Logged out everywhere.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("long after the login a new e-mail asks for the password", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b(403|422)\b/);
  const shopper = await arrive(page);
  // The test simulates the reply, because the shop requires the password only when the last proof
  // is older.
  const message = "Enter your password, so that we know it is you.";
  const needed = { code: "password_needed", message, fields: { password: message } };
  await page.route("**/api/auth/me", async (route) => {
    const isBare = route.request().method() === "PATCH" && !route.request().postDataJSON().password;
    await (isBare ? route.fulfill({ status: 403, json: needed }) : route.continue());
  });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  const save = page.getByRole("button", { name: "Save Change" });
  await page.getByLabel("E-mail", { exact: true }).fill(newShopper().email);
  await save.click();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill("not-the-password");
  await save.click();
  await expect(page.getByText("Your present password is not right.").first()).toBeVisible();
  await password.fill(shopper.password);
  await save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(password).toHaveCount(0);
});

test("your data: a copy of all of it, and an account that is closed for good", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b(401|422)\b/);
  const shopper = await arrive(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download your data" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("my-suvarna-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data.account).toMatchObject({ email: shopper.email, addresses: [{ city: "Bengaluru" }] });

  await page.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close your account?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Close account" }).click();
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(dialog.getByText("Enter your password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill("not-the-password");
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(dialog.getByText("Your present password is not right.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(shopper.password);
  await dialog.getByRole("button", { name: "Close for good" }).click();
  await expect(page.getByText("Your account is closed.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("E-mail", { exact: true }).fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Log in" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText("The e-mail or the password is not right.")).toBeVisible();
  await expect(alert.getByText("User Needs to register first")).toBeVisible();
});
