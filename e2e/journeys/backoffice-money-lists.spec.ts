import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test } from "../journey.ts";

/** The number of entries of each list, so that it has two pages of 50. */
const ENTRIES = 51;
const AT = "2026-11-20T08:30:00.000Z";

/** Answers a call in pages, with a row for each number from 0. The cursor is a number here. */
async function answerInPages(
  page: Page,
  path: string,
  lists: Record<string, (n: number) => object>,
) {
  await page.route(`**/api${path}?*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const answer: Record<string, unknown> = { gateways: ["cashfree"] };
    for (const [name, row] of Object.entries(lists)) {
      const from = Number(query.get(`${name}Cursor`) ?? 0);
      const until = Math.min(ENTRIES, from + Number(query.get("limit")));
      answer[name] = Array.from({ length: until - from }, (_, place) => row(from + place));
      answer[`${name}Total`] = ENTRIES;
      answer[`${name}NextCursor`] = until < ENTRIES ? String(until) : null;
    }
    await route.fulfill({ json: answer });
  });
}

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, "0")}`;

const refund = (n: number) => ({
  _id: idOf(n),
  orderId: idOf(n),
  orderNumber: `SV-${n}`,
  gateway: "cashfree",
  paymentReference: `pay_${n}`,
  way: "gateway",
  amount: 1250,
  state: "stuck",
  reason: "order_cancelled",
  problem: "status 400",
  handReference: null,
  gatewayReference: null,
  tries: 8,
  createdAt: AT,
  paidAt: AT,
});

const paymentCase = (n: number) => ({
  _id: idOf(n),
  kind: "dispute",
  orderId: idOf(n),
  gateway: "cashfree",
  reference: `dispute_${n}`,
  amount: 1250,
  state: "under_review",
  heardAt: AT,
  changedAt: AT,
  closedAt: null,
  note: null,
});

const difference = (n: number) => ({
  _id: idOf(n),
  gateway: "cashfree",
  kind: "other_amount",
  entry: "payment",
  reference: `pay_${n}`,
  ours: 1250,
  theirs: 1249.5,
  state: "open",
  note: null,
  foundAt: AT,
});

const day = (n: number) => ({
  gateway: "cashfree",
  day: new Date(Date.UTC(2026, 10, 20 - n)).toISOString().slice(0, 10),
  entries: 12,
  payments: 125000,
  refunds: 1250,
  fees: 2950,
  taxOnFees: 450,
  comparedAt: AT,
});

test("staff reach the last refund and the last report of a gateway", async ({ page }) => {
  await answerInPages(page, "/staff/refunds", { refunds: refund, cases: paymentCase });
  await openBackOffice(page, "/books/refunds");
  await expect(page.getByText("50 of 51", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("1 of 51", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "SV-50" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Reports of gateways" }).click();
  await expect(page.getByText("dispute_0", { exact: true })).toBeVisible();
  const open = page.waitForRequest(/\/api\/staff\/refunds\?.*cases=open.*casesCursor=50/);
  await page.getByRole("link", { name: "Older" }).click();
  await open;
  await expect(page.getByText("dispute_50", { exact: true })).toBeVisible();
  const closed = page.waitForRequest(/\/api\/staff\/refunds\?.*cases=closed/);
  await page.getByRole("link", { name: "Closed reports" }).click();
  await closed;
});

test("staff turn the pages of differences and of compared days apart", async ({ page }) => {
  await answerInPages(page, "/staff/settlements", { differences: difference, days: day });
  await openBackOffice(page, "/books/settlements");
  await expect(page.getByText("50 of 51", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Older" }).first().click();
  await expect(page.getByText("pay_50", { exact: true })).toBeVisible();
  await expect(page.getByText("50 of 51", { exact: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("1 of 51", { exact: true })).toHaveCount(2);
  await page.getByRole("link", { name: "Newest" }).first().click();
  await expect(page.getByText("pay_0", { exact: true })).toBeVisible();
  await expect(page.getByText("1 of 51", { exact: true })).toHaveCount(1);
});

test("the money that waits is counted by the server and not by the rows of a page", async ({
  page,
}) => {
  const none = { count: 0, amount: 0 };
  await page.route("**/api/staff/waiting-money", (route) =>
    route.fulfill({
      json: {
        waiting: [
          { why: "stuck_refund", count: 1234, amount: 987654.5 },
          { why: "refund_by_hand", count: 7, amount: 700.75 },
          { why: "order_owed", count: 8, amount: 40000 },
          { why: "dispute", count: 2, amount: 300 },
          { why: "dashboard_refund", ...none },
          { why: "not_ours", count: 1, amount: 50.25 },
          { why: "paid_back_twice", ...none },
          { why: "settlement_difference", count: 201, amount: 402 },
        ],
        atGateways: { count: 12, amount: 15000 },
      },
    }),
  );
  await openBackOffice(page, "/books");
  for (const shown of [
    "₹9,87,654.50",
    "₹700.75",
    "₹40,000.00",
    "₹350.25",
    "₹402.00",
    "₹15,000.00",
  ]) {
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  }
  const counts = {
    "Refunds that the gateway could not send": "1,234",
    "Refunds to send by hand": "7",
    "Orders to pay back by hand": "8",
    "Disputes and reports of gateways": "3",
    "Differences of settlements": "201",
    "Refunds at the gateways": "12",
  };
  for (const [name, count] of Object.entries(counts)) {
    const title = page.getByRole("link", { name, exact: true }).locator("..");
    await expect(title).toHaveText(name + count);
  }
  await expectAccessible(page);
});
