import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const PAGE =
  '<!DOCTYPE html><html><head></head><body><h1>Rings</h1><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/base.js"/><script>context()</script><script type="module" async="">import "/assets/manifest.js";</script></body></html>';

it("leaves nothing that loads a script before the first paint", () => {
  const html = deferScripts(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html).not.toMatch(/<script type="module"/);
  expect(html).toContain("<h1>Rings</h1>");
  expect(html).toContain("<script>context()</script>");
});

it("does not change the module's text, because the content security policy has its hash", () => {
  expect(deferScripts(PAGE)).toContain(
    '<script type="text/waiting-module">import "/assets/manifest.js";</script>',
  );
});

it("lists the modules to load at the start", () => {
  expect(deferScripts(PAGE)).toContain('(["/assets/manifest.js","/assets/base.js"])</script>');
});

it("treats $ in a module's text, not as a replacement pattern", () => {
  const html = deferScripts(PAGE.replace('"/assets/manifest.js";', () => '"$&$1$\'";'));
  expect(html).toContain('import "$&$1$\'";</script>');
});
