import { expect, it } from "vitest";
import { pseudoWords } from "./pseudo-language.ts";

it("puts accents on the texts of a module, and makes them longer", () => {
  expect(pseudoWords('export const menu = "Menu";')).toBe('export const menu = "Ṁéñûé";');
  expect(pseudoWords(`export const call = (phone: string) => \`Call \${phone}\`;`)).toBe(
    `export const call = (phone: string) => \`Çàļļé \${phone}\`;`,
  );
  expect(pseudoWords('export const lines = "Two\\nlines";')).toBe(
    'export const lines = "Ţŵôé\\nļíñéšéé";',
  );
});

it("does not change names, imports, types, and texts that are compared", () => {
  for (const code of [
    'import { plural } from "./plural.ts";',
    'export const WORDS: Record<"gold" | "silver", number> = { gold: 1, silver: 2 };',
    'export const isGold = (metal: string) => metal === "gold";',
  ]) {
    expect(pseudoWords(code)).toBe(code);
  }
});
