import * as z from "zod/mini";
import { CategoryInput } from "../catalogue/staff-category-schemas.ts";
import { CollectionInput, Figure, Turn } from "../catalogue/staff-collection-schemas.ts";
import { ProductContent } from "../catalogue/staff-products-schemas.ts";
import { ArticleInput } from "../content/staff-article-schemas.ts";
import {
  GalleryPictureInput,
  PromotionInput,
  SlideInput,
  TestimonialInput,
} from "../content/staff-list-schemas.ts";
import { AboutInput, ShopInput, savePolicy } from "../content/staff-schemas.ts";
import { maxCharacters, requiredText } from "../field-schemas.ts";
import type { ContentKind } from "./constants.ts";

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** A text with one line for each element of a list. */
const linesOf = (list: z.ZodMiniType) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split("\n")),
    ),
    list as z.ZodMiniType<unknown, string[]>,
  );

/** Texts whose originals come with a piece's first data and not from a form. */
const unedited = z.string().check(maxCharacters(4000));

const product = ProductContent.shape;
const about = AboutInput.shape;
const article = ArticleInput.shape;
const category = CategoryInput.shape;
const collection = CollectionInput.shape;
const shop = ShopInput.shape;
/** The shop's name or address, whose originals are changed in the settings. */
const shopLine = requiredText("Write the text", 300);
const slide = SlideInput.shape;
const testimonial = TestimonialInput.shape;

/**
 * The schemas of the original texts that staff translate, by the kind of thing and the path of the
 * text. A translation is checked like its original, so it is not longer than the shop has room for.
 */
const TEXT_SCHEMAS: Readonly<Record<ContentKind | "product", Schemas>> = {
  product: {
    name: product.name,
    description: product.description,
    dimensions: product.dimensions,
    certificate: product.certificate,
    tags: linesOf(product.tags),
    origin: unedited,
    "pictureAlts.*": slide.alt,
    "details.style": unedited,
    "details.setIncludes": unedited,
    "details.designTheme": unedited,
    "details.finish": unedited,
    "details.description": unedited,
  },
  category: { title: category.title, description: category.description },
  collection: {
    title: collection.title,
    sentence: collection.sentence,
    coverAlt: collection.coverAlt,
    heroText: collection.heroText,
    heroAlt: collection.heroAlt,
    "turns.*.title": Turn.shape.title,
    "turns.*.text": Turn.shape.text,
    "turns.*.alt": Turn.shape.alt,
    "figures.*.value": Figure.shape.value,
    "figures.*.words": Figure.shape.words,
    quote: collection.quote,
    quoteSource: collection.quoteSource,
    togetherText: collection.togetherText,
  },
  article: {
    title: article.title,
    author: article.author,
    content: article.content,
    alt: article.alt,
    tags: linesOf(article.tags),
  },
  slide: {
    title: slide.title,
    subTitle: slide.subTitle,
    description: slide.description,
    alt: slide.alt,
  },
  testimonial: {
    name: testimonial.name,
    message: testimonial.message,
    alt: testimonial.alt,
  },
  "gallery-picture": { caption: GalleryPictureInput.shape.caption },
  promotion: { text: PromotionInput.shape.text },
  policy: { text: savePolicy.body.shape.text },
  about: {
    title: about.title,
    subtitle: about.subtitle,
    description1: about.description1,
    description2: about.description2,
    description3: about.description3,
    "alts.*": slide.alt,
  },
  identity: {
    name: shopLine,
    tagline: shop.tagline,
    address: shopLine,
    hours: shop.hours,
    supportHours: shop.supportHours,
    "grievanceOfficer.name": shop.grievanceOfficer.shape.name,
    "grievanceOfficer.role": shop.grievanceOfficer.shape.role,
  },
};

/**
 * Checks a translated text as its original is checked.
 * @param name the name of the text, such as `turns.0.title`
 * @returns the message of the first error; null for a text without errors
 */
export function errorOfTranslation(
  kind: ContentKind | "product",
  name: string,
  text: string,
): string | null {
  const schemas = TEXT_SCHEMAS[kind];
  const path = Object.keys(schemas).find((path) => isAt(path.split("."), name.split(".")));
  const checked = path === undefined ? undefined : schemas[path]?.safeParse(text);
  return checked?.error?.issues[0]?.message ?? null;
}

/** Whether a name is at a path. A key of a picture may have points, so `*` stands for all of them. */
function isAt(path: readonly string[], name: readonly string[]): boolean {
  if (path.at(-1) === "*" && name.length >= path.length) {
    return path.slice(0, -1).every((step, index) => step === name[index]);
  }
  return (
    path.length === name.length && path.every((step, index) => step === "*" || step === name[index])
  );
}
