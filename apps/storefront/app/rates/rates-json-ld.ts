import type { Shop } from "@suvarna/contract/content/schemas";
import { RATES } from "../site-map.ts";

const TYPE = "@type";

/** The breadcrumb of the rates page as structured data for search engines. */
export function ratesJsonLd({ origin }: Pick<Shop, "origin">) {
  const way = [
    ["Home", "/"],
    ["Gold rate", RATES],
  ];
  return {
    "@context": "https://schema.org",
    [TYPE]: "BreadcrumbList",
    itemListElement: way.map(([name, path], index) => ({
      [TYPE]: "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
