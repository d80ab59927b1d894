import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id, Time } from "./wire.ts";

/** Which ink reads on a picture: ink on a light ground, ivory on a dark one. */
export const TONES = ["light", "dark"] as const;

export const Slide = z.object({
  _id: Id,
  image: z.string(),
  alt: z.string(),
  title: z.string(),
  subTitle: z.string(),
  description: z.string(),
  tone: z.enum(TONES),
  /** The colour of the picture's own edge, as `#rrggbb`. */
  ground: z.string(),
  link: z.string(),
});
export type Slide = z.infer<typeof Slide>;

const carousel = {
  method: "GET",
  auth: "public",
  shared: true,
  replies: { 200: z.array(Slide) },
  errors: [],
} as const;

export const getCarousel = endpoint({
  ...carousel,
  path: "/carousel",
  summary: "The slides of the hero and the shop's carousel",
});

export const getCrousel = endpoint({
  ...carousel,
  path: "/crousel",
  summary: "The slides, under the older address",
});

export const Blog = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  /** Who wrote it; null is the shop itself. */
  author: z.nullable(z.string()),
  /** Markdown. */
  content: z.string(),
  /** The first hundred characters of its words, with an ellipsis. */
  excerpt: z.string(),
  /** Its first paragraph, as plain text. */
  opening: z.string(),
  /** How long one reads it, in whole minutes. */
  minutes: z.number(),
  image: z.string(),
  /** The words of the image; empty where the title says it all. */
  alt: z.string(),
  tags: z.array(z.string()),
  createdAt: Time,
  updatedAt: Time,
});
export type Blog = z.infer<typeof Blog>;

/** An article as it is read. */
export const Article = z.extend(Blog, {
  /** Its Markdown as HTML in which nothing runs. */
  html: z.string(),
  /** The slugs of the pieces to which its text links, in their order. */
  pieces: z.array(z.string()),
  views: z.number(),
});
export type Article = z.infer<typeof Article>;

export const listBlogs = endpoint({
  method: "GET",
  path: "/blog/blogs",
  summary: "The articles, newest first",
  auth: "public",
  shared: true,
  replies: { 200: z.array(Blog) },
  errors: [],
});

export const getBlog = endpoint({
  method: "GET",
  path: "/blog/blogs/:id",
  summary: "One article, by its id or slug",
  auth: "public",
  shared: true,
  params: z.object({ id: Id }),
  replies: { 200: Article },
  errors: ["blog_not_found"],
});

export const viewBlog = endpoint({
  method: "POST",
  path: "/blog/blogs/:id/views",
  summary: "Counts a reader of an article, once a day; nothing is kept that tells who it was",
  auth: "public",
  perMinute: 60,
  params: z.object({ id: Id }),
  replies: { 200: z.object({ views: z.number() }) },
  errors: ["blog_not_found"],
});

export const getAbout = endpoint({
  method: "GET",
  path: "/about",
  summary: "What the shop says of itself",
  auth: "public",
  shared: true,
  replies: {
    200: z.object({
      abouts: z.array(
        z.object({
          title: z.string(),
          subtitle: z.string(),
          Image1: z.string(),
          Image2: z.string(),
          /** The words of the two images. */
          alt1: z.string(),
          alt2: z.string(),
          description1: z.string(),
          description2: z.string(),
          description3: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});

export const listTestimonials = endpoint({
  method: "GET",
  path: "/testimonial",
  summary: "What customers say",
  auth: "public",
  shared: true,
  replies: {
    200: z.array(
      z.object({
        _id: Id,
        message: z.string(),
        name: z.string(),
        /** The piece that the customer bought. */
        image: z.nullable(z.string()),
        alt: z.string(),
      }),
    ),
  },
  errors: [],
});

export const getGallery = endpoint({
  method: "GET",
  path: "/instagram",
  summary: "The six pictures of the social gallery",
  auth: "public",
  shared: true,
  replies: {
    200: z.array(
      z.object({
        id: Id,
        image: z.string(),
        likes: z.number(),
        comments: z.number(),
        caption: z.string(),
        link: z.string(),
      }),
    ),
  },
  errors: [],
});
