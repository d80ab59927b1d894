import { use } from "react";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { RatesContext } from "../platform/live-rates/rendered-rates.ts";
import { useRootData } from "../platform/root-data.ts";
import { breadcrumbJsonLd, type DescribedPiece, productJsonLd } from "./product-json-ld.ts";

/**
 * The structured data of a piece for search engines. It is rendered in the body of the page, where
 * search engines read it too, so that its code is not part of what the browser loads first. In the
 * browser it does not follow the rates.
 */
export const StructuredData = followsRates(StructuredDataAtRates);
function StructuredDataAtRates(described: DescribedPiece) {
  const root = useRootData();
  const rates = use(RatesContext).entries();
  if (!root) return null;
  const all = { ...root, ...described, rates };
  return (
    <>
      <JsonLd value={productJsonLd(all)} />
      <JsonLd value={breadcrumbJsonLd(all)} />
    </>
  );
}

function JsonLd({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonText` writes no markup, and Trusted Types allow a script no text of its own
      dangerouslySetInnerHTML={{ __html: jsonText(value) }}
    />
  );
}

/** Converts a value to JSON that can't end the script element in which it is embedded. */
function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
