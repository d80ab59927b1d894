import { expect, expectAccessible, test } from "../journey.ts";
import { PUBLIC_PAGES } from "../public-pages.ts";

/** The narrowest supported screen. It is as wide as a desktop screen at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };
const PAGES = [...PUBLIC_PAGES, "/blog/a-bridal-set", "/cart"];

test("every page is accessible on the narrowest screen, and nothing is wider than it", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.setViewportSize(NARROW);
  for (const path of PAGES) {
    await page.goto(path);
    const beside = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>(".below-fold")) {
        part.style.contentVisibility = "visible";
      }
      const { clientWidth, scrollWidth } = document.documentElement;
      const gutter = document.querySelector("footer h2")?.getBoundingClientRect().left ?? 0;
      // A table that is too wide makes its whole section wider, at first into the page's margin.
      const tables = [...document.querySelectorAll("main table")].filter(
        (table) => table.getBoundingClientRect().right > clientWidth - gutter + 1,
      );
      return {
        page: scrollWidth - clientWidth,
        tables: tables.map((table) => table.querySelector("caption")?.textContent),
      };
    });
    expect(beside, path).toEqual({ page: 0, tables: [] });
    await expectAccessible(page);
  }
});
