import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { holdPost } from "../hold-post.ts";
import { expect, expectAccessible, refuseWindows, test, waitForHydration } from "../journey.ts";
import { openLetter } from "../outbox.ts";
import { arriveLoggedIn, newShopper } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

const PICTURE = join(import.meta.dirname, "../../apps/storefront/public/apple-touch-icon.png");
const SCRIPT = "<img src=x onerror=alert(1)>";

test("a message of the contact form: missing fields, failures, and what others see of it", async ({
  page,
  complaints,
}) => {
  complaints.allow(/api\/support/);
  complaints.allow(/Failed to load resource/);
  refuseWindows(page);
  const { email } = newShopper();
  // The text contains letters only, because public messages hide long numbers.
  const unique = randomUUID().replace(/[\d-]/g, (sign) => "ghijklmnop".charAt(Number(sign)));
  const question = `Is it hollow? ${unique} ${SCRIPT}`;
  await page.goto("/contact");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Recent Support Queries" })).toBeVisible();
  await expect(page.getByText("Loading the recent queries")).toBeHidden();
  await expectAccessible(page);

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const send = page.getByRole("button", { name: "Send message" });
  const failed = page.getByText(
    "Failed to send message. Please check all required fields and try again.",
  );
  await field("Full name").fill("Ananya Krishnan");
  await send.click();
  await expect(failed).toBeVisible();
  await expect(page.getByText("Enter your message")).toBeVisible();
  await expect(field("E-mail")).toBeFocused();
  await field("E-mail").pressSequentially("m");
  await expect(failed).toBeHidden();

  await field("Phone (optional)").fill("98000 12345");
  await field("Message").fill(question);
  await send.click();
  // The shop answers that the e-mail address is not valid.
  await expect(failed).toBeVisible();
  await expect(field("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

  await field("E-mail").fill(email);
  await page.route("**/api/support", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await send.click();
  await expect(failed).toBeVisible();
  await expect(field("Message")).toHaveValue(question);
  await page.unroute("**/api/support");

  const received = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/support") && answer.request().method() === "POST",
  );
  const reloaded = page.waitForRequest(
    (call) => call.url().endsWith("/api/support") && call.method() === "GET",
  );
  const release = await holdPost(page, "**/api/support");
  await send.click();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  // The button keeps the focus, but the Enter key does not send the message again.
  await expect(sending).toBeFocused();
  let isSentAgain = false;
  page.on("request", (call) => {
    isSentAgain ||= call.url().endsWith("/api/support") && call.method() === "POST";
  });
  await page.keyboard.press("Enter");
  release();
  const { id: number } = await (await received).json();
  await reloaded;
  expect(isSentAgain).toBe(false);
  await expect(
    page.getByText("Your message has been sent successfully! We'll get back to you soon."),
  ).toBeVisible();
  await expect(field("Message")).toHaveValue("");
  const recent = page.getByRole("region", { name: "Recent Support Queries" }).getByRole("listitem");
  await openLetter(page, email, "We have your message");
  await page.goto("/contact");
  await expect(page.getByText("Loading the recent queries")).toBeHidden();
  await expect(recent.filter({ hasText: question })).toHaveCount(0);
  await (await asStaff(page, number)).publish();
  await page.reload();
  await expect(recent.filter({ hasText: question })).toContainText("Ananya K.");
  await expect(page.getByRole("main")).not.toContainText("98000 12345");
  expect(await recent.count()).toBeLessThanOrEqual(6);
});

test("a ticket: its checks in their order, its failure, and its number", async ({
  page,
  complaints,
}) => {
  complaints.allow(/api\/ticket/);
  complaints.allow(/Failed to load resource/);
  const { email } = newShopper();
  await page.goto("/support");
  await waitForHydration(page);
  await expectAccessible(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = page.getByRole("button", { name: "Submit ticket" });

  /** Sends the form, expects this error message, and then corrects the form. */
  async function expectMessage(words: string, mend: () => Promise<unknown>): Promise<void> {
    await submit.click();
    const message = page.getByRole("main").getByRole("alert").filter({ hasText: words });
    await expect(message).toContainText("Validation Error");
    await mend();
  }
  await expectMessage("Please select a support type", () =>
    field("Support type").selectOption("bug"),
  );
  await field("Subject").fill("   ");
  await expectMessage("Please enter a subject", () => field("Subject").fill("The cart is empty"));
  await expectMessage("Please enter a description", () =>
    field("Description").fill("It was full."),
  );
  await expectMessage("Please enter your contact details", () =>
    field("Contact e-mail").fill("98000"),
  );
  await expectMessage("Please enter a valid email address", () =>
    field("Contact e-mail").fill(email),
  );
  await field("Screenshot (optional)").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  const screenshot = field("Screenshot (optional)");
  await expect(screenshot).toHaveAccessibleDescription(/Choose a JPEG, PNG or WebP picture\./);
  const sendFile = async (buffer: Buffer) => {
    await screenshot.setInputFiles({ name: "cart.png", mimeType: "image/png", buffer });
    await submit.click();
  };
  // A proxy in front of the shop may refuse a large file with status 413.
  await page.route("**/api/ticket/screenshots", (route) => route.fulfill({ status: 413 }));
  await sendFile(await readFile(PICTURE));
  await expect(screenshot).toHaveAttribute("aria-invalid", "true");
  await expect(screenshot).toBeFocused();
  await expect(screenshot).toHaveAccessibleDescription(/Choose a picture of at most 5 MB\./);
  await page.unroute("**/api/ticket/screenshots");
  await sendFile(Buffer.from("no picture"));
  await expect(screenshot).toHaveAccessibleDescription(/Choose a JPEG, PNG or WebP picture\./);
  await expect(field("Description")).toHaveValue("It was full.");
  await screenshot.setInputFiles([]);

  const fails: Parameters<Page["route"]>[1][] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  ];
  for (const fail of fails) {
    await page.route("**/api/ticket/tickets", fail);
    await submit.click();
    const words = "Failed to submit ticket. Please try again.";
    const failed = page.getByRole("alert").filter({ hasText: words });
    await expect(failed).toBeVisible();
    await expect(field("Description")).toHaveValue("It was full.");
    // The form shows the error message until the shopper types again.
    await expect(page.getByRole("main")).toContainText(words);
    await field("Description").pressSequentially(" ");
    await expect(failed).toBeHidden();
    await field("Description").fill("It was full.");
    await page.unroute("**/api/ticket/tickets");
  }
  const release = await holdPost(page, "**/api/ticket/tickets");
  await submit.press("Enter");
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  release();
  await expect(page.getByText(/Ticket ID/)).toHaveText(
    /^Ticket submitted successfully\. Ticket ID: T-/,
  );
  await expect(field("Description")).toHaveValue("");
  const number = await page.getByText(/^T-\w{5}-\w{5}$/).innerText();
  await openLetter(page, email, `We have your message: ${number}`);
});

test("a ticket is answered and replied to until it is settled, and scripts in it are shown as text", async ({
  page,
}) => {
  refuseWindows(page);
  await arriveLoggedIn(page);
  const subject = `My invoice ${SCRIPT}`;
  await page.goto("/support/tickets");
  await waitForHydration(page);
  await expect(page.getByText("No tickets yet")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Open a ticket" }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field("Contact e-mail")).toHaveValue(/@shopper\.example$/);
  await field("Support type").selectOption("billing");
  await field("Subject").fill(subject);
  await field("Description").fill("It has no GSTIN.");
  await field("Screenshot (optional)").setInputFiles({
    name: `${SCRIPT}.png`,
    mimeType: "image/png",
    buffer: await readFile(PICTURE),
  });
  await expect(page.getByText(`${SCRIPT}.png`)).toBeVisible();
  await page.getByRole("button", { name: "Submit ticket" }).click();
  await expect(page.getByText("Choose a file")).toBeVisible();
  const number = await page.getByText(/^T-\w{5}-\w{5}$/).innerText();

  await page.getByRole("link", { name: "Your tickets" }).click();
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: number });
  await expect(entry).toContainText("Open");
  await expectAccessible(page);
  await entry.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole("img", { name: `Screenshot ${SCRIPT}.png` })).toBeVisible();
  await expect(page.getByText("We answer by")).toBeVisible();

  const staff = await asStaff(page, number);
  await field("Your reply").fill("One thing more");
  await staff.answer({ text: "It stands on page two." });
  await comeBack(page);
  const thread = page.getByRole("list", { name: "Messages" });
  await expect(thread).toContainText("It stands on page two.");
  await expect(page.getByText("Waiting for you")).toBeVisible();
  await expect(field("Your reply")).toHaveValue("One thing more");
  await field("Your reply").clear();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Write your reply")).toBeVisible();
  await field("Your reply").fill(`Not on mine. ${SCRIPT}`);
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(thread).toContainText(`Not on mine. ${SCRIPT}`);
  await expect(field("Your reply")).toHaveValue("");
  await expect(page.getByText("We answer by")).toBeVisible();

  await staff.answer({ text: "Here it is again.", resolved: true });
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText("We take this for settled.")).toBeVisible();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText("We answer by")).toBeVisible();
  await staff.close();
  await page.reload();
  await expect(page.getByText("This ticket is closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send reply" })).toHaveCount(0);
});

