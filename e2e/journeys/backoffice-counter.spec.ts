import { openBackOffice } from "../back-office.ts";
import { dearPiece, enterSale, enterShopper, loseFirstSale, sellToSend } from "../counter-sale.ts";
import { newHuid } from "../desk-orders.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { staffHeaders } from "../staff.ts";

test("a reload of the counter finds the sale whose answer was lost, and sells nothing twice @once", async ({
  page,
  complaints,
}) => {
  const piece = await dearPiece(page.request);
  await openBackOffice(page, "/counter");
  await enterSale(page, piece);
  const sales = await loseFirstSale(page, complaints);
  await page.getByRole("button", { name: /is taken in cash$/ }).click();
  await expect(page.getByText("Send it again: it is sold once.")).toBeVisible();
  // The browser asks before it reloads the page, and the person reloads it all the same.
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(page.getByText("Paid and handed over.")).toBeVisible();
  await expectAccessible(page);
  const open = page.getByRole("link", { name: "Open the order" });
  await expect(open).toHaveAttribute("href", `/admin/orders/${sales[0]?.id}`);
  await page.getByRole("button", { name: "Next order" }).click();
  await expect(page.getByPlaceholder("Name, model number or HUID")).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder("Name, model number or HUID")).toBeVisible();

  // A sale that never reached the shop is entered again.
  await enterSale(page, piece);
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/api/staff/orders", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: /is taken in cash$/ }).click();
  await expect(page.getByText("Send it again: it is sold once.")).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(/^The page was left before .+ was not made\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enter it again" }).click();
  await expect(page.getByPlaceholder("Name, model number or HUID")).toBeVisible();
});

