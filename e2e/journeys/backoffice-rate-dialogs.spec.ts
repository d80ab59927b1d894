import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../rate-feed.ts";
import { PARTNER, staffHeaders } from "../staff.ts";

/** The time in which the shop has read its source again, and every page has the new rate. */
const NEXT_READING = { timeout: 30_000 };

test("the dialogs of the rates desk follow new rates, holds and what colleagues change", {
  tag: "@once",
}, async ({ page, feed, complaints }) => {
  // The shop is filled first, and the source is read only every 8 seconds.
  test.slow();
  // Calls that need a fresh proof first get an error, which the browser logs.
  complaints.allow(/status of 403/);
  await openBackOffice(page, "/rates");
  await expect(page.getByText("nobody has ever entered it")).toBeVisible();

  // A rate that nobody has typed follows the feed while the dialog is open.
  await page.getByRole("link", { name: "Enter by hand" }).click();
  const byHand = page.getByRole("dialog", { name: "Enter rates by hand" });
  await byHand.getByLabel("Silver").fill("168");
  await byHand.getByLabel("Reason").fill("Board rate of the wedding season");
  await expect(byHand.getByLabel("24K")).toHaveValue("13,300.00");
  feed.gold = 13_400;
  await expect(byHand.getByLabel("24K")).toHaveValue("13,400.00", NEXT_READING);
  await expect(byHand.getByLabel("22K")).toHaveValue("12,286.69");
  await expect(byHand.getByLabel("Silver")).toHaveValue("168");
  await expect(byHand.getByRole("option", { name: "Next reading" })).toBeAttached();
  await byHand.getByRole("button", { name: "Leave it" }).click();

  // During a hold nothing is asked, and rates by hand stay as long as the hold.
  const headers = await staffHeaders(page);
  const hold = { minutes: 60, reason: "Dhanteras" };
  await expect(await page.request.post("/api/staff/rates/hold", { headers, data: hold })).toBeOK();
  await expect(
    page.getByText(/^No source is asked until .+, then the feed is asked again/),
  ).toBeVisible();
  await expect(page.getByText(/^not asked until/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask again" })).toBeDisabled();
  const asked = await page.request.post("/api/staff/rates/ask", { headers });
  expect(asked.status()).toBe(409);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Enter by hand" }).click();
  await expect(
    byHand.getByRole("option", { name: /^While the rates are held, until/ }),
  ).toBeAttached();
  await byHand.getByRole("button", { name: "Leave it" }).click();
  const release = { reason: "The board follows the market" };
  await expect(
    await page.request.post("/api/staff/rates/release", { headers, data: release }),
  ).toBeOK();
  await expect(page.getByRole("button", { name: "Ask again" })).toBeEnabled();

  // A colleague sets another premium while somebody types one.
  await page.getByRole("link", { name: "Change", exact: true }).click();
  const adjust = page.getByRole("dialog", { name: "From world to shop" });
  await adjust.getByLabel("Gold, premium").fill("85.50");
  await adjust.getByLabel("Reason").fill("The premium of the city's board");
  const data = {
    gold: { bp: 0, perGram: 20 },
    silver: { bp: 0, perGram: 0 },
    reason: "The premium of the association",
  };
  const reply = await page.request.post("/api/staff/rates/adjustment", { headers, data });
  const { approval }: { approval: { _id: string } } = await reply.json();
  const partner = await staffHeaders(page, PARTNER);
  const agreed = await page.request.post(`/api/staff/approvals/${approval._id}/approve`, {
    headers: partner,
  });
  await expect(agreed).toBeOK();
  const clash = adjust.getByRole("alert");
  await expect(clash).toContainText("Duty and premium have changed meanwhile.");
  await expect(clash).toContainText("₹20.00 per gram");
  await expect(adjust.getByRole("button", { name: "Ask Kavita to agree" })).toBeDisabled();
  await expectAccessible(page);
  await clash.getByRole("button", { name: "Keep mine" }).click();
  await expect(adjust.getByLabel("Gold, premium")).toHaveValue("85.50");
  await adjust.getByRole("button", { name: "Ask Kavita to agree" }).click();
  await expect(page.getByText("Waits for a second person", { exact: true })).toBeVisible();
});
