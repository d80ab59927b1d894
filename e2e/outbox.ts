import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens the outbox at the newest message to somebody, by its subject, once it is written. */
export async function openLetter(page: Page, to: string, subject: string): Promise<void> {
  await page.goto("/outbox");
  await page.getByRole("button", { name: subject }).filter({ hasText: to }).first().click();
  await expect(page.getByRole("heading", { name: subject, level: 2 })).toBeVisible();
}

/**
 * Follows a link of the letter that is open. Letters name the shop as its visitors do, the tests by
 * another name of the same machine, and to a browser those are two shops.
 */
export async function followLetter(page: Page, address: RegExp): Promise<void> {
  const link = page.getByRole("article").getByRole("link", { name: address });
  const { pathname, search, hash } = new URL((await link.getAttribute("href")) ?? "");
  await page.goto(pathname + search + hash);
}

/** The newest code to an Indian mobile number, as its receiver reads it. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const { messages } = await (await page.request.get("/api/outbox")).json();
  const mine = messages.find(({ to }: { to: string }) => to === `+91${phone}`);
  const { text } = await (await page.request.get(`/api/outbox/${mine._id}`)).json();
  return /^\d{6}/.exec(text)?.[0] ?? "";
}
