import type { Locator } from "@playwright/test";
import { TOTP } from "otpauth";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { PARTNER } from "../staff.ts";

const PASSWORD = "four random words here";

test("an owner invites a person, who signs in with a second factor and sees the places of the role @once", async ({
  page,
  browser,
}) => {
  const email = `moti-${Date.now()}-${Math.round(Math.random() * 1e6)}@people.example`;
  await openBackOffice(page, "/staff");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name").fill("Moti Iyer");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("dialog").getByLabel("Role").selectOption("rates");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("table", { name: "Invitations" }).getByText(email)).toBeVisible();

  const own = await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "" });
  const desk = await own.newPage();
  await openLetter(desk, email, "You are invited to work in our shop");
  await followLetter(desk, /\/join-staff#/);
  await desk.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await desk.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await desk.getByRole("button", { name: "Open the account" }).click();

  await desk.getByLabel("E-mail").fill(email);
  const password = desk.getByLabel("Password", { exact: true });
  await password.fill("not the password");
  await desk.getByRole("button", { name: "Show the password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await desk.getByRole("button", { name: "Hide the password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await desk.getByRole("button", { name: "Go on" }).click();
  await expect(desk.getByText("E-mail or password is not right. 9 tries left.")).toBeVisible();
  await password.fill(PASSWORD);
  await desk.getByRole("button", { name: "Go on" }).click();

  await expect(desk.getByRole("heading", { name: "Add your second factor" })).toBeVisible();
  await desk.getByRole("button", { name: "Use an authenticator app" }).click();
  const secret = await desk.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText();
  const app = new TOTP({ secret: secret.replaceAll(" ", "") });
  await desk.getByLabel("The six digits that it shows now").fill(app.generate());
  await expect(desk.getByRole("heading", { name: "Write these down" })).toBeVisible();
  await desk.getByRole("button", { name: "I have written them down" }).click();

  const places = desk.getByRole("navigation", { name: "Back office" });
  await expect(places.getByRole("link", { name: "Rates" })).toBeVisible();
  await expect(places.getByRole("link", { name: "Orders" })).toHaveCount(0);
  await expect(places.getByRole("link", { name: "Staff" })).toHaveCount(0);
  await desk.goto("/admin/staff");
  await expect(desk.getByText("The people are not part of your role")).toBeVisible();
  await desk.getByRole("button", { name: /^Ask / }).first().click();
  await expect(desk.getByText(/ gets a letter with this page\.$/)).toBeVisible();
  await desk.goto("/admin/imports");
  await expect(desk.getByText("The imports are not part of your role")).toBeVisible();
  await expect(desk.getByText("Drop a CSV file here")).toHaveCount(0);

  // The next login asks for the password and then for the code of the authenticator app.
  await desk.getByRole("button", { name: /^Your account/ }).click();
  await desk.getByRole("menuitem", { name: "Sign out" }).click();
  await desk.getByLabel("E-mail").fill(email);
  await password.fill(PASSWORD);
  await desk.getByRole("button", { name: "Go on" }).click();
  await expectAccessible(desk);
  await desk
    .getByLabel("Code from your authenticator")
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(places.getByRole("link", { name: "Rates" })).toBeVisible();
  await own.close();

  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Signed in");
  await page.goto("/admin/audit?what=person");
  await expect(page.getByRole("table", { name: "Audit trail" })).toContainText(
    "Invited a person to the staff",
  );
  await expect(page.getByRole("table", { name: "Audit trail" })).toContainText("Moti Iyer");
  await expectAccessible(page);
});

test("a request of a colleague is refused with a reason @once", async ({ page }) => {
  await openBackOffice(page, "/approvals");
  const { authorization } = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("staff-session") ?? "{}");
    return { authorization: `Bearer ${state.token}` };
  });
  const data = {
    gold24k: 15_500,
    silver: 190,
    holdMinutes: 60,
    confirmJump: true,
    reason: "The board of the association",
  };
  const reply = await page.request.post("/api/staff/rates/override", {
    headers: { authorization },
    data,
  });
  expect(reply.status()).toBe(202);
  await page.reload();
  await expect(page.getByText("You asked for this")).toBeVisible();

  const partner = await page.context().browser()?.newContext();
  const desk = await partner?.newPage();
  if (!desk) throw new Error("The browser opens no second window");
  await openBackOffice(desk, "/approvals", PARTNER);
  const request = desk.getByRole("article").filter({ hasText: "The board of the association" });
  await expect(request).toContainText("₹15,500.00");
  await request.getByRole("button", { name: "Refuse, and say why" }).click();
  await desk.getByLabel("Why").fill("The board says 13,350 today.");
  await desk.getByRole("dialog").getByRole("button", { name: "Refuse it" }).click();
  await expect(request).toHaveCount(0);
  await partner?.close();

  await page.goto("/admin/approvals?view=refused");
  await expect(page.getByText("The board says 13,350 today.")).toBeVisible();
});

test("the people are listed page by page, and the permissions count all of them", async ({
  page,
}) => {
  await page.route(/\/api\/staff\/people\?(?=.*limit=50)/, (route) =>
    route.continue({ url: route.request().url().replace("limit=50", "limit=1") }),
  );
  await openBackOffice(page, "/staff");
  const people = page
    .getByRole("table", { name: "People" })
    .getByRole("row")
    .filter({ hasText: "@" });
  await expect(people).toHaveCount(1);
  const first = await people.innerText();
  await expect(page.getByText(/^1 of \d+ people/)).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(people).not.toHaveText(first);
  await expect(people).toHaveCount(1);
  await expectAccessible(page);
  // A phone shows the number of one role at a time.
  if (await page.getByLabel("Role", { exact: true }).isHidden()) {
    const roles = page.getByRole("table", { name: "Roles and permissions" });
    const caption = page.getByText(/^\d+ people, \d+ with a second factor/);
    const numbers = async (line: Locator) =>
      ((await line.innerText()).match(/\d+/g) ?? []).map(Number);
    // Other tests invite people meanwhile.
    await expect(async () => {
      const counts = await numbers(roles.getByRole("row").first());
      const [total = 0] = await numbers(caption);
      expect(total).toBeGreaterThan(1);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    }).toPass();
  }
  await page.getByRole("link", { name: "First" }).click();
  await expect(page.getByRole("link", { name: "First" })).toHaveCount(0);
});
