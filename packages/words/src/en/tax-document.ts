// A tax document is in English in all languages. In Hindi it has Hindi words beside its labels.

export { longDate as dateOfDocument } from "./indian-time.ts";

export const documentLabel = (label: string): string => label;
