import { expectHindi } from "../english-words.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn } from "../shopper.ts";

/** A piece with enough stock for the orders of this test, at desktop and phone size. */
const PIECE = "coin-silver";
/** The shopper's name, street and city, which the shop shows as they were typed. */
const ADDRESS = "Ananya Krishnan, 14, 3rd Cross, Malleswaram, Bengaluru";
/** The bank's own words about a failed payment, which the shop shows as they arrive. */
const WORDS_OF_THE_BANK = "The limit for one payment is reached";

test("a shopper pays online in Hindi, after a payment that failed", async ({
  page,
  complaints,
}) => {
  // The shop answers a payment without success with status 402, which the browser logs as an error.
  complaints.allow(/\b402\b/);
  const { add } = await arriveLoggedIn(page);
  await add(PIECE);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const sandbox = page.getByRole("dialog", { name: "भुगतान का अभ्यास" });

  await page.goto("/hi/checkout");
  await page.getByRole("radio", { name: "UPI" }).check();
  await expectHindi(page, [ADDRESS]);
  await press("ऑर्डर करें");
  await expect(page).toHaveURL(/\/hi\/final\?order=/);
  await expect(sandbox).toContainText("यहाँ Cashfree ₹");
  await expectAccessible(page);
  const number = /#(\S+)/.exec(await page.locator("main").innerText())?.[1] ?? "";
  const typed = [ADDRESS, WORDS_OF_THE_BANK, number];
  await expectHindi(page, typed);

  await sandbox.getByRole("button", { name: "असफल", exact: true }).click();
  await expect(heading("भुगतान नहीं हो पाया")).toBeVisible();
  await expect(page).toHaveTitle(/^भुगतान नहीं हो पाया/);
  await expect(page.getByText("हमें इस भुगतान के पैसे नहीं मिले।")).toBeVisible();
  await expect(page.getByText("पुष्टि नहीं हो पाई")).toHaveCount(0);
  await expect(page.getByText("भुगतान की तय सीमा पूरी हो गई है।")).toBeVisible();
  await expect(page.getByText(WORDS_OF_THE_BANK)).toHaveAttribute("lang", "en");
  await press("दूसरे तरीके से भुगतान करें");
  await expectAccessible(page);
  await expectHindi(page, typed);
  await press("फिर से भुगतान करें");
  await sandbox.getByRole("button", { name: "सफल", exact: true }).click();

  await expect(page).toHaveURL(/\/hi\/confirm/);
  await expect(heading("ऑर्डर के लिए धन्यवाद")).toBeVisible();
  await expect(page.getByText(/^ऑनलाइन भुगतान हुआ, ₹/)).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await expectAccessible(page);
  await expectHindi(page, typed);

  await page.getByRole("link", { name: "अपना ऑर्डर देखें" }).click();
  await expect(page).toHaveURL(/\/hi\/order-details\//);
  await expect(heading(`ऑर्डर #${number}`)).toBeVisible();
  await expect(page.getByText("पक्का हुआ").first()).toBeVisible();
  await expect(page.getByText("भुगतान हो गया", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectHindi(page, typed);
});
