import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { choose, expectThanks, expectTitle, press, sandbox, title } from "../payment-window.ts";
import { arriveLoggedIn } from "../shopper.ts";

/** Pieces with enough stock for all orders of this file. */
const PIECES = ["toe-rings-silver", "hoops-twisted-rose", "hoops-plain"] as const;
const ANOTHER = "nosepin-diamond";
/** The page may ask the gateway several times before it shows the result, on a slow machine too. */
const CHECKED_MS = 60_000;

/**
 * The page that the shop must show after each choice in the payment window, by gateway. It is
 * either the confirmation, or a page from which the shopper can continue. The gateways differ,
 * because Razorpay reports a cancelled payment as failed.
 */
const ENDS: readonly (readonly [choice: string, cashfree: string, razorpay?: string])[] = [
  ["Success", "thanks"],
  ["Failure", "Payment failed"],
  ["Drop", "Waiting for your payment", "Payment failed"],
  ["Pending, then success", "thanks"],
  ["Failure, then late success", "thanks"],
  ["Success, told three times", "thanks"],
  ["Success, told out of order", "thanks"],
  ["Paid twice", "thanks"],
  ["Wrong amount", "Another amount arrived"],
  ["Bad signature", "Waiting for your payment", "Payment failed"],
  ["Success, gateway answers 5xx", "thanks"],
  ["Success, gateway hangs", "thanks"],
];

test(
  "whatever the gateway does, the shopper ends at the right page",
  { tag: "@once" },
  async ({ page, complaints }, { project }) => {
    complaints.allow(/\b402\b/);
    const { add, order } = await arriveLoggedIn(page);
    for (const [index, [choice, atCashfree, atRazorpay = atCashfree]] of ENDS.entries()) {
      await test.step(choice, async () => {
        await add(PIECES[index % PIECES.length] as string);
        // Each outcome is tested with one gateway at desktop size, and with the other gateway at
        // phone size.
        const swapped = project.name === "phone";
        const gateway = (index % 2 === 0) !== swapped ? "cashfree" : "razorpay";
        const end = gateway === "cashfree" ? atCashfree : atRazorpay;
        const { id } = await order(gateway);
        await page.goto(`/final?order=${id}`);
        await waitForHydration(page);
        await press(page, "Pay now");
        await choose(page, choice);
        if (end === "thanks") {
          await expectThanks(page);
          await expect(page).toHaveURL(new RegExp(`/confirm\\?order=${id}`));
        } else {
          // The test waits for the final page before it reloads, because a reload would interrupt a
          // check of the payment that is still running.
          await expect(sandbox(page)).toBeHidden();
          await expect(title(page, end)).toBeVisible({ timeout: CHECKED_MS });
          await page.reload();
          await waitForHydration(page);
          await expect(title(page, end)).toBeVisible();
        }
      });
    }
  },
);

test("an order whose time to pay is over shows so, and asks for no money", {
  tag: "@once",
}, async ({ page }) => {
  const { add, order } = await arriveLoggedIn(page);
  await add(ANOTHER);
  const { id } = await order("cashfree");
  // The test changes the reply to the one that the shop would give half an hour later.
  await page.route(`**/api/order/${id}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const payment = { ...body.payment, payBy: body.createdAt };
    await route.fulfill({
      json: { ...body, state: "payment_failed", status: "Payment failed", payment },
    });
  });
  await page.goto(`/final?order=${id}`);
  await waitForHydration(page);
  await expectTitle(page, "The time to pay is over");
  await expect(page.getByText("Your pieces are on sale again")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/productlist$/);
  // The test waits for the pending replies before it closes the page.
  await page.unrouteAll({ behavior: "wait" });
});

test("an order that can't be loaded can be tried again, where it is paid and where it is confirmed", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b503\b/);
  const { add, order } = await arriveLoggedIn(page);
  await add(ANOTHER);
  const { id } = await order("cashfree");
  const places = [
    [`/final?order=${id}`, "Pay now"],
    [`/confirm?order=${id}`, "Complete the payment"],
  ] as const;
  for (const [address, next] of places) {
    await page.route(`**/api/order/${id}`, (route) =>
      route.fulfill({ status: 503, json: { message: "Not now", code: "unavailable" } }),
    );
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByText("Not now")).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByText(next)).toBeVisible();
  }
});

test("a payment of another amount shows the amount, and that it is refunded", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b402\b/);
  const { add, order } = await arriveLoggedIn(page);
  await add(ANOTHER);
  const { id } = await order("cashfree");
  await page.goto(`/final?order=${id}`);
  await waitForHydration(page);
  await press(page, "Pay now");
  await choose(page, "Wrong amount");
  await expectTitle(page, "Another amount arrived");
  const fact = (name: string) => page.locator("dl > div").filter({ hasText: name });
  await expect(fact("Missing")).toContainText("₹1.00");
  await expect(fact("What came")).toContainText("It goes back by itself");
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put the pieces in the cart again" }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
