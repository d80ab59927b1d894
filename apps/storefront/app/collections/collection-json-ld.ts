import type { CollectionSummary } from "@suvarna/contract/catalogue/collection-schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import { pictureVariant } from "@suvarna/contract/media/pictures";
import { base } from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import { addressIn } from "@suvarna/words/languages";
import { productHref } from "../pieces/index.ts";
import { COLLECTIONS, collectionAddress } from "../site-map.ts";
import type { Story } from "./load-story.ts";

const TYPE = "@type";
const CONTEXT = { "@context": "https://schema.org" };

type Origin = Pick<Shop, "origin">;

/**
 * A collection's story as structured data: schema.org's CollectionPage with the list of the
 * collection's pieces.
 */
export function storyJsonLd(story: Story, { origin }: Origin) {
  return {
    ...CONTEXT,
    [TYPE]: "CollectionPage",
    name: story.title,
    description: story.sentence,
    url: origin + addressIn(base, collectionAddress(story)),
    image: origin + pictureVariant(story.hero.src, 1200, "jpg"),
    mainEntity: listOf(
      story.pieces.map((piece) => ({
        name: piece.name,
        url: origin + addressIn(base, productHref(piece)),
      })),
    ),
  };
}

/** The list of all collections as structured data. */
export function collectionsJsonLd(all: readonly CollectionSummary[], { origin }: Origin) {
  return {
    ...CONTEXT,
    [TYPE]: "CollectionPage",
    name: navigation.collections,
    url: origin + addressIn(base, COLLECTIONS),
    mainEntity: listOf(
      all.map((each) => ({
        name: each.title,
        url: origin + addressIn(base, collectionAddress(each)),
      })),
    ),
  };
}

/** The breadcrumb from the home page to a collection's story, as structured data. */
export function storyTrailJsonLd(story: Story, { origin }: Origin) {
  return {
    ...CONTEXT,
    [TYPE]: "BreadcrumbList",
    itemListElement: [
      { name: navigation.home, path: "/" },
      { name: navigation.collections, path: COLLECTIONS },
      { name: story.title, path: collectionAddress(story) },
    ].map(({ name, path }, index) => ({
      [TYPE]: "ListItem",
      position: index + 1,
      name,
      item: origin + addressIn(base, path),
    })),
  };
}

function listOf(items: readonly { readonly name: string; readonly url: string }[]) {
  return {
    [TYPE]: "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      [TYPE]: "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}
