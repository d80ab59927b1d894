import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { openAccount } from "../shopper.ts";

test("on a phone a shopkeeper sees the day, packs an order, reads the rates and answers a ticket", {
  tag: "@phone",
}, async ({ page }) => {
  const fullName = `Madhavi Rao ${newHuid().replace(/\d/g, "x")}`;
  const { number } = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  const { email } = await openAccount(page);
  const subject = `Is the clasp silver too? ${newHuid()}`;
  const ticket = {
    contactDetails: email,
    typeOfSupport: "general",
    subject,
    description: "I ask before I order.",
  };
  const sent = await page.request.post("/api/ticket/tickets", { data: ticket });
  await expect(sent).toBeOK();

  await openBackOffice(page, "/");
  const places = page.getByRole("navigation", { name: "Places" });
  await expect(page.getByRole("heading", { name: "Next to dispatch" })).toBeVisible();
  await expectAccessible(page);

  await places.getByRole("link", { name: "Orders" }).tap();
  await page.getByPlaceholder("Number, name, phone, HUID, piece").fill(fullName);
  await expect(page.getByText(/^1 order, ₹/).last()).toBeVisible();
  await page.getByRole("link", { name: number }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await page.getByRole("button", { name: "Start packing" }).tap();
  const way = page.getByRole("list", { name: "Where the order stands" });
  await expect(way.locator("[aria-current=step]")).toContainText("Processing");
  // The bar with the next step must not lie over the fields while they are checked.
  const weighed = page.getByLabel("Weighed net");
  await weighed.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expectAccessible(page);

  await places.getByRole("link", { name: "Rates" }).tap();
  await expect(page.getByRole("heading", { name: "Rates desk" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Rates of now", exact: true })).toContainText(
    "24K",
  );
  await page.getByRole("link", { name: "Enter by hand" }).tap();
  const dialog = page.getByRole("dialog", { name: "Enter rates by hand" });
  await expect(dialog.getByLabel("24K")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toBeHidden();

  await places.getByRole("link", { name: "Support" }).tap();
  await page.getByRole("list", { name: "Tickets" }).getByRole("link", { name: subject }).tap();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await page.getByRole("textbox", { name: "Answer" }).fill("Yes, the clasp is silver too.");
  await page.getByRole("button", { name: "Send" }).last().tap();
  await expect(page.getByRole("article", { name: /^Message by/ }).last()).toContainText(
    "the clasp is silver too",
  );
  await expectAccessible(page);
});
