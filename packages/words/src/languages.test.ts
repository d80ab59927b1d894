import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";

const ENGLISH = "en";
const others = LANGUAGES.slice(1);

/** The words of staff and of the server's messages, which are in English only. */
const ENGLISH_ONLY = [
  "approvals.ts",
  "audit-calls.ts",
  "audit.ts",
  "coupons.ts",
  "errors.ts",
  "orders-desk.ts",
  "setting-labels.ts",
];

/** The texts that may be the same in another language, such as names: `shell.ts nameOfTheShop`. */
const SAME = new Set<string>([]);

/** The Latin words that texts of another script may have. */
const LATIN = new Set(
  `BIS CARE CGST COD DPDP GST GSTIN HTML HUID IFSC IGI IGST JPEG MB OTP PAN PDF PIN PNG QR RSS
  SGST SMS UPI URL VISA WebP ZIP
  Aegis Authenticator Facebook Google Instagram JavaScript Mastercard RuPay Suvarna Twitter
  Verify WhatsApp YouTube
  A Z`.split(/\s+/),
);

const folderOf = (code: string) => join(import.meta.dirname, code);
const filesIn = (code: string) =>
  readdirSync(folderOf(code)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
const wordsIn = (code: string, file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(join(folderOf(code), file));

/** What a word is: a text, a function of so many values, or words by their codes. */
function formOf(word: unknown): unknown {
  if (typeof word === "function") return `a text of ${word.length} values`;
  if (typeof word !== "object" || word === null) return "a text";
  return Object.fromEntries(Object.entries(word).map(([key, each]) => [key, formOf(each)]));
}

/** Lists the texts among words, each with the path of its keys. */
function textsOf(words: unknown, path: string): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => textsOf(each, `${path} ${key}`));
}

/** Lists the texts in a module's code, also those in functions, without the values in them. */
function literalsIn(code: string): string[] {
  const statements = code
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^(?:import|export \{)[^;]*;$/gm, "")
    // A key, an argument of a property access, and a text that is compared are codes.
    .replace(/"[^"\n]*"(?=:|\])|[!=]==\s*"[^"\n]*"/g, "");
  return textsFrom(statements, 0).texts;
}

/**
 * Reads the texts of code from a place on, up to the brace that ends an expression within a
 * template.
 */
function textsFrom(code: string, start: number): { texts: string[]; end: number } {
  const texts: string[] = [];
  let depth = 0;
  let at = start;
  for (; at < code.length && depth >= 0; at += 1) {
    const sign = code[at];
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign !== '"' && sign !== "`") continue;
    let text = "";
    for (at += 1; code[at] !== sign; at += 1) {
      if (code[at] === "\\") at += 1;
      if (sign === "`" && code.startsWith("${", at)) {
        const inner = textsFrom(code, at + 2);
        texts.push(...inner.texts);
        text += " ";
        at = inner.end - 1;
      } else text += code[at];
    }
    texts.push(text);
  }
  return { texts, end: at };
}

it("has a folder of words for each language, and no other folder", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(LANGUAGES.map(({ code }) => code).toSorted());
});

it("repeats the list of languages in the folders", async () => {
  for (const { code, base } of LANGUAGES) {
    expect(await wordsIn(code, "language.ts")).toMatchObject({ code, base });
  }
});

it("allows pages to import words only in the language of their build", () => {
  for (const folder of ["apps/storefront/app", "packages/ui/src", "packages/contract/src"]) {
    const root = join(import.meta.dirname, "../../..", folder);
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name)) continue;
      const code = readFileSync(join(root, name), "utf8");
      expect(code, name).not.toMatch(/@suvarna\/words\/(en|hi)\//);
    }
  }
});

describe.each(others)("$name", ({ code, script }) => {
  const files = filesIn(ENGLISH).filter((file) => !ENGLISH_ONLY.includes(file));

  it("has the files of English", () => {
    expect(filesIn(code).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)("has the words of English in %s", async (file) => {
    const [english, own] = await Promise.all([wordsIn(ENGLISH, file), wordsIn(code, file)]);
    if (file === "language.ts") return;
    expect(formOf({ ...own })).toEqual(formOf({ ...english }));
    const untranslated = new Map(textsOf({ ...english }, file));
    for (const [path, text] of textsOf({ ...own }, file)) {
      if (!SAME.has(path)) expect(text, path).not.toBe(untranslated.get(path));
    }
  });

  it.each(files)("writes its own script in %s", async (file) => {
    if (script === "latin" || file === "language.ts") return;
    for (const literal of literalsIn(readFileSync(join(folderOf(code), file), "utf8"))) {
      // Carats and codes of capitals and digits, such as a postcode, are the same in every language.
      const latin = literal
        .replace(/\S+@\S+/g, "")
        .replace(/\b(?=[A-Z]*\d)[A-Z\d]+\b/g, "")
        .match(/[A-Za-z]+/g);
      expect(latin?.filter((word) => !LATIN.has(word)) ?? [], `${file}: ${literal}`).toEqual([]);
    }
  });
});
