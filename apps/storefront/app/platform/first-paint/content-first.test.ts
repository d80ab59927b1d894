import { expect, it } from "vitest";
import { contentFirst } from "./content-first.ts";

const PAGE =
  '<!DOCTYPE html><html><head></head><body><h1>Rings</h1><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/base.js"/><script>context()</script><script type="module" async="">import "/assets/manifest.js";</script></body></html>';

it("leaves nothing that fetches a script before the page is painted", () => {
  const html = contentFirst(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html).not.toMatch(/<script type="module"/);
  expect(html).toContain("<h1>Rings</h1>");
  expect(html).toContain("<script>context()</script>");
});

it("keeps the module's text as it was, since the page's policy knows it by its hash", () => {
  expect(contentFirst(PAGE)).toContain(
    '<script type="text/waiting-module">import "/assets/manifest.js";</script>',
  );
});

it("names what to fetch when it starts", () => {
  expect(contentFirst(PAGE)).toContain('(["/assets/manifest.js","/assets/base.js"])</script>');
});

it("is not misled by replacement signs in a module's text", () => {
  const html = contentFirst(PAGE.replace('"/assets/manifest.js";', () => '"$&$1$\'";'));
  expect(html).toContain('import "$&$1$\'";</script>');
});
