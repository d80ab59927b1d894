import type { Article, Shop } from "@suvarna/contract/content/schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import { blogAddress } from "../site-map.ts";

const CONTEXT = { "@context": "https://schema.org" } as const;

type Described = Pick<
  Article,
  | "slug"
  | "title"
  | "author"
  | "opening"
  | "image"
  | "tags"
  | "tagNames"
  | "createdAt"
  | "updatedAt"
>;

/** An article as structured data for search engines: schema.org's Article, with its breadcrumb. */
export function articleJsonLd(article: Described, shop: Pick<Shop, "origin" | "name">) {
  const { title, author, opening, image, createdAt, updatedAt } = article;
  const url = shop.origin + language.base + blogAddress(article);
  const publisher = { "@type": "Organization", name: shop.name, url: `${shop.origin}/` } as const;
  const way = [
    [navigation.home, shop.origin + (language.base || "/")],
    [navigation.blog, `${shop.origin}${language.base}/blog`],
    [title, url],
  ] as const;
  return [
    {
      ...CONTEXT,
      "@type": "Article",
      headline: title,
      description: opening,
      url,
      mainEntityOfPage: { "@type": "WebPage", "@id": url },
      image: [shop.origin + pictureVariant(image, 1200, "jpg")],
      author: author ? ({ "@type": "Person", name: author } as const) : publisher,
      publisher,
      datePublished: createdAt,
      dateModified: updatedAt,
      keywords: language.tagNamesOf(article).join(", "),
      inLanguage: language.langOf(title) === undefined ? language.lang : "en-IN",
    },
    {
      ...CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: way.map(([name, item], index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name,
        item,
      })),
    },
  ] as const;
}
