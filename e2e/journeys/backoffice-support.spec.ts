import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible, test, waitForHydration } from "../journey.ts";
import { openLetter } from "../outbox.ts";
import { arriveLoggedIn } from "../shopper.ts";
import { PARTNER } from "../staff.ts";

test("a shopkeeper answers a ticket by a canned answer; the shopper gets a letter, and no note @once", async ({
  page,
  browser,
}) => {
  const own = await browser.newContext({ baseURL: process.env["E2E_URL"] ?? "" });
  const shopper = await own.newPage();
  await arriveLoggedIn(shopper);
  await shopper.goto("/support");
  await waitForHydration(shopper);
  const contact = shopper.getByLabel("Contact e-mail", { exact: true });
  await expect(contact).toHaveValue(/@/);
  const email = await contact.inputValue();
  await shopper.getByLabel("Support type", { exact: true }).selectOption("general");
  await shopper.getByLabel("Subject", { exact: true }).fill("Will the bangle weigh the same?");
  await shopper.getByLabel("Description", { exact: true }).fill("I ordered 17.600 g.");
  await shopper.getByRole("button", { name: "Submit ticket" }).click();
  const number = await shopper.getByText(/^T-\w{5}-\w{5}$/).innerText();

  const title = `Weight ${Date.now()}`;
  await openBackOffice(page, "/support/canned", PARTNER);
  await page.getByRole("button", { name: "New answer" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Answer").fill("Namaste {first name} ji, your {peace} is weighed.");
  await dialog.getByRole("button", { name: "Keep the answer" }).click();
  await expect(dialog.getByText(/There is no field \{peace\}/)).toBeVisible();
  await dialog.getByLabel("Answer").fill("Namaste {first name} ji, your {piece} is weighed.");
  await dialog.getByRole("button", { name: "Keep the answer" }).click();
  await expect(page.getByRole("table", { name: "Canned answers" })).toContainText(title);

  await page.goto(`/admin/support?q=${number}`);
  await page
    .getByRole("list", { name: "Tickets" })
    .getByRole("link", { name: /Ananya/ })
    .click();
  await expect(
    page.getByRole("heading", { name: "Will the bangle weigh the same?" }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Note for colleagues" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Weighed twice: 17.420 g.");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.getByRole("article", { name: /^Note by/ })).toContainText("17.420 g");

  const answer = page.getByRole("textbox", { name: "Answer" });
  await answer.pressSequentially(`/${title.split(" ")[1]}`);
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await answer.press("Enter");
  await expect(answer).toHaveValue("Namaste Ananya ji, your {piece} is weighed.");
  await expect(page.getByText("Fill in {piece} first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: false }).last()).toBeDisabled();
  await answer.fill("Namaste Ananya ji, your bangle is weighed. See also");
  await page.getByRole("button", { name: "Piece or order" }).click();
  await page.getByLabel("Name of a piece, or number of an order").fill("ring");
  await page.getByRole("list").getByRole("button", { name: /₹/ }).first().click();
  await expect(answer).toHaveValue(/is weighed\. See also .+: https?:\/\/.+\/product\/[\w-]+ $/);
  await expect(answer).toBeFocused();
  await answer.press("Control+Enter");
  const message = page.getByRole("article", { name: /^Message by/ }).last();
  await expect(message).toContainText("your bangle is weighed");
  await expect(page.getByText("Waits for the shopper").first()).toBeVisible();

  await shopper.goto(`/support/tickets/${number}`);
  const thread = shopper.getByRole("list", { name: "Messages" });
  await expect(thread).toContainText("your bangle is weighed");
  await expect(shopper.getByRole("main")).not.toContainText("17.420");
  await openLetter(shopper, email, `Our answer to your ticket ${number}`);
  await shopper.getByRole("button", { name: "Text", exact: true }).click();
  await expect(shopper.getByRole("article")).toContainText("your bangle is weighed");
  await expect(shopper.getByRole("article")).not.toContainText("17.420");
  await own.close();

  await page.goto("/admin/customers?q=Ananya");
  await page
    .getByRole("link", { name: /Ananya/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Consents" })).toBeVisible();
  await expectAccessible(page);
});
