import { createHash } from "node:crypto";
import type { ErrorCode } from "@suvarna/contract/errors";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { TranslatedThing, TranslationSource } from "../platform/translation-source.ts";
import { type Texts, type Translation, translationOf } from "../platform/translations.ts";

/** The translation that a member of staff saves. */
interface SavedTranslation {
  /** The kind of the thing, such as `product`, which the audit log names. */
  readonly kind: string;
  readonly id: string;
  readonly language: string;
  /** The version of the texts that the person has seen. */
  readonly version: string;
  readonly texts: Texts;
  /** The names of the outdated texts that fit the present originals as they are. */
  readonly stillRight: readonly string[];
}

/**
 * Replaces the translation of a thing in one language. Texts that the thing does not have are
 * ignored. A changed text is the translation of the present original; an unchanged text stays
 * outdated if it was, unless the person says that it is still right.
 * @param missing the code of the refusal when the thing does not exist
 * @throws Refusal with the code `missing`, changed_meanwhile
 */
export async function saveTranslation(
  act: Act,
  source: TranslationSource,
  { kind, id, language, version, texts, stillRight }: SavedTranslation,
  missing: ErrorCode,
): Promise<void> {
  const thing = await source.lock(act.tx, id);
  if (!thing) throw new Refusal(missing);
  const before = thing.translations[language] ?? {};
  if (version !== versionOf(thing, language)) throw new Refusal("changed_meanwhile");
  const after = Object.fromEntries(
    Object.entries(translationOf(thing.originals, texts)).map(([name, saved]) => {
      const stored = before[name];
      // The call trims the texts that it is sent.
      const isKept = stored?.text.trim() === saved.text && !stillRight.includes(name);
      return [name, isKept ? stored : saved];
    }),
  );
  const { [language]: _replaced, ...others } = thing.translations;
  const isEmpty = Object.keys(after).length === 0;
  await source.write(act, id, isEmpty ? others : { ...others, [language]: after });
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  act.record({
    what: `${kind}.translated`,
    subject: id,
    before: { language, texts: Object.keys(before).length },
    after: {
      language,
      texts: Object.keys(after).length,
      written: names.filter((name) => before[name]?.text !== after[name]?.text),
      stillRight: stillRight.filter((name) => name in after),
    },
  });
}

/** Returns the version of a translation, which changes with its texts and with the originals. */
export function versionOf(
  { originals, translations }: Pick<TranslatedThing, "originals" | "translations">,
  language: string,
): string {
  const texts = JSON.stringify([inOrder(originals), inOrder(translations[language] ?? {})]);
  return createHash("sha256").update(texts).digest("base64url").slice(0, 16);
}

/** Lists the texts by their names, because a column of JSON has an order of its own. */
function inOrder(texts: Texts | Translation): [string, unknown][] {
  return Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
