import type { Page } from "@playwright/test";
import { STAFF, staffHeaders } from "./staff.ts";

/**
 * Opens a page of the back office as a member of staff who is logged in, and waits for the page's
 * title.
 * @param path the address below `/admin`
 */
export async function openBackOffice(page: Page, path: string, person = STAFF): Promise<void> {
  const { authorization } = await staffHeaders(page, person);
  const session = JSON.stringify({
    state: { token: authorization.replace("Bearer ", ""), deviceMark: null },
    version: 0,
  });
  await page.addInitScript(
    (visitToken) => localStorage.setItem("staff-session", visitToken),
    session,
  );
  await page.goto(`/admin${path}`);
  await page.locator("h1").waitFor();
}
