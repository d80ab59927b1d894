import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, waitForHydration } from "../journey.ts";
import { type RunningShop, runStart } from "../operation/run-shop.ts";
import { confirmEmail, newestCodeTo } from "../outbox.ts";
import {
  fillRestOfSignUp,
  logIn,
  newShopper,
  placeOrder,
  putIntoCart,
  savedAddress,
} from "../shopper.ts";
import { DATABASES } from "./databases.ts";

/**
 * The maximum time in milliseconds in which a letter or a text message must reach the local outbox.
 */
const ARRIVES_WITHIN_MS = 10_000;
/** The confirmed phone number of a demonstration account. */
const DEMONSTRATION_PHONE = "9800000001";
const PIECE = "studs-gold-flower";

for (const [database, makeDatabase] of DATABASES) {
  /** A test with a shop that `scripts/start.mjs` starts in an empty folder, as `npm start` does. */
  const test = base.extend<{ firstShop: RunningShop }>({
    firstShop: async ({ browserName: _ }, use) => {
      await using empty = await makeDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), "suvarna first day "));
      const shop = await runStart({ DATA_DIR: dataDir, ...empty.settings });
      await shop.isOpen();
      await use(shop);
      shop.signal("SIGINT");
      await shop.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    baseURL: async ({ firstShop }, use) => use(firstShop.url),
    // The browser connects directly to the shop, so it sends no header of a proxy.
    extraHTTPHeaders: {},
  });

  test(`on ${database}, the first hour of a new shop: sign up, order, ask, and each message is sent`, async ({
    page,
    firstShop,
  }) => {
    /** Waits until a message of this kind is in the local outbox. */
    async function arrived(kind: string, to: string): Promise<void> {
      const isSent = async () => {
        const { messages } = await (await page.request.get("/api/outbox")).json();
        return (messages as { kind: string; to: string; state: string }[]).some(
          (message) => message.kind === kind && message.to === to && message.state === "sent",
        );
      };
      await expect
        .poll(isSent, { message: `${kind} to ${to}`, timeout: ARRIVES_WITHIN_MS })
        .toBe(true);
    }
    async function enterCode(phone: string): Promise<void> {
      await page.goto("/phone-login");
      await waitForHydration(page);
      await page.getByLabel("Phone", { exact: true }).fill(phone);
      await page.getByRole("button", { name: "Send OTP" }).click();
      await expect(page.getByText("OTP sent to your phone")).toBeVisible();
      await arrived("sign-in-code", `+91${phone}`);
      await page.getByLabel("OTP", { exact: true }).fill(await newestCodeTo(page, phone));
      await page.getByRole("button", { name: "Verify OTP" }).click();
    }

    await enterCode(DEMONSTRATION_PHONE);
    await expect(page).toHaveURL(/\/shop$/);
    await page.goto("/login");
    await page.evaluate(() => localStorage.clear());

    const shopper = newShopper();
    await enterCode(shopper.phone);
    await expect(page).toHaveURL(/\/signup/);
    await waitForHydration(page);
    await page.getByLabel("Name", { exact: true }).fill(shopper.name);
    await page.getByLabel("E-mail", { exact: true }).fill(shopper.email);
    await fillRestOfSignUp(page, shopper);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Signup successful!")).toBeVisible();
    await arrived("verify-email", shopper.email);
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, shopper);
    await confirmEmail(page, shopper.email);

    await putIntoCart(page, PIECE);
    const cashOnDelivery = await placeOrder(page);
    await arrived("order-confirmed", shopper.email);
    await arrived("order-confirmed", `+91${shopper.phone}`);

    await putIntoCart(page, PIECE);
    await page.goto("/checkout");
    await expect(savedAddress(page)).toBeChecked();
    await page.getByRole("radio", { name: "Debit or credit card" }).check();
    await page.getByRole("button", { name: "Place order" }).click();
    const sandbox = page.getByRole("dialog", { name: "Pay in the sandbox" });
    await sandbox.getByRole("button", { name: "Success", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Thank you for ordering" })).toBeVisible();

    await page.goto("/support");
    await waitForHydration(page);
    await page.getByLabel("Support type").selectOption("general");
    await page.getByLabel("Subject", { exact: true }).fill("Resizing a ring");
    await page.getByLabel("Description", { exact: true }).fill("Can you make mine wider?");
    await page.getByLabel("Contact e-mail", { exact: true }).fill(shopper.email);
    await page.getByRole("button", { name: "Submit ticket" }).click();
    await expect(page.getByText(/^Ticket submitted successfully\. Ticket ID: T-/)).toBeVisible();
    await arrived("ticket-received", shopper.email);

    const { messages } = await (await page.request.get("/api/outbox")).json();
    const confirmed = messages.filter(({ kind }: { kind: string }) => kind === "order-confirmed");
    // Each of the two orders causes a letter and a text message.
    expect(confirmed).toHaveLength(4);
    expect(messages.filter(({ state }: { state: string }) => state !== "sent")).toEqual([]);
    await page.goto("/order-history");
    await expect(
      page.getByRole("link", { name: new RegExp(cashOnDelivery) }).first(),
    ).toBeVisible();

    expect(troubleIn(firstShop.output())).toEqual([]);
  });
}

/**
 * Returns the lines of a log that are warnings or errors, and all output that is not a line of the
 * log. A warning of a slow statement is left out, because it tells how busy the machine is.
 */
function troubleIn(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /"level":"(warn|error|fatal)"|^\s+at |Error/.test(line))
    .filter((line) => !line.includes('"msg":"a slow statement"'));
}
