import type { Shop } from "@suvarna/contract/content/schemas";
import * as say from "@suvarna/words/here/home";
import { base, lang } from "@suvarna/words/here/language";
import { SEARCH } from "../site-map.ts";

const TYPE = "@type";

/** The shop as structured data for search engines: schema.org's store, with its search. */
export function shopJsonLd(shop: Shop) {
  const { origin, name, legalName, tagline, phone, email, address, hours, social } = shop;
  const store = `${origin}/#store`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@id": store,
        [TYPE]: "JewelryStore",
        name,
        legalName,
        url: `${origin}/`,
        slogan: tagline,
        telephone: phone,
        email,
        address,
        description: say.openHours(tagline, hours),
        logo: `${origin}/icon-512.png`,
        image: `${origin}/share.jpg`,
        currenciesAccepted: "INR",
        sameAs: social.map(({ link }) => link),
      },
      {
        [TYPE]: "WebSite",
        name,
        url: `${origin}/`,
        inLanguage: lang,
        publisher: { "@id": store },
        potentialAction: {
          [TYPE]: "SearchAction",
          target: {
            [TYPE]: "EntryPoint",
            urlTemplate: `${origin}${base}${SEARCH}?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
