import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { staffHeaders } from "../staff.ts";

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
  const sent = await page.request.post(`/api/staff/orders/${order.id}/refunds`, {
    headers: { ...(await staffHeaders(page)), "idempotency-key": `k-${huid}-${Date.now()}` },
    data: { lines: [{ line: 0, quantity: 1 }], note: "Scratched", handReference: "UPI 4711" },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await page.reload();
  await page.getByText("Came back, and is not on sale:").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Back on sale: ${huid}` }).click();
  await page.getByText(`${huid} is on sale again`).waitFor();
  await expect(page.getByText("Came back, and is not on sale:")).toHaveCount(0);
});
