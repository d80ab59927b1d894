// Neither of these two packages includes type definitions of its own.

declare module "@marbec/web-auto-extractor" {
  /** The structured data of a page, by the format of the data. */
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    readonly errors: readonly unknown[];
  }
  class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
  // biome-ignore lint/style/noDefaultExport: the package's own way
  export default WebAutoExtractor;
}

declare module "@adobe/structured-data-validator" {
  import type { Extracted } from "@marbec/web-auto-extractor";

  interface Issue {
    readonly severity: "ERROR" | "WARNING";
    readonly issueMessage: string;
  }
  class Validator {
    validate(data: Extracted): Promise<readonly Issue[]>;
  }
  // biome-ignore lint/style/noDefaultExport: the package's own way
  export default Validator;
}
