import { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { LANGUAGES } from "@suvarna/words/languages";
import { withTranslatedText } from "../platform/translations.ts";
import { CellError, CLEARED, readWords } from "./cells.ts";
import type { Column } from "./column.ts";

/** The texts of the file that have translations. Their columns with the originals have these names. */
const TRANSLATED = ["name", "description", "dimensions", "certificate", "tags"] as const;

type Translated = (typeof TRANSLATED)[number];

/** The columns with the translated texts, such as `name_hi`, for each language but the first. */
export const TRANSLATED_COLUMNS: readonly Column[] = LANGUAGES.slice(1).flatMap(({ code }) =>
  TRANSLATED.map((text) => translatedColumn(text, code)),
);

function translatedColumn(text: Translated, language: string): Column {
  return {
    name: `${text}_${language}`,
    field: `translations.${language}.${text}`,
    translates: text,
    write({ input }) {
      const stored = input.translations?.[language]?.[text]?.text ?? "";
      return text === "tags" ? stored.split("\n").join("; ") : stored;
    },
    read(piece, cell) {
      const { input } = piece;
      const value = cell.toLowerCase() === CLEARED ? "" : translatedText(text, cell);
      const translations = withTranslatedText(input.translations, [language, text], value);
      return { ...piece, input: { ...input, translations } };
    },
  };
}

/**
 * Returns the translated text of a cell, with a line for each tag. A translation may be as long as
 * its original. @throws CellError
 */
function translatedText(text: Translated, cell: string): string {
  const value = text === "tags" ? readWords(cell) : cell;
  const { error } = ProductInput.shape[text].safeParse(value);
  if (error) throw new CellError(error.issues[0]?.message ?? "");
  return Array.isArray(value) ? value.join("\n") : value;
}
