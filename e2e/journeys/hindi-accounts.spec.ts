import { expectHindi } from "../english-words.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn, openAccount } from "../shopper.ts";

test("the forms of a login and of an account name their errors in Hindi", async ({
  page,
  complaints,
}) => {
  // The shop refuses a wrong password, and a second account with the same e-mail address.
  complaints.allow(/40[019]/);
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const wrongFields = page.locator("[aria-invalid=true]");
  await page.goto("/hi/login");
  await press("लॉग इन करें");
  await expectHindi(page);
  await field("ई-मेल").fill("nobody@shopper.example");
  await field("पासवर्ड").fill("not-the-password");
  await press("लॉग इन करें");
  await expect(main.getByRole("alert")).toBeVisible();
  await expectHindi(page);
  await expectAccessible(page);

  await page.goto("/hi/signup");
  await press("अकाउंट बनाएँ");
  await expect(wrongFields.first()).toBeVisible();
  await expectHindi(page);
  await expectAccessible(page);
  await field("ई-मेल").fill("ananya");
  await field("फ़ोन").fill("98");
  await field("पासवर्ड").fill("short");
  await field("पासवर्ड दोबारा लिखें").fill("another");
  await field("PIN कोड").fill("5600");
  await press("अकाउंट बनाएँ");
  await expect(page.getByText("दोनों पासवर्ड एक जैसे नहीं हैं!").first()).toBeVisible();
  await expectHindi(page);

  const { name, email, phone, password } = await openAccount(page);
  await field("नाम").fill(name);
  await field("ई-मेल").fill(email);
  await field("फ़ोन").fill(phone);
  await field("पासवर्ड").fill(password);
  await field("पासवर्ड दोबारा लिखें").fill(password);
  await field("पता").fill("14, 3rd Cross, Malleswaram");
  await field("शहर").fill("Bengaluru");
  await field("राज्य").selectOption("Karnataka");
  await field("PIN कोड").fill("560003");
  await expect(wrongFields).toHaveCount(0);
  await press("अकाउंट बनाएँ");
  await expect(field("ई-मेल")).toHaveAttribute("aria-invalid", "true");
  await expectHindi(page, [email]);

  await page.goto("/hi/phone-login");
  await press("OTP भेजें");
  await expect(wrongFields.first()).toBeVisible();
  await expectHindi(page);
  await page.goto("/hi/forgot-password");
  await main.getByRole("button").last().click();
  await expect(wrongFields.first()).toBeVisible();
  await expectHindi(page);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("the shop says in Hindi that a page needs a connection", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    await page.goto("/hi");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const note = page.waitForResponse(/assets\/offline-note-/);
    await page.goto("/hi/shop");
    await note;
    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: "इंटरनेट बंद है" })).toBeVisible();
    await expectHindi(page);
    await page.getByRole("contentinfo").locator("a[href='/hi/about']").first().click();
    await expect(page.getByRole("alert").filter({ hasText: "इंटरनेट बंद है" })).toBeVisible();
    await expectHindi(page);
    await context.setOffline(false);
  });
});

test("the row of the account's pages shows the open page on a phone", { tag: "@phone" }, async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await page.goto("/hi/alerts");
  const places = page.getByRole("main").getByRole("navigation").filter({ visible: true });
  await expect(places.locator("a[aria-current][href='/hi/alerts']")).toBeInViewport({ ratio: 1 });
});
