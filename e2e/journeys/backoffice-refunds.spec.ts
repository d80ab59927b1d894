import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk, weighAll } from "../desk-orders.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { staffHeaders } from "../staff.ts";

test("staff refund an amount and a piece, read it in the history, and close the empty order", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const fullName = `Parijat Roy ${newHuid().replace(/\d/g, "x")}`;
  const { id } = await placeForDesk(page, { slug: "jhumka-silver", method: "ONLINE", fullName });
  await openBackOffice(page, `/orders/${id}/refund`);
  const dialog = page.getByRole("dialog", { name: "Refund order" });
  await dialog.getByRole("button", { name: "An amount" }).click();
  await dialog.getByLabel("Amount with its GST").fill("10");
  await expect(dialog.getByLabel("Words for the shopper")).toHaveValue("");
  await dialog.getByLabel("Words for the shopper").fill("The parcel is late");
  // The answer is lost. The same refund that is sent again later is made once.
  await page.route(
    `**/api/staff/orders/${id}/refunds`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Send ₹10.00 back" }).click();
  await expect(page.getByText("Perhaps it goes back: no answer came")).toBeVisible();
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Refund", exact: true }).click();
  await dialog.getByRole("button", { name: "An amount" }).click();
  await dialog.getByLabel("Amount with its GST").fill("10");
  await expect(dialog.getByLabel("Words for the shopper")).toHaveValue("");
  await dialog.getByLabel("Words for the shopper").fill("The parcel is late");
  await expect(dialog.getByText("Send the same again: it is made only once.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send ₹10.00 back" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "₹10.00 goes back" });
  await expect(toast).toBeVisible();
  await expect(dialog).toBeHidden();
  const next = page.getByRole("button", { name: "Start packing" });
  await expect(next).toBeVisible();
  // On a phone the toast is at the bottom, above the next step of the order.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone) {
    await expect
      .poll(async () => {
        const [shown, step] = [await toast.boundingBox(), await next.boundingBox()];
        if (!shown || !step) return "not shown";
        const height = page.viewportSize()?.height ?? 0;
        if (shown.y < height / 2) return "in the upper half";
        return shown.y + shown.height <= step.y ? "above the step" : "over the step";
      })
      .toBe("above the step");
  }

  await page.goto(`/admin/orders/${id}/refund`);
  await expect(dialog.getByText("are on sale again at once")).toBeVisible();
  await expect(dialog.getByLabel("The piece is back")).toHaveCount(0);
  await dialog.getByRole("checkbox").first().check();
  await expect(dialog.getByLabel("Words for the shopper")).toHaveValue(/^We do not send it/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Send ₹[\d,.]+ back$/ }).click();
  await expect(dialog).toBeHidden();
  const history = page.getByRole("region", { name: "What happened" });
  await expect(history.getByText(/^Refunded an amount: ₹10\.00\./)).toHaveCount(1);
  const line = history.getByRole("listitem").filter({ hasText: /Refunded .*Back on sale\./ });
  await expect(line).toContainText(/₹[\d,]+\.\d\d/);
  await expect(line).toContainText(/The shop's staff, \d/);
  await expect(page.getByText("Nothing to pack:")).toBeVisible();
  await expect(page.getByText("It can be packed")).toHaveCount(0);
  await expect(next).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel the order" }).click();
  const question = page.getByRole("dialog", { name: /^Cancel order/ });
  await expect(question).toContainText("The order is closed.");
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await expect(question).toBeHidden();
  await expect(
    page.getByRole("list", { name: "Where the order stands" }).locator("[aria-current=step]"),
  ).toContainText("Cancelled");
});

test("a cash order is delivered after one question with its sum, and a returned piece is sold again", async ({
  page,
}) => {
  const fullName = `Ketaki Bose ${newHuid().replace(/\d/g, "x")}`;
  const { id } = await placeForDesk(page, { slug: "jhumka-silver", method: "COD", fullName });
  const headers = await staffHeaders(page);
  const move = async (from: string, to: string) =>
    expect(
      await page.request.post(`/api/staff/orders/${id}/move`, { headers, data: { from, to } }),
    ).toBeOK();
  await move("confirmed", "processing");
  await weighAll(page, id);
  await move("processing", "shipped");
  await openBackOffice(page, `/orders/${id}`);
  const stands = page
    .getByRole("list", { name: "Where the order stands" })
    .locator("[aria-current=step]");
  await page.getByRole("button", { name: "Delivered" }).click();
  const question = page.getByRole("dialog", {
    name: /^₹[\d,]+\.\d\d taken in cash\. Mark as delivered\?$/,
  });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Leave it" }).click();
  await expect(stands).toContainText("Shipped");
  await page.getByRole("button", { name: "Delivered" }).click();
  await expect(question.getByRole("button", { name: "Delivered" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(stands).toContainText("Delivered");

  await page.goto(`/admin/orders/${id}/refund`);
  const dialog = page.getByRole("dialog", { name: "Refund order" });
  await dialog.getByRole("checkbox").first().check();
  const isBack = dialog.getByLabel("The piece is back and can be sold again");
  await expect(isBack).not.toBeChecked();
  await isBack.check();
  await dialog.getByLabel("Reference of the transfer").fill("UPI 4711");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Send ₹[\d,.]+ back$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Refunded .*Back on sale\./)).toBeVisible();
});
