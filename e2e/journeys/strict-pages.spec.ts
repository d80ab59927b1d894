import { expect, test, waitForHydration } from "../journey.ts";
import { arriveLoggedIn } from "../shopper.ts";

const PUBLIC = ["/", "/shop", "/product/halo-ring-rose", "/rates", "/login", "/terms"];
const PERSONAL = ["/profile", "/cart", "/checkout", "/wishlist", "/alerts", "/order-history"];
const DEMONSTRATION = ["/outbox", "/outbox/templates"];
/** The start of the demonstration's Google login. Its page does not belong to the storefront. */
const ISSUER = `/api/auth/google/start?flow=${"f".repeat(24)}`;
/** A user's name that contains a script. Pages must show the script as text and never run it. */
const SCRIPT = `<img src="x" onerror="smuggled = true"><script>smuggled = true</script>`;

declare global {
  interface Window {
    violations: string[];
  }
}

test("every kind of page runs under a strict policy, and none of its scripts breaks it", {
  tag: "@once",
}, async ({ page, complaints }) => {
  // The test causes these errors on purpose at its end, and the browser logs them.
  complaints.allow(/Content Security Policy|Trusted(?:HTML|Script)/);
  const { add, order, change } = await arriveLoggedIn(page);
  await add("nosepin-diamond");
  const { id } = await order("cashfree");
  await change({ fullName: SCRIPT, location: SCRIPT });
  await add("studs-gold-flower");
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI || "inline"}`);
    });
  });
  const violations = () => page.evaluate(() => window.violations);

  for (const path of [...PUBLIC, ...PERSONAL, `/final?order=${id}`, ...DEMONSTRATION]) {
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toMatch(/'unsafe-|[*]|\b(?:https?|data|blob):(?:\s|$)/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy, path).toContain(part);
    }
    await waitForHydration(page);
    if (path.startsWith("/final")) {
      await page.getByRole("button", { name: "Pay now" }).click();
      await expect(page.getByRole("dialog", { name: "Pay in the sandbox" })).toBeVisible();
    }
    expect(await violations(), path).toEqual([]);
  }

  await page.goto("/profile");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(SCRIPT);
  expect(await page.evaluate(() => "smuggled" in window)).toBe(false);

  // A page that is opened by a link is not loaded from the server, so its markup is created in the
  // browser.
  await page.goto("/blog");
  await waitForHydration(page);
  await page
    .locator('main a[href^="/blog/"]:not([href*="/tag/"]):not([href$=".xml"])')
    .first()
    .click();
  await expect(page.locator(".article")).toBeVisible();
  await page.getByRole("link", { name: "Suvarna, home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(/\/$/);
  expect(await violations()).toEqual([]);

  // The browser must refuse to write a string as markup.
  const refused = await page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src=x onerror='window.smuggled = true'>";
      return "written";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe("TypeError");
  await page.goto("/profile");
  await waitForHydration(page);

  // The browser must not run a script that is added to the page.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.smuggled = true");
    document.body.append(script);
  });
  expect(await page.evaluate(() => "smuggled" in window)).toBe(false);

  const issuer = await page.goto(ISSUER);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  const policy = issuer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|'unsafe-/);
  expect(await violations()).toEqual([]);
});
