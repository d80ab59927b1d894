import { expect, expectAccessible, test } from "../journey.ts";

const STATEMENTS = {
  "/terms": [/18 or older/, /PAN above 2 lakh/, /confirmation by e-mail within 5 minutes/],
  "/privacy-policy": [/Data Protection Board of India/, /Grievance Officer/],
  "/shipping": [
    /24 to 48 business hours/,
    /5 to 7 days after dispatch/,
    /Free shipping above ₹1,00,000/,
  ],
  "/return-policy": [/only before dispatch/, /Repair is free within 6 months/],
};

for (const [address, statements] of Object.entries(STATEMENTS)) {
  test(`${address} shows the shop's policy, in sections that can be linked`, async ({ page }) => {
    await page.goto(address);
    for (const words of statements) await expect(page.locator("main")).toContainText(words);
    await expectAccessible(page);
    const contents = page.getByRole("navigation", { name: "On this page" });
    const folded = contents.locator("summary").filter({ visible: true });
    if (await folded.count()) await folded.click();
    const last = contents.getByRole("link").filter({ visible: true }).last();
    const title = await last.innerText();
    await last.click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
  });
}

test("other names of a policy lead to the same page", { tag: "@once" }, async ({ page }) => {
  await page.goto("/shipping-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shipping policy");
  await page.goto("/returns");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return policy");
});

test("an address that is no page's can be closed, and leads home", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto("/terms");
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close and go back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});
