import type { Page } from "@playwright/test";

/** Holds back the POST calls to an address. @returns a function that lets the calls continue */
export async function holdPost(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  return release;
}
