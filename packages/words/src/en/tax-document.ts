// A tax document is in English in all languages, because it is the document of the law.

export { longDate as dateOfDocument } from "./indian-time.ts";
