import type { Shop } from "@suvarna/contract/content/schemas";
import { base } from "@suvarna/words/here/language";
import { home } from "@suvarna/words/here/navigation";
import { goldRate } from "@suvarna/words/here/rates";
import { addressIn } from "@suvarna/words/languages";
import { RATES } from "../site-map.ts";

const TYPE = "@type";

/** The breadcrumb of the rates page as structured data for search engines. */
export function ratesJsonLd({ origin }: Pick<Shop, "origin">) {
  const way = [
    [home, "/"],
    [goldRate, RATES],
  ] as const;
  return {
    "@context": "https://schema.org",
    [TYPE]: "BreadcrumbList",
    itemListElement: way.map(([name, path], index) => ({
      [TYPE]: "ListItem",
      position: index + 1,
      name,
      item: origin + addressIn(base, path),
    })),
  };
}
