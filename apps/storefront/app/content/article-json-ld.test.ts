import type { Article as ArticleSchema, BreadcrumbList, WithContext } from "schema-dts";
import { expect, it } from "vitest";
import { articleJsonLd } from "./article-json-ld.ts";

const shop = { origin: "https://shop.example", name: "Suvarna" };
const article = {
  slug: "reading-a-hallmark",
  title: "Reading a hallmark </script>",
  author: "Devika Rao",
  opening: "Three small marks.",
  image: "/pictures/blog-gold-purity.jpg",
  tags: ["gold", "huid"],
  createdAt: "2026-11-14T05:30:00.000Z",
  updatedAt: "2026-11-15T05:30:00.000Z",
};

it("describes an article by schema.org, with absolute addresses", () => {
  const jsonLd: readonly [WithContext<ArticleSchema>, WithContext<BreadcrumbList>] = articleJsonLd(
    article,
    shop,
  );
  expect(jsonLd[0]).toMatchObject({
    headline: article.title,
    author: { "@type": "Person", name: "Devika Rao" },
    publisher: { "@type": "Organization", name: "Suvarna" },
    image: ["https://shop.example/pictures/blog-gold-purity.1200.jpg"],
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    mainEntityOfPage: { "@id": "https://shop.example/blog/reading-a-hallmark" },
  });
});

it("names the shop as the author of an article without an author", () => {
  expect(articleJsonLd({ ...article, author: null }, shop)[0]).toMatchObject({
    author: { "@type": "Organization", name: "Suvarna" },
  });
});
