import { createHash } from "node:crypto";
import type { ErrorCode } from "@suvarna/contract/errors";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { TranslationSource } from "../platform/translation-source.ts";
import { type Texts, type Translation, translationOf } from "../platform/translations.ts";

/** The translation that a member of staff saves. */
interface SavedTranslation {
  /** The kind of the thing, such as `product`, which the audit log names. */
  readonly kind: string;
  readonly id: string;
  readonly language: string;
  /** The version of the translation that the person has seen. */
  readonly version: string;
  readonly texts: Texts;
}

/**
 * Replaces the translation of a thing in one language. Texts that the thing does not have are
 * ignored. The person has seen which texts are outdated, so all saved texts count as translations of
 * the present originals.
 * @param missing the code of the refusal when the thing does not exist
 * @throws Refusal with the code `missing`, changed_meanwhile
 */
export async function saveTranslation(
  act: Act,
  source: TranslationSource,
  { kind, id, language, version, texts }: SavedTranslation,
  missing: ErrorCode,
): Promise<void> {
  const thing = await source.lock(act.tx, id);
  if (!thing) throw new Refusal(missing);
  const before = thing.translations[language] ?? {};
  if (version !== versionOf(before)) throw new Refusal("changed_meanwhile");
  const after = translationOf(thing.originals, texts);
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
    },
  });
}

/** Returns the version of a translation, which changes with its texts. */
export function versionOf(translation: Translation): string {
  const texts = Object.entries(translation).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 16);
}
