import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inlineWords } from "./inline-words.ts";

const WORDS = `
import { grouped } from "@suvarna/domain/formats";
export const call = (phone: string) => "Call " + phone;
export const twice = (text: string) => text + text;
export const all = (count: number) => "All " + grouped(count);
const NAMES: Readonly<Record<string, string>> = {};
export const named = (code: string) => NAMES[code] ?? code;
export const none = (_text: string): string | undefined => undefined;
export function long(text: string): string { return text; }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "suvarna-words-"));
  await writeFile(join(folder, "words.ts"), WORDS);
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a module with this expression, and returns the expression as the build writes it. */
async function built(expression: string): Promise<string> {
  const head = 'import * as say from "@suvarna/words/here/words";\n';
  const transform = inlineWords().transform as unknown as (
    code: string,
    id: string,
  ) => Promise<{ code: string }>;
  const context = { resolve: async () => ({ id: join(folder, "words.ts") }) };
  const { code } = await transform.call(context, `${head}use(${expression});`, "page.js");
  return code.replace(head, "").trim();
}

it("writes a text with its values where it is used", async () => {
  expect(await built("say.call(shop.phone)")).toBe('use(("Call " + (shop.phone)));');
  expect(await built("say.call(say.call(phone))")).toBe('use(("Call " + (("Call " + (phone)))));');
});

it("imports what a text calls", async () => {
  expect(await built("say.all(total)")).toBe(
    'import { grouped as __words_grouped } from "@suvarna/domain/formats";\nuse(("All " + __words_grouped((total))));',
  );
});

it("computes an argument once", async () => {
  expect(await built("say.twice(name)")).toBe("use(((name) + (name)));");
  expect(await built("say.twice(next())")).toBe("use(say.twice(next()));");
});

it("omits a property whose text is undefined", async () => {
  expect(await built('{ lang: say.none(piece.name), id: "a" }')).toBe('use({  id: "a" });');
  expect(await built("say.none(piece?.name)")).toBe("use((undefined));");
  expect(await built("say.none(name ?? piece.title)")).toBe("use((undefined));");
  expect(await built("say.none([name, piece.title])")).toBe("use((undefined));");
  expect(await built("say.none(name ?? next())")).toBe("use(say.none(name ?? next()));");
  expect(await built("say.none([...names])")).toBe("use(say.none([...names]));");
});

it.each(["say.named(code)", "say.long(text)", "say.call()", "say.call(...all)", "show(say.call)"])(
  "does not change other calls: %s",
  async (expression) => {
    expect(await built(expression)).toBe(`use(${expression});`);
  },
);
