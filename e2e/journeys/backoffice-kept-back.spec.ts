import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";

test("a piece that came back and was kept back is put on sale again on the page of its order", async ({
  page,
}) => {
  const fullName = `Kamala Bose ${newHuid().replace(/\d/g, "x")}`;
  const order = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  await openBackOffice(page, `/orders/${order.id}`);
  await page.getByRole("button", { name: "Start packing" }).click();
  const huid = newHuid();
  await page.getByLabel("HUID (optional)").fill(huid);
  await page.getByLabel("Weighed net").fill(order.weight.toFixed(3));
  await page.getByLabel("Courier").fill("BVC Logistics");
  await page.getByRole("button", { name: "Dispatch" }).click();
  await page.getByRole("button", { name: "Delivered" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delivered" }).click();
  await page.getByText("Cash taken at the door").waitFor();
  await order.askToReturn();
  await page.reload();
  await page.getByRole("button", { name: "Take it back" }).click();
  const deciding = page.getByRole("dialog", { name: "Take the order back?" });
  await expect(deciding.getByLabel("The piece is back and can be sold again")).not.toBeChecked();
  await deciding.getByRole("button", { name: "Take it back" }).click();
  await page.getByText("Came back, and is not on sale:").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Back on sale: ${huid}` }).click();
  await page.getByText(`${huid} is on sale again`).waitFor();
  await expect(page.getByText("Came back, and is not on sale:")).toHaveCount(0);
});

test("a parcel that was refused at the door comes back, and the order ends without money", async ({
  page,
}) => {
  const fullName = `Kamala Bose ${newHuid().replace(/\d/g, "x")}`;
  const order = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  await openBackOffice(page, `/orders/${order.id}`);
  await page.getByRole("button", { name: "Start packing" }).click();
  const huid = newHuid();
  await page.getByLabel("HUID (optional)").fill(huid);
  await page.getByLabel("Weighed net").fill(order.weight.toFixed(3));
  await page.getByLabel("Courier").fill("BVC Logistics");
  await page.getByRole("button", { name: "Dispatch" }).click();
  await page.getByRole("button", { name: "Delivered", exact: true }).waitFor();
  await page.getByRole("button", { name: "More: parcel came back, copy" }).click();
  await page.getByRole("menuitem", { name: /Came back undelivered/ }).click();
  const asking = page.getByRole("dialog", {
    name: `Order ${order.number} was not delivered?`,
  });
  await asking.getByText("The order ends without money").waitFor();
  await expect(asking.getByLabel("are back, and go on sale again")).toBeChecked();
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Leave it" }).click();
  // The card of the board asks it on the order's page.
  await page.goto("/admin/orders/board");
  const card = page.getByRole("listitem").filter({ hasText: order.number });
  await card.getByRole("button", { name: "Came back" }).click();
  await asking.getByRole("button", { name: "Leave it" }).click();
  await expect(asking).toHaveCount(0);
  // The key B asks the same, and what is lost stays with the order until it is found.
  await page.keyboard.press("b");
  await asking.getByLabel("are lost, or can't be sold as they are").check();
  await asking.getByLabel("Note, as the shopper reads it").fill("Refused at the door");
  await asking.getByRole("button", { name: "End the order" }).click();
  const path = page.getByRole("list", { name: "Where the order stands" });
  await path.getByText("Not delivered").waitFor();
  await expect(path.getByText("Delivered", { exact: true })).toHaveCount(0);
  await expect(page.getByText("is owed to the shopper")).toHaveCount(0);
  await expect(page.getByText("Cash taken at the door")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delivered", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Back on sale: ${huid}` }).click();
  await page.getByText(`${huid} is on sale again`).waitFor();

  await page.goto(`/admin/orders?q=${order.number}`);
  const row = page.getByRole("row").filter({ hasText: order.number });
  await expect(row.getByText("Not delivered")).toBeVisible();
});
