// A tax document is in English in all languages, because it is the document of the law.

import { longDate } from "../en/indian-time.ts";

export const dateOfDocument = longDate;
