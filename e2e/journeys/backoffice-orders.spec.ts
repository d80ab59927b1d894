import { openBackOffice } from "../back-office.ts";
import { newHuid, otherCode, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";

/** Returns the amount in a text such as `₹2,941.97`. */
const rupeesIn = (text: string | null) => /₹[\d,]+\.\d\d/.exec(text ?? "")?.[0] ?? "no sum";

test("staff weigh, dispatch and deliver a cash order, and settle a paid one that is lighter", {
  tag: "@once",
}, async ({ page, complaints }) => {
  // The shop refuses a wrong delivery code (status 422), which the browser logs as an error.
  complaints.allow(/\b422\b/);
  const way = page.getByRole("list", { name: "Where the order stands" });
  const stands = way.locator("[aria-current=step]");
  // A name with many digits would be refused, because it may hold a telephone number.
  const name = `Gulmohar Sen ${newHuid().replace(/\d/g, "x")}`;
  const cash = await placeForDesk(page, {
    slug: "studs-gold-flower",
    method: "COD",
    fullName: name,
  });

  await openBackOffice(page, "/orders");
  const search = page.getByPlaceholder("Number, name, phone, HUID, piece");
  await search.fill(name);
  await expect(page.getByText(/^1 order, ₹/).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: cash.number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(cash.number);
  await page.getByRole("button", { name: "Start packing" }).click();

  const dispatch = page.getByRole("button", { name: "Dispatch" });
  await expect(dispatch).toBeDisabled();
  await expect(page.getByText("2 things before it can go:")).toBeVisible();
  await page.getByRole("button", { name: /^HUID missing/ }).click();
  await expect(page.getByLabel("HUID")).toBeFocused();
  await page.keyboard.type(newHuid().toLowerCase().slice(0, 5));
  await expect(page.getByText("5 of 6 signs")).toBeVisible();
  await page.getByLabel("HUID").fill(newHuid());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Weighed net")).toBeFocused();
  await page.keyboard.type((cash.weight + 0.02).toFixed(3));
  await expect(page.getByText("0.020 g heavier: the shop bears it")).toBeVisible();
  await page.getByLabel("Courier").fill("BlueDart Apex, insured");
  await page.getByLabel("Tracking number").fill("BD 4711");
  await page.keyboard.press("Tab");
  await expectAccessible(page);
  await dispatch.click();
  await expect(stands).toContainText("Shipped");
  await page.getByRole("button", { name: "Delivered" }).click();
  const door = page.getByRole("dialog", { name: `Hand over order ${cash.number}` });
  const doorCode = await cash.readDoorCode();
  await expect(door).toContainText(/₹[\d,]+\.\d\d is taken in cash/);
  // The digits that staff type while the call about a wrong code runs must stay in the field.
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  const moves = `**/api/staff/orders/${cash.id}/move`;
  await page.route(moves, (route) => isTyped.then(() => route.continue()), { times: 1 });
  const code = door.getByLabel("Code of the buyer");
  await code.fill(otherCode(doorCode));
  await page.keyboard.press("Enter");
  await page.keyboard.type(doorCode.slice(0, 3));
  release();
  await expect(door.getByText("This is not the code of this order")).toBeVisible();
  await expect(code).toHaveValue(doorCode.slice(0, 3));
  await expectAccessible(page);
  await page.keyboard.type(doorCode.slice(3));
  await door.getByRole("button", { name: "Delivered" }).click();
  await expect(door).toBeHidden();
  await expect(page.getByText("Cash taken at the door")).toBeVisible();
  await expect(page.getByText("Nothing hinders")).toHaveCount(0);

  const paid = await placeForDesk(page, {
    slug: "studs-gold-flower",
    method: "ONLINE",
    fullName: name,
  });
  await page.goto("/admin/orders/board");
  const card = page.getByRole("listitem").filter({ hasText: paid.number });
  await card.getByRole("button", { name: "Start packing" }).click();
  await expect(
    page.getByRole("region", { name: "Processing" }).getByText(paid.number),
  ).toBeVisible();
  await expectAccessible(page);
  // Each column is read by a call of its own, so the card may be in both for a moment.
  await expect(page.getByRole("link", { name: paid.number })).toHaveCount(1);
  await page.getByRole("link", { name: paid.number }).click();
  await page.getByLabel("HUID").fill(newHuid());
  await page.getByLabel("Weighed net").fill((paid.weight - 0.05).toFixed(3));
  await expect(page.getByText("0.050 g lighter: goes back")).toBeVisible();
  await page.keyboard.press("Tab");
  const draft = page.getByRole("row", { name: /at dispatch/ });
  const sum = rupeesIn(await draft.textContent());
  await expect(page.getByRole("complementary").last()).toContainText(`Back at dispatch−${sum}`);
  await page.getByLabel("Note for colleagues").fill("Weighed twice on scale 2");
  // In the note, Ctrl Enter writes the note and does not dispatch the order.
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("listitem").getByText("Weighed twice on scale 2")).toBeVisible();
  await expect(stands).toContainText("Processing");
  // A weight that can't be read stops the dispatch, and a weight that is still typed is saved first.
  await page.getByLabel("Weighed net").fill("17.6 g");
  await dispatch.click();
  await expect(page.getByText("A typed weight, HUID or courier is not saved yet.")).toBeVisible();
  await expect(stands).toContainText("Processing");
  await page.getByLabel("Weighed net").fill((paid.weight - 0.06).toFixed(3));
  const side = page.getByRole("complementary").last();
  await expect(side).toContainText("Back at dispatch");
  await expect(side).not.toContainText(`Back at dispatch−${sum}`);
  const lastSum = rupeesIn(/Back at dispatch.*/s.exec((await side.textContent()) ?? "")?.[0] ?? "");
  await page.keyboard.press("Control+Enter");
  await expect(stands).toContainText("Shipped");
  const booked = page.getByRole("row", { name: /Weight difference/ });
  await expect(booked).toContainText(lastSum);
  await expect(booked).toContainText(/credit note CRN/i, { timeout: 15_000 });
});

test("staff choose all orders of a list, also those that are not ticked, and move them together", {
  tag: "@once",
}, async ({ page }) => {
  const fullName = `Champa Das ${newHuid().replace(/\d/g, "x")}`;
  for (const slug of ["jhumka-silver", "studs-gold-flower", "jhumka-silver"]) {
    await placeForDesk(page, { slug, method: "COD", fullName });
  }
  await openBackOffice(page, "/orders");
  await page.getByPlaceholder("Number, name, phone, HUID, piece").fill(fullName);
  await expect(page.getByText(/^3 orders, ₹/).last()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "With the chosen rows" });
  await expect(bar).toContainText("1 chosen");
  await bar.getByRole("button", { name: "Choose all 3" }).click();
  await expect(bar).toContainText("3 chosen");
  await expect(bar.getByRole("button", { name: "Choose all" })).toHaveCount(0);
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Move to Processing" }).click();
  await expect(page.getByText("3 orders moved to Processing")).toBeVisible();
  await expect(bar).toHaveCount(0);
  const rows = page.getByRole("row").filter({ hasText: fullName });
  await expect(rows.filter({ hasText: "Processing" })).toHaveCount(3);
});
