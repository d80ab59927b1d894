import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Opens the newest message to a person with this subject in the local outbox, and waits for the
 * message if necessary.
 */
export async function openLetter(page: Page, to: string, subject: string): Promise<void> {
  await page.goto("/outbox");
  await page.getByRole("button", { name: subject }).filter({ hasText: to }).first().click();
  await expect(page.getByRole("heading", { name: subject, level: 2 })).toBeVisible();
}

/**
 * Follows a link of the open letter. The link has the shop's public host name, while the tests use
 * another name of the same machine. Browsers treat the two names as different sites, so only the
 * path of the link is followed.
 */
export async function followLetter(page: Page, address: RegExp): Promise<void> {
  const link = page.getByRole("article").getByRole("link", { name: address });
  const { pathname, search, hash } = new URL((await link.getAttribute("href")) ?? "");
  await page.goto(pathname + search + hash);
}

/**
 * Confirms a shopper's e-mail address by the letter of the sign-up. Only confirmed addresses get
 * letters about orders.
 */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await openLetter(page, email, "Confirm your e-mail address");
  await followLetter(page, /\/verify-email#/);
  await expect(page.getByText("Your e-mail address is confirmed.")).toBeVisible();
}

/** Returns the newest code that was sent to an Indian mobile number. */
export async function newestCodeTo(page: Page, phone: string): Promise<string> {
  const { messages } = await (await page.request.get("/api/outbox")).json();
  const mine = messages.find(({ to }: { to: string }) => to === `+91${phone}`);
  const { text } = await (await page.request.get(`/api/outbox/${mine._id}`)).json();
  return /^\d{6}/.exec(text)?.[0] ?? "";
}
