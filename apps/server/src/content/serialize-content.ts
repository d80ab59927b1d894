import type {
  getAbout,
  getGallery,
  getPolicy,
  listTestimonials,
} from "@suvarna/contract/content/calls";
import type { Article, Blog, Slide } from "@suvarna/contract/content/schemas";
import type { Reply } from "@suvarna/contract/endpoint";
import { readArticle } from "./article-text.ts";
import type { StoredPolicy } from "./policies.ts";
import type { BlogRow, GalleryRow, SlideRow, TestimonialRow } from "./queries.ts";
import type { About, Identity } from "./shop-profile.ts";
import type { articleInLanguage } from "./translated-texts.ts";

export function serializeSlide({
  id,
  picture,
  alt,
  title,
  subTitle,
  description,
  tone,
  ground,
  link,
  focusX,
  focusY,
}: SlideRow): Slide {
  const focus = { x: focusX, y: focusY };
  return { _id: id, image: picture, alt, title, subTitle, description, tone, ground, link, focus };
}

/**
 * Converts a policy to the API's format: the shop's own text, or null for the default text of the
 * software.
 */
export function serializeOwnPolicy({ text, changedAt }: StoredPolicy): Reply<typeof getPolicy> {
  if (text === null || changedAt === null) return { own: null };
  return { own: { html: readArticle(text).html, since: changedAt.toISOString() } };
}

/** An article in the language of the reader (`articleInLanguage`). */
type ShownArticle = ReturnType<typeof articleInLanguage<BlogRow>>;

export function serializeBlog({
  id,
  slug,
  title,
  author,
  content,
  picture,
  alt,
  tags,
  publishedAt,
  updatedAt,
  tagNames,
}: ShownArticle): Blog {
  const { excerpt, opening, minutes } = readArticle(content);
  return {
    slug,
    title,
    author,
    content,
    alt,
    tags,
    ...(tagNames ? { tagNames } : {}),
    excerpt,
    opening,
    minutes,
    _id: id,
    image: picture,
    createdAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function serializeArticle(row: ShownArticle, views: number): Article {
  const { html, pieces } = readArticle(row.content);
  return { ...serializeBlog(row), html, pieces: [...pieces], views };
}

type Testimonial = Reply<typeof listTestimonials>[number];

export function serializeTestimonial({
  id,
  name,
  message,
  picture,
  alt,
}: TestimonialRow): Testimonial {
  return { _id: id, name, message, image: picture, alt };
}

type GalleryPicture = Reply<typeof getGallery>[number];

/**
 * Converts the gallery to the API's format. Each picture links to the shop's profile on its social
 * network.
 */
export function serializeGallery(row: GalleryRow, identity: Identity | null): GalleryPicture {
  const { id, picture, likes, comments, caption } = row;
  const instagram = identity?.social.find(({ network }) => network === "Instagram");
  return { id, image: picture, likes, comments, caption, link: instagram?.link ?? "" };
}

export function serializeAbout(about: About | null): Reply<typeof getAbout> {
  if (!about) return { abouts: [] };
  const { pictures, alts = [], ...texts } = about;
  const [Image1 = "", Image2 = ""] = pictures;
  const [alt1 = "", alt2 = ""] = alts;
  return { abouts: [{ ...texts, Image1, Image2, alt1, alt2 }] };
}
