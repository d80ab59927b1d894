import { expect, it } from "vitest";
import { looksLikeSpam } from "./suspicion.ts";

const now = new Date("2026-11-21T06:12:00.000Z");
const before = (ms: number) => new Date(now.getTime() - ms);
const publicUrl = "https://shop.example";
const CALM = { website: undefined, openedAt: before(40_000), text: "Is it 22K?", publicUrl, now };
const OWN = "https://shop.example/product/kada, www.shop.example/cart and https://shop.example.";

it.each([
  ["a person", CALM, false],
  ["a page that was open all day", { ...CALM, openedAt: before(80_000_000) }, false],
  ["a person in haste", { ...CALM, openedAt: before(900) }, false],
  ["no word of the form's", { ...CALM, openedAt: null }, false],
  ["a person with a link", { ...CALM, text: "See https://jewels.example/kada" }, false],
  ["a person with links to the shop, in haste", { ...CALM, openedAt: null, text: OWN }, false],
  [
    "links that only begin like the shop's",
    { ...CALM, openedAt: null, text: "https://shop.example.evil.example" },
    true,
  ],
  ["one behind the shop's", { ...CALM, openedAt: null, text: "https://shop.example@a.b" }, true],
  ["the hidden field", { ...CALM, website: "https://pills.example" }, true],
  ["haste and a link", { ...CALM, openedAt: before(900), text: "www.pills.example" }, true],
  ["a link and no word of the form's", { ...CALM, openedAt: null, text: "[url=x]" }, true],
  ["many links", { ...CALM, text: "http://a.b http://c.d http://e.f" }, true],
])("%s", (_who, signs, spam) => {
  expect(looksLikeSpam(signs)).toBe(spam);
});
