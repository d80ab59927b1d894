import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { followLetter, openLetter } from "../outbox.ts";
import { staffHeaders } from "../staff.ts";

const PASSWORD = "four random words here";

test("an invited person joins the staff by the letter's link, which works once", async ({
  page,
  complaints,
}) => {
  complaints.allow(/\b422\b/);
  const email = `leela-${Date.now()}-${Math.round(Math.random() * 1e6)}@people.example`;
  const invited = await page.request.post("/api/staff/people", {
    headers: await staffHeaders(page),
    data: { name: "Leela Das", email, role: "rates" },
  });
  expect(invited.status()).toBe(201);

  await openLetter(page, email, "You are invited to work in our shop");
  await followLetter(page, /\/join-staff#/);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Join the staff" })).toBeVisible();
  await expect(page).toHaveURL(/\/join-staff$/);
  await page.getByLabel("New password", { exact: true }).fill("too-short");
  await page.getByLabel("Confirm password", { exact: true }).fill("too-short");
  await page.getByRole("button", { name: "Open the account" }).click();
  await expect(
    page.getByText("Use at least 15 characters, such as four random words"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Open the account" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  const joined = await page.request.post("/api/auth/login", {
    data: { email, password: PASSWORD },
  });
  expect((await joined.json()).user.role).toBe("staff");

  await openLetter(page, email, "You are invited to work in our shop");
  await followLetter(page, /\/join-staff#/);
  await waitForHydration(page);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Open the account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});
