import { expect, expectAccessible, test } from "../journey.ts";
import { confirmNumber, logIn, newShopper, putIntoCart, savedAddress, signUp } from "../shopper.ts";

test("a new shopper orders with one code, loses no typed text, and is asked for no second code", async ({
  page,
}) => {
  const shopper = newShopper();
  await signUp(page, shopper);
  await logIn(page, shopper);
  await putIntoCart(page, "pendant-heart");

  await page.goto("/checkout");
  await page.getByRole("button", { name: "Change this address" }).click();
  await expect(page.getByLabel("First name", { exact: true })).toHaveValue("Ananya");
  await page.getByLabel("Apartment, suite").fill("Flat 7");
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  const proof = page.getByRole("region", { name: "Confirm your number" });
  await expect(proof).toContainText(`+91 ${shopper.phone.slice(0, 5)} ${shopper.phone.slice(5)}`);
  await expectAccessible(page);

  // The order is not sent before the number is confirmed, however it is to be paid.
  const order = page.getByRole("button", { name: "Place order" });
  const missing = page.getByRole("alert").getByRole("link");
  await page.getByRole("radio", { name: "UPI" }).check();
  await expect(proof).toContainText("needs your number or your e-mail confirmed, once");
  await order.click();
  await expect(missing).toHaveText(["Confirm your number"]);
  await expect(proof.getByRole("heading")).toBeFocused();
  await page.getByRole("radio", { name: /cash on delivery/i }).check();
  await expect(proof).toContainText("cash on delivery needs your number confirmed");
  await order.click();
  await expect(missing).toHaveText(["Confirm your number"]);
  await confirmNumber(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your number" })).toContainText("Confirmed");
  await expect(page.getByLabel("Apartment, suite")).toHaveValue("Flat 7");
  await expect(page.getByRole("radio", { name: /cash on delivery/i })).toBeChecked();
  await expectAccessible(page);
  await order.click();
  await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();

  await putIntoCart(page, "pendant-heart");
  await page.goto("/checkout");
  await expect(savedAddress(page)).toBeChecked();
  await expect(proof).toBeHidden();
  await page.getByRole("radio", { name: "Debit or credit card" }).check();
  await order.click();
  await expect(page).toHaveURL(/\/final\?order=/);

  const { messages } = await (await page.request.get("/api/outbox")).json();
  const codes = messages.filter(
    ({ to, kind }: { to: string; kind: string }) =>
      to === `+91${shopper.phone}` && kind === "sign-in-code",
  );
  expect(codes).toHaveLength(1);
});