test("the connection is tested, and failures are shown", { tag: "@once" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/products\/paginated/);
  complaints.allow(/Failed to load resource/);
  await page.goto("/test-connection");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByText("Connected")).toHaveCount(2);
  await expect(main.getByText(/^\d+ ms$/)).toHaveCount(2);
  for (const path of ["/", "/gold/products/paginated", "/cart", "/wishlist"]) {
    await expect(main.getByRole("code").filter({ hasText: path }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.route("**/api/gold/products/paginated*", (route) => route.abort());
  await page.getByRole("button", { name: "Test again" }).click();
  await expect(page.getByText("Error connecting to backend.")).toBeVisible();
  await page.unroute("**/api/gold/products/paginated*");
  await page.goto("/connection-test");
  await expect(main.getByText("Connected")).toHaveCount(2);
});

/** Simulates that the shopper returns to the page from another window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

/** Returns the API calls with which staff answer a ticket. */
async function asStaff(page: Page, number: string) {
  const headers = await staffHeaders(page);
  const at = `/api/staff/tickets/${number}`;
  return {
    async answer(answer: { text: string; resolved?: boolean }) {
      await expect(await page.request.post(`${at}/messages`, { headers, data: answer })).toBeOK();
    },
    async publish() {
      const data = { published: true };
      await expect(await page.request.post(`${at}/publication`, { headers, data })).toBeOK();
    },
    async close() {
      const move = { from: "open", to: "closed" };
      await expect(await page.request.post(`${at}/state`, { headers, data: move })).toBeOK();
    },
  };
}
