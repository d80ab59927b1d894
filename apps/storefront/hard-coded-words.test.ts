import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TAX_DOCUMENT_TITLES } from "@suvarna/contract/invoices/tax-document-words";
import { parseAst, Visitor } from "vite";
import { expect, it } from "vitest";

/** The attributes whose texts people read or hear. */
const READ = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
]);

/** The texts that are the same in all languages: names, codes and units. */
const SAME = new Set([
  "ABCDE1234F",
  "CGST",
  "CIN",
  "Google",
  "GST",
  "PAN",
  "PDF",
  "+ SGST",
  "&nbsp;",
]);

/** The titles of tax documents are the keys of their words. */
const KEYS: ReadonlySet<string> = new Set(Object.values(TAX_DOCUMENT_TITLES));

/** The module of tax documents, which are in English with Hindi words beside the labels. */
const ENGLISH = "orders/tax-document.tsx";

/** Lists the texts of a module's markup that do not come from the words of a language. */
function hardCodedWords(code: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const words = text.trim();
    if (/\p{L}{2}/u.test(words) && !SAME.has(words) && !KEYS.has(words)) found.push(words);
  };
  new Visitor({
    JSXText: ({ value }) => keep(value),
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !READ.has(name.name)) return;
      if (value?.type === "Literal" && typeof value.value === "string") keep(value.value);
    },
    // A template is not looked at, because most templates are in the attribute `className`.
    JSXExpressionContainer({ expression }) {
      if (expression.type === "Literal" && typeof expression.value === "string") {
        keep(expression.value);
      }
    },
  }).visit(parseAst(code, { lang: "tsx" }));
  return found;
}

it("finds words in markup and in attributes that people read", () => {
  const code = `const Part = () => <p title="Today's rate" className="text-ink">Rates {"of today"} <b>GST</b></p>;`;
  expect(hardCodedWords(code)).toEqual(["Today's rate", "Rates", "of today"]);
});

it.each(["apps/storefront/app", "packages/ui/src"])("%s has no words in its markup", (folder) => {
  const root = join(import.meta.dirname, "../..", folder);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((name) => name.endsWith(".tsx") && name !== ENGLISH)
    .flatMap((name) =>
      hardCodedWords(readFileSync(join(root, name), "utf8")).map((words) => `${name}: ${words}`),
    );
  expect(found).toEqual([]);
});
