import { weighAll } from "../desk-orders.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { logIn, openAccount, placeOrder, putIntoCart } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

/** The sum in paise of a text such as `₹2,941.97`. */
const paiseIn = (text: string) =>
  Number((/₹([\d,]+\.\d\d)/.exec(text)?.[1] ?? "0").replace(/[,.]/g, ""));

test("a lighter piece lowers what the buyer pays at the door, and nothing when its parcel comes back", async ({
  page,
}) => {
  const shopper = await openAccount(page);
  await page.goto("/login");
  await waitForHydration(page);
  await logIn(page, shopper);
  await putIntoCart(page, "studs-gold-flower");
  await placeOrder(page);
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const headers = await staffHeaders(page);
  const move = async (from: string, to: string, more: object = {}) => {
    const data = { from, to, ...more };
    await expect(
      await page.request.post(`/api/staff/orders/${id}/move`, { headers, data }),
    ).toBeOK();
  };
  await move("confirmed", "processing");
  await weighAll(page, id, -50);
  await move("processing", "shipped", { note: "Please ring twice", courier: "Bluebird" });
  await page.reload();

  const pieces = page.getByRole("table", { name: "The pieces of this order" });
  await expect(pieces.getByText(/^Sent with [\d.]+\sg · HUID [A-Z0-9]{6}$/)).toBeVisible();

  const side = page.getByRole("complementary", { name: "Summary" });
  const table = side.getByRole("table", { name: "Payment at the door" });
  const row = (name: string) => table.getByRole("row", { name }).innerText();
  const less = paiseIn(await row("Less at the door: lighter than ordered"));
  const total = paiseIn(
    await side.getByRole("table", { name: "Order total" }).getByRole("row").last().innerText(),
  );
  expect(less).toBeGreaterThan(0);
  expect(paiseIn(await row("To pay at the door"))).toBe(total - less);
  await expect(page.getByText("Sent the way it was paid")).toHaveCount(0);
  await expect(side.getByRole("heading", { name: "Sent back" })).toHaveCount(0);
  await expectAccessible(page);

  // A reader of Hindi reads the weights and the money in Hindi, and the words of staff as they are.
  await page.goto(`/hi/orders/${id}`);
  const dispatched = page.getByRole("listitem").filter({ hasText: "रास्ते में" });
  await expect(dispatched).toContainText("भेजने से पहले तौलने पर वज़न कम निकला: कुसुम सोने के टॉप्स");
  await expect(dispatched).toContainText(/डिलीवरी पर आपको ₹[\d,.]+ कम देने हैं।/);
  await expect(dispatched.getByText("Please ring twice")).toHaveAttribute("lang", "en");
  await expectAccessible(page);

  // The parcel is refused at the door, so the page says that nothing was paid.
  await move("shipped", "returned");
  await page.goto(`/orders/${id}`);
  await page.getByText("You have paid nothing for it, and you owe nothing.").waitFor();
  const steps = page.getByRole("listitem").filter({ has: page.getByRole("time") });
  await expect(steps.filter({ hasText: "Not delivered" })).toHaveCount(1);
  await expect(page.getByText(/^Delivered$/)).toHaveCount(0);
  await expect(table).toHaveCount(0);
  await expect(page.getByRole("button", { name: /return|review|Cancel/i })).toHaveCount(0);
  await expectAccessible(page);
});
