import type { ListedTranslation, ThingTranslation } from "@suvarna/contract/translations/schemas";
import type { TranslatedThing } from "../platform/translation-source.ts";
import { isTranslationOf } from "../platform/translations.ts";
import { versionOf } from "./save-translation.ts";

/** Formats the texts of a thing beside their translations in one language. */
export function serializeTranslation(thing: TranslatedThing, language: string): ThingTranslation {
  const { id, title, originals, translations } = thing;
  const translation = translations[language] ?? {};
  return {
    _id: id,
    title,
    fields: Object.entries(originals).map(([name, original]) => {
      const stored = translation[name];
      const isOutdated = stored !== undefined && !isTranslationOf(stored, original);
      return { name, original, text: stored?.text ?? "", isOutdated };
    }),
    version: versionOf(thing, language),
  };
}

/** Formats a thing for the list of translations. */
export function serializeListed(thing: TranslatedThing, language: string): ListedTranslation {
  const { _id, title, fields } = serializeTranslation(thing, language);
  return {
    _id,
    title,
    texts: fields.length,
    missing: fields.filter(({ text }) => text === "").length,
    outdated: fields.filter(({ isOutdated }) => isOutdated).length,
  };
}
