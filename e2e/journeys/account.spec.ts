import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn, logIn, newShopper, sendSignUp, signUp } from "../shopper.ts";

test("sign-up lists missing and mismatched fields", { tag: "@once" }, async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Enter your name")).toBeVisible();
  await expect(page.getByText("Enter the city")).toBeVisible();
});

test("an e-mail address that has an account can't open another", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/);
  const shopper = newShopper();
  await signUp(page, shopper);
  await sendSignUp(page, { ...newShopper(), email: shopper.email });
  await expect(page.getByText("An account with this e-mail exists already.").first()).toBeVisible();
});

test("a wrong password is refused in the specification's words", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/);
  await page.goto("/login");
  await page.getByLabel("E-mail", { exact: true }).fill("nobody@shopper.example");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Log in" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText("The e-mail or the password is not right.")).toBeVisible();
  await expect(alert.getByText("User Needs to register first")).toBeVisible();
});

test("a visitor on a page of the account is offered the login, not the logout", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/order-history");
  const places = page.getByRole("navigation", { name: "Your account" });
  await places.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Forder-history$/);
  await page.goBack();
  await expect(places.getByRole("button", { name: "Logout" })).toHaveCount(0);
});

test("logging out forgets the token, also in the next visit", { tag: "@once" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  // The menu is opened only after the login has led to this page, because arriving on a page closes
  // the menu.
  await expect(page).toHaveURL(/\/profile$/);
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
  const menu = page.getByLabel("Menu").first();
  if (await menu.isVisible()) await menu.click();
  await page.getByText("Logout", { exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("an account page that can't be loaded shows the reason, and is loaded again on request", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|WebSocket/);
  await arriveLoggedIn(page);
  await page.route("**/api/**", (route) => route.abort());
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  for (const address of ["/checkout", "/order-history", "/profile"]) {
    await page.goto(address);
    await expect(page.getByText("No response from server.")).toBeVisible();
    await expect(again).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute("**/api/**");
  await again.click();
  await expect(page.getByRole("button", { name: "Save Change" })).toBeVisible();
});

test("a state that was chosen stays, and a PIN code of another state says so", {
  tag: "@once",
}, async ({ page }) => {
  for (const { address, names, chosen, message } of [
    {
      address: "/signup",
      names: { state: "State", city: "City", pin: "PIN code" },
      chosen: "Uttar Pradesh",
      message: "PIN code 560003 is in Karnataka",
    },
    {
      address: "/hi/signup",
      names: { state: "राज्य", city: "शहर", pin: "PIN कोड" },
      chosen: "Uttar Pradesh",
      message: /^PIN कोड 560003 .* का है$/,
    },
  ]) {
    await page.goto(address);
    await waitForHydration(page);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const state = field(names.state);
    await state.selectOption(chosen);
    await field(names.pin).fill("560003");
    await expect(state).toHaveValue(chosen);
    await expect(state).toHaveAccessibleDescription(message);
    // Another PIN code changes what the first one has filled in.
    await state.selectOption("");
    await field(names.pin).fill("226001");
    await expect(state).toHaveValue("Uttar Pradesh");
    await expect(state).not.toHaveAttribute("aria-invalid", "true");
    await expect(field(names.city)).toHaveValue("Lucknow");
    await field(names.pin).fill("560003");
    await expect(state).toHaveValue("Karnataka");
    await expect(field(names.city)).toHaveValue("Bengaluru");
  }
});

test("a message that floats over the page is in one live region only", { tag: "@once" }, async ({
  page,
}) => {
  await sendSignUp(page, newShopper());
  const regions = page.locator("[role=status], [role=alert], [aria-live=polite]");
  await expect(regions.filter({ hasText: "Signup successful!" })).toHaveCount(1);
});
