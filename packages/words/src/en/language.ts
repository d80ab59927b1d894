// The constants of this language that pages use. A test compares `code` and `base` with the list in
// `languages.ts`.

export const code = "en";
export const base = "";
export const lang = "en-IN";
/** The attribute `lang` of a text of the shop's data, which is in English. */
export const langOfData = undefined;
