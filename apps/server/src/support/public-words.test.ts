import { expect, it } from "vitest";
import { publicName, publicText } from "./public-words.ts";

it.each([
  ["Write to meera.nair+gold@example.co.in, please", "Write to [e-mail], please"],
  ["Mine is a@b.example.", "Mine is [e-mail]."],
  ["Call +91 98000 00042 or 080-2345 6789.", "Call [number] or [number]."],
  ["My card 4111 1111 1111 1111, PAN ABCDE1234F", "My card [number], PAN [number]"],
  ["Is the 22K kada of 14.250 g at ₹1,24,580.00?", "Is the 22K kada of 14.250 g at ₹1,24,580.00?"],
  ["Pay meera.nair@okaxis", "Pay [e-mail]"],
  ["Play at casino.in, or bit.ly/x!", "Play at [link], or [link]"],
  ["See https://shop.example/a?b=c now", "See [link] now"],
  [
    "It was 22K.Please look again. And e.g. 14.250gm?",
    "It was 22K.Please look again. And e.g. 14.250gm?",
  ],
  ["९८००० ०००४२ or ９８０００ ０００４２", "[number] or [number]"],
  ["9 - 8 - 0_0_0 0/0/0 4•2", "[number]"],
  ["₹12,450.50 9800000042", "₹12,450.50 [number]"],
  ["ABCDE 1234 F, abcde1234f, A B C D E 1 2 3 4 F", "[number], [number], [number]"],
  ["Order 2451 I placed", "Order 2451 I placed"],
  ["Order #A1B2C3 of 18 November 2026", "Order #A1B2C3 of 18 November 2026"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
])("%s", (text, shown) => {
  expect(publicText(text)).toBe(shown);
});

it("ends a long text", () => {
  const shown = publicText("gold ".repeat(200));
  expect(shown).toHaveLength(400);
  expect(shown.endsWith("…")).toBe(true);
});

it("cuts no letter in two", () => {
  expect(publicText("💍".repeat(5000))).toBe(`${"💍".repeat(399)}…`);
});

// Each of these texts would take very long if the matching time grew with the square of the text's
// length, or faster.
it.each(["a", "1", "a.", "@", "a@", "1-", "A ", "www.", "a.in/", "₹1,", "ﷺ"])(
  "reads a very long text of %o",
  (sign) => {
    const text = sign.repeat(100_000);
    expect([...publicText(text)].length).toBeLessThanOrEqual(400);
    expect(publicName(text).length).toBeLessThanOrEqual(40);
  },
);

it.each([
  ["Meera Nair", "Meera N."],
  ["  Ananya   van der krishnan ", "Ananya K."],
  ["Zubeida", "Zubeida"],
  ["मीरा नायर", "मीरा न."],
  ["Mary-Jane O'Neil", "Mary-Jane O."],
  ["meera@example.com Nair", "Nair"],
  ["casino.in", "A visitor"],
  ["casino.example Bet", "casino B."],
  ["98000 00042", "A visitor"],
  ["@meera_nair", "meera N."],
  ["x".repeat(5000), "x".repeat(30)],
])("shortens %s", (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
