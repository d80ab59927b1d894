import { expect, expectAccessible, refuseWindows, test, waitForHydration } from "../journey.ts";

const SCRIPT = "<img src=x onerror=alert(1)></script><script>alert(1)</script>";
const TITLE = "Reading a hallmark: the three marks to look for";

test("articles link to each other, by tag, and to the pieces that they mention", async ({
  page,
}) => {
  await page.goto("/blog");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  const articles = page.getByRole("article");
  await expect(articles.first()).toContainText("You need good light, a loupe");
  await expect(articles.nth(1)).toContainText(/^.*READ MORE$/s);
  await expectAccessible(page);

  await page.getByRole("navigation", { name: "Articles by tag" }).getByText("#care").click();
  await expect(page).toHaveURL(/\/blog\/tag\/care$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("#care");
  await expect(articles).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");

  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText("Published 14 November 2026")).toBeVisible();
  await expect(page.getByText("Last updated 14 November 2026")).toBeVisible();
  await expect(page.getByRole("link", { name: "#huid" })).toBeVisible();
  const instagram = page.getByRole("main").getByRole("link", { name: "Instagram" });
  await expect(instagram).toContainText("48,200 followers");
  await expect(instagram).toContainText("1,280 shares");
  await expect(page.getByText(/min read · [\d,]+ views · 6,160 shares/)).toBeVisible();
  const group = page.getByRole("main").getByRole("link", { name: "WhatsApp" });
  await expect(group).toHaveAttribute("href", /^https:\/\/chat\.whatsapp\.com\//);
  await expect(group).toContainText("870 followers");
  await expect(page.getByRole("button", { name: "Share" }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Accept the policies to get the letter")).toBeVisible();
  await page.getByRole("link", { name: "Back to all articles" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
});

test("an article that loads slowly shows a spinner", { tag: "@once" }, async ({ page }) => {
  await page.goto("/blog");
  await waitForHydration(page);
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/blog/blogs/*", async (route) => {
    await goOn;
    await route.continue();
  });
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("status").getByText("Loading the article...")).toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(page.getByText("Loading the article...")).toBeHidden();
});

test("a script in an article's title, author or tag stays text", { tag: "@once" }, async ({
  page,
}) => {
  refuseWindows(page);
  await page.route("**/api/blog/blogs/*", async (route) => {
    const response = await route.fetch();
    const article: object = await response.json();
    const spoilt = { title: `Marks ${SCRIPT}`, author: `Anu ${SCRIPT}`, tags: [SCRIPT] };
    await route.fulfill({ response, json: { ...article, ...spoilt } });
  });
  await page.goto("/blog");
  await waitForHydration(page);
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Marks ${SCRIPT}`);
  await expect(page.getByText(`By Anu ${SCRIPT}`)).toBeVisible();
  await expect(page.getByRole("link", { name: `#${SCRIPT}` })).toBeVisible();
  await expect(page).toHaveTitle(/^Marks <img src=x…/);
  await expectAccessible(page);
});

test("a missing article, and articles that can't be loaded, are reported", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/404|500/);
  for (const [address, words] of [
    ["/blog/no-such-article", "Blog not found"],
    ["/blog/tag/no-such-tag", "No articles with this tag"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expectAccessible(page);
  }
  await page.goto("/terms");
  await waitForHydration(page);
  const failure = { code: "internal", message: "The shelf fell down." };
  await page.route("**/api/blog/blogs", (route) => route.fulfill({ status: 500, json: failure }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Error loading blogs: The shelf fell down.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Reload Page" }).click();
  const article = page.getByRole("main").getByRole("link", { name: TITLE });
  await expect(article).toBeVisible();

  await page.goto("/blog");
  await page.route("**/api/blog/blogs/*", (route) => route.fulfill({ status: 500, json: failure }));
  await article.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("The shelf fell down.")).toBeVisible();
  await page.getByRole("link", { name: "Reload Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
});

test("the page about the shop shows its story and its film, also without the API", async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/);
  await page.goto("/about");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A workshop with a shop in front",
  );
  for (const title of ["Welcome to Suvarna", "Our history", "Let's Connect", "Our vision"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(page.getByText("Today there are fourteen karigars")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "PLAY NOW" }).click();
  await expect(page.getByLabel("Our film, without sound")).toBeFocused();
  await expect(page.getByRole("link", { name: "PLAY NOW" })).toHaveCount(0);

  await page.getByRole("link", { name: "EXPLORE OUR EXQUISITE RANGE" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.route("**/api/about", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByText("We began in 1995 with a bench")).toBeVisible();
});
