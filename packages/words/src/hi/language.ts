// The constants of this language that pages use. A test compares `code` and `base` with the list in
// `languages.ts`.

export const code = "hi";
export const base = "/hi";
export const lang = "hi-IN";
/** The attribute `lang` of a text of the shop's data, which is in English. */
export const langOfData = "en";
