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
