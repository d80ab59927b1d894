import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { choose, expectThanks, expectTitle, press, sandbox, title } from "../payment-window.ts";
import { arriveLoggedIn, savedAddress } from "../shopper.ts";

/** A piece with enough stock for the orders of the payment tests, at desktop and phone size. */
const ANOTHER = "nosepin-diamond";

/**
 * Marks the open document, so that the test sees later whether the browser has loaded another
 * document.
 */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["marked"] = "yes";
  });
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["marked"] === "yes");

test("each online choice leads to its gateway, and a failed payment can be repeated", async ({
  page,
  complaints,
}) => {
  // The shop answers a payment without success with status 402, which the browser logs as an error.
  complaints.allow(/\b402\b/);
  const { add } = await arriveLoggedIn(page);

  async function order(choice: string): Promise<void> {
    await add(ANOTHER);
    await page.goto("/checkout");
    await waitForHydration(page);
    await markDocument(page);
    await expect(savedAddress(page)).toBeChecked();
    await page.getByRole("radio", { name: choice }).check();
    await press(page, "Place order");
    await expect(page).toHaveURL(/\/final\?order=/);
    await expect(sandbox(page)).toBeVisible();
    // A new document must have been loaded, because only its content security policy lets the
    // payment gateways' scripts run.
    expect(await isMarked(page)).toBe(false);
  }

  await order("Debit or credit card");
  await expect(sandbox(page)).toContainText("Cashfree would ask for ₹");
  await expectAccessible(page);
  // The window works with the keyboard: the first choice has the focus, and Esc closes the window.
  await expect(sandbox(page).getByRole("button", { name: "Success", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sandbox(page)).toBeHidden();
  await expectTitle(page, "Waiting for your payment");
  await expect(page.getByText(/Your pieces are kept for you until .* IST/)).toBeVisible();
  // The page that thanks for an order must not do so for an order that is not paid.
  const id = new URL(page.url()).searchParams.get("order");
  await page.goto(`/confirm?order=${id}`);
  await expectTitle(page, "Your order waits for its payment");
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole("link", { name: "Complete the payment" }).click();
  await expectTitle(page, "Waiting for your payment");
  expect(await isMarked(page)).toBe(false);
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page).toHaveURL(/\/order-details\//);
  expect(await isMarked(page)).toBe(false);
  await page.goto(`/final?order=${id}`);
  await waitForHydration(page);
  await press(page, "Pay now");
  await choose(page, "Failure");
  await expectTitle(page, "Payment failed");
  await expect(page.getByRole("alert")).toContainText("Payment verification failed");
  await expect(page.getByRole("alert")).toContainText("you can pay it again until");
  await expect(title(page, "Payment failed")).toBeFocused();
  // The page shows the bank's own message, the piece, the sums and the shop's phone number.
  await expect(page.getByText("The limit for one payment is reached")).toBeVisible();
  const ordered = page.getByRole("complementary", { name: "Your order" });
  await expect(ordered.getByRole("listitem")).toHaveCount(1);
  await expect(ordered.getByRole("row", { name: /^Total/ })).toContainText("₹");
  await expect(ordered).toContainText(/Prices held at the .* rate until .* IST/);
  await expect(page.getByRole("link", { name: "Call the shop" })).toBeVisible();
  await expectAccessible(page);
  // The shopper can choose another payment gateway, or cash on delivery.
  await press(page, "Pay another way");
  const another = page.getByRole("region", { name: "Pay another way" });
  await expect(another.getByRole("heading")).toBeFocused();
  await press(page, "Pay this way");
  await expect(another).toContainText("Choose how to pay");
  await another.getByRole("radio", { name: "Bank transfer" }).check();
  await expectAccessible(page);
  await press(page, "Pay this way");
  await expect(sandbox(page)).toContainText("Razorpay would ask for ₹");
  await choose(page, "Failure");
  await expectTitle(page, "Payment failed");
  await another.getByRole("radio", { name: "UPI" }).check();
  await press(page, "Pay this way");
  // Every payment gateway supports UPI, so the order stays with its present gateway.
  await expect(sandbox(page)).toContainText("Razorpay");
  await expect(sandbox(page).getByRole("button", { name: "Success", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectThanks(page);
  await expect(page.getByRole("main").getByText("Payment successful!")).toBeVisible();
  await expect(page.getByText(/^Paid online, ₹/)).toBeVisible();
  await expect(page.getByText(/We sent an SMS to/)).toBeVisible();
  await expect(page.getByRole("main").getByText("14, 3rd Cross, Malleswaram")).toBeVisible();
  await expectAccessible(page);

  await order("Bank transfer");
  await expect(sandbox(page)).toContainText("Razorpay would ask for ₹");
  await choose(page, "Bad signature");
  await expectTitle(page, "Payment failed");
  await expect(page.getByText("Payment failed or verification failed.")).toBeVisible();
  await press(page, "Pay again");
  await choose(page, "Pending, then success");
  await expectThanks(page);

  await order("UPI");
  await expect(sandbox(page)).toContainText("Cashfree");
  // The test leaves the page after the payment, as if the browser closed. The shop learns of the
  // payment from the gateway.
  await choose(page, "Success, gateway answers 5xx");
  await page.goto("/order-history");
  await waitForHydration(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Confirmed")).toHaveCount(3);
  }).toPass();
});

test("an order whose payment failed is paid at the door instead", async ({ page, complaints }) => {
  complaints.allow(/\b402\b/);
  const { add } = await arriveLoggedIn(page);
  await add(ANOTHER);
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("radio", { name: "UPI" }).check();
  await press(page, "Place order");
  await choose(page, "Failure");
  await expectTitle(page, "Payment failed");
  await press(page, "Pay another way");
  await page.getByRole("radio", { name: "Cash on delivery" }).check();
  await press(page, "Pay at the door");
  await expectThanks(page);
  await expect(page.getByText(/at the door|on delivery/i).first()).toBeVisible();
});

test("typed text stays when something fails, and the order sent again is placed once", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/\b503\b/);
  const { add } = await arriveLoggedIn(page);
  await add(ANOTHER);
  // The order is stored, but the payment gateway can't open its window. The shop must show one
  // message about that.
  const away = {
    code: "payment_unavailable",
    message: "The payment service does not answer just now.",
  };
  const failOnce = async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: away });
  };
  await page.route("**/api/order/create", failOnce, { times: 1 });
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Change this address" }).click();
  await expect(page.getByLabel("First name", { exact: true })).toHaveValue("Ananya");
  const apartment = page.getByRole("textbox", { name: /^Apartment/ });
  await apartment.fill("Flat 7");
  await page.getByRole("radio", { name: "UPI" }).check();

  const pin = page.getByRole("textbox", { name: "PIN code" });
  await pin.fill("290001");
  await press(page, "Place order");
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAccessibleDescription("No place in India has this PIN code");
  await pin.fill("560003");
  // The state must agree with the PIN code, because the state determines the tax.
  const state = page.getByRole("combobox", { name: "State" });
  await state.selectOption("Kerala");
  await press(page, "Place order");
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleDescription("PIN code 560003 is in Karnataka");
  await state.selectOption("Karnataka");
  await expect(state).not.toHaveAttribute("aria-invalid", "true");

  await press(page, "Place order");
  await expect(page.getByRole("alert")).toContainText("Failed to create order");
  await expect(page.getByRole("alert")).toContainText("it is placed only once");
  await expect(apartment).toHaveValue("Flat 7");
  await press(page, "Place order");
  await expect(page).toHaveURL(/\/final\?order=/);
  await choose(page, "Success");
  await expectThanks(page);
  await page.goto("/order-history");
  await expect(page.getByText("Confirmed")).toHaveCount(1);
});
