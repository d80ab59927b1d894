import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { test as base, expect, expectAccessible } from "../journey.ts";
import { logIn, newShopper, type Shopper, signUp } from "../shopper.ts";
import { STAFF, staffCode } from "../staff.ts";

/**
 * Passkeys belong to a host name and not to an IP address, so these tests open the shop at
 * `localhost`.
 */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) =>
    use(process.env["E2E_URL"]?.replace("127.0.0.1", "localhost")),
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const code = (page: Page) => page.getByLabel("Code", { exact: true });
const security = (page: Page) => page.getByRole("region", { name: "Logging in" });

/** Creates an account with a confirmed e-mail address, logs in and opens the profile page. */
async function arrive(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  await signUp(page, shopper);
  const { messages } = await (await page.request.get("/api/outbox")).json();
  const letter = messages.find(({ to }: { to: string }) => to === shopper.email);
  const { text } = await (await page.request.get(`/api/outbox/${letter._id}`)).json();
  const [, token] = /verify-email#([\w-]+)/.exec(text) ?? [];
  await page.request.post("/api/auth/verify-email", {
    data: { token, password: shopper.password },
  });
  await logIn(page, shopper);
  await expect(page).toHaveURL(/\/profile$/);
  return shopper;
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
}

async function sendPassword(page: Page, { email, password }: Pick<Shopper, "email" | "password">) {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Log in");
}

test("an authenticator app is added in the profile, and its code is asked for at the login", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b422\b/);
  const shopper = await arrive(page);
  await press(page, "Set up the second step of the login");
  await press(page, "Add an authenticator app");
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = await security(page)
    .getByText(/^(?:[A-Z2-7]{4} ?){8}$/)
    .innerText();
  const app = new TOTP({ secret: secret.replaceAll(" ", "") });
  await code(page).fill(app.generate());
  await press(page, "Add it");
  const codes = security(page).getByText(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){5}$/);
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = await codes.first().innerText();
  await press(page, "I have kept them");
  await expect(page.getByText("10 of your recovery codes are left.")).toBeVisible();

  await logOut(page);
  await sendPassword(page, shopper);
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);
  await code(page).fill("000000");
  await press(page, "Log in");
  await expect(page.getByText("This code is not right")).toBeVisible();
  await code(page).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await press(page, "Log in");
  await expect(page).toHaveURL(/\/profile$/);

  await logOut(page);
  await sendPassword(page, shopper);
  await press(page, "Use a recovery code");
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await press(page, "Log in");
  await expect(page).toHaveURL(/\/profile$/);
});

test("a passkey is the second step, also logs in by itself, and is removed only with a proof", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b403\b/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const shopper = await arrive(page);
  await press(page, "Set up the second step of the login");
  await press(page, "Add a passkey");
  await page.getByLabel("Name", { exact: true }).last().fill("My laptop");
  await press(page, "Make a passkey");
  await expect(security(page).getByText("My laptop · Passkey")).toBeVisible();
  await press(page, "I have kept them");

  await logOut(page);
  await sendPassword(page, shopper);
  await press(page, "Use your passkey");
  await expect(page).toHaveURL(/\/profile$/);

  await logOut(page);
  await press(page, "Sign in with a passkey");
  await expect(page).toHaveURL(/\/profile$/);

  // The server reports that the session's last proof is too old, and the page asks for another
  // proof.
  await page.route("**/api/auth/me/factors/*", (route) =>
    route.fulfill({
      status: 403,
      json: { code: "fresh_proof_needed", message: "Please prove that it is you." },
    }),
  );
  await press(page, "Set up the second step of the login");
  await security(page).getByRole("button", { name: "Remove My laptop" }).click();
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/auth/me/factors/*");
  await dialog.getByRole("button", { name: "Use your passkey" }).click();
  await expect(security(page).getByText("My laptop · Passkey")).toBeHidden();
});

test("staff log in by password and code", { tag: "@once" }, async ({ page, complaints }) => {
  complaints.allow(/\b422\b/);
  await page.goto("/login");
  await sendPassword(page, STAFF);
  // Each code is valid once, and other tests log in as staff too, so the test tries again with the
  // next code.
  await expect(async () => {
    await code(page).fill(staffCode(1));
    await press(page, "Log in");
    await expect(page).toHaveURL(/\/profile$/, { timeout: 5000 });
  }).toPass({ timeout: 90_000, intervals: [20_000] });
});