test("staff cancel a counter order, send its money back, and write the repayment down", async ({
  page,
  complaints,
}) => {
  const id = await sellToSend(page, "jhumka-silver");
  await openBackOffice(page, `/orders/${id}`);
  await page.getByRole("button", { name: "More: cancel, copy, ask for payment" }).click();
  await page.getByRole("menuitem", { name: "Cancel the order" }).click();
  const question = page.getByRole("dialog", { name: /^Cancel order/ });
  await expect(question).toContainText(/₹[\d,.]+ is owed to the shopper: staff send it/);
  await expect(question).toContainText(
    "gets no message, because the account has no proved address",
  );
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/₹[\d,]+\.\d\d is owed to the shopper\./)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/papers/${id}/packing-slip`);
  const slip = page.getByRole("article", { name: "Packing slip" });
  await expect(slip).toContainText("Cancelled: do not send this order.");
  await page.goto(`/admin/orders/${id}`);

  await page.getByRole("button", { name: "Write down as sent" }).click();
  const dialog = page.getByRole("dialog", { name: /^Write ₹[\d,]+\.\d\d down as sent back\?$/ });
  const reference = dialog.getByLabel("Reference of the bank transfer or UPI payment");
  const write = dialog.getByRole("button", { name: "Write it down" });
  await expect(reference).toBeFocused();
  await expect(write).toBeDisabled();
  await reference.fill("NEFT 4711");
  await expectAccessible(page);

  // The first try gets no answer, so nobody knows whether it is written down.
  const path = "/api/staff/orders/[^/]+/move";
  complaints.allow(new RegExp(`^network: \\S+${path} net::ERR_FAILED$`));
  complaints.allow(
    new RegExp(`^console: Failed to load resource: net::ERR_FAILED \\(\\S+${path}\\)$`),
  );
  await page.route("**/api/staff/orders/*/move", (route) => route.abort());
  await write.click();
  await expect(page.getByText("Perhaps it is written down: no answer came")).toBeVisible();
  await expect(reference).toHaveValue("NEFT 4711");
  await page.unrouteAll({ behavior: "wait" });
  await write.click();
  await expect(page.getByText(/^₹[\d,.]+ is written down as sent back$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Write down as sent" })).toHaveCount(0);
  await expect(
    page.getByRole("list", { name: "Where the order stands" }).locator("[aria-current=step]"),
  ).toContainText("Refunded");
  await expectAccessible(page);
});

test("a scanned HUID adds its piece at once, and a model number finds its piece", async ({
  page,
}) => {
  const { _id: id, name } = await dearPiece(page.request);
  const [first, second] = [newHuid(), newHuid()];
  for (const huid of [first, second]) {
    const added = await page.request.post(`/api/staff/products/${id}/pieces`, {
      headers: await staffHeaders(page),
      data: { huid },
    });
    await expect(added).toBeOK();
  }
  await openBackOffice(page, "/counter");
  const field = page.getByRole("searchbox", { name: "Find a piece" });
  // A scanner types the HUID and Enter faster than any list of hits can be shown.
  await field.pressSequentially(first);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(`HUID of ${name}`)).toHaveValue(first);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  // The whole text of a tag serves too, and the second piece joins the line of the first.
  await field.fill(`HUID ${second}`);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(`HUID of ${name}`)).toHaveValue(`${first}, ${second}`);
  await expect(page.getByLabel(`How many of ${name}`)).toHaveValue("2");
  // The bar at the bottom of a phone would cover a half of the field that is there by chance.
  await page.getByLabel("PIN code").focus();
  await expectAccessible(page);

  const unknown = `9Z9${newHuid().slice(3)}`;
  await field.fill(unknown);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`The shop has no piece with the HUID ${unknown}.`)).toBeVisible();

  const headers = await staffHeaders(page);
  const product = await (await page.request.get(`/api/staff/products/${id}`, { headers })).json();
  await field.fill(product.modelNumber);
  await expect(page.getByRole("list", { name: "Pieces found" }).getByText(name)).toBeVisible();
});

test("a piece is billed by its own weight, which its HUID fills in or staff type", async ({
  page,
}) => {
  const { _id: id, name, netWeight } = await dearPiece(page.request);
  const huid = newHuid();
  const stored = (netWeight * 1.01).toFixed(3);
  const added = await page.request.post(`/api/staff/products/${id}/pieces`, {
    headers: await staffHeaders(page),
    data: { huid, netWeight: Number(stored) },
  });
  await expect(added).toBeOK();
  await openBackOffice(page, "/counter");
  await page.getByRole("searchbox", { name: "Find a piece" }).fill(huid);
  await page.keyboard.press("Enter");
  const weight = page.getByLabel(`Weight of ${name}`);
  await expect(weight).toHaveValue(stored);
  const facts = page.getByRole("list", { name: "Chosen pieces" });
  await expect(facts).toContainText(
    `${stored} g in the book of pieces, ${netWeight.toFixed(3)} g in the cat`,
  );

  // A slip of the finger by a factor of ten is not billed.
  await weight.fill((Number(stored) / 10).toFixed(3));
  await weight.blur();
  await expect(page.getByText(/More than 20 % apart is not sold/)).toBeVisible();
  await weight.fill((Number(stored) * 0.9).toFixed(3));
  const second = page.getByLabel(`Second weighing of ${name}`);
  await second.fill(stored);
  await expect(page.getByText("The two weights do not agree")).toBeVisible();
  await expect(page.getByText(`Weigh ${name} a second time`)).toBeVisible();
  await weight.fill("6,7");
  await weight.blur();
  await expect(page.getByText(/^Write grams with a point/)).toBeVisible();
  // A field that has the focus is scrolled clear of the bar at the bottom of a phone.
  await page.getByLabel("Phone number").focus();
  await expectAccessible(page);

  await weight.fill(stored);
  await expect(second).toHaveCount(0);
  await enterShopper(page);
  await page.getByRole("button", { name: /is taken in cash$/ }).click();
  await page.getByRole("link", { name: "Open the order" }).click();
  await expect(page.getByText(`Weighed ${stored} g`)).toBeVisible();
  const path = page.getByRole("list", { name: "Where the order stands" });
  await expect(path.locator("[aria-current=step]")).toContainText("Handed over at the shop");
  await expect(page.getByText(/promised|Shipping, insured/)).toHaveCount(0);
});
