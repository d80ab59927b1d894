import * as z from "zod/mini";
import { ById, Id, Message, Rupees, Time } from "../field-schemas.ts";
import { POLICY_NAMES } from "./constants.ts";

export const greet = {
  summary: "Says that the shop's server answers",
  replies: { 200: Message },
};

/** The shop's profile, which every page shows parts of. */
export const Shop = z.object({
  /** The shop's public origin, such as `https://shop.example`, without a slash at its end. */
  origin: z.string(),
  name: z.string(),
  tagline: z.string(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  /** The company's registration number; left out for a business that is not a company. */
  cin: z.optional(z.string()),
  /** The number of the licence of the BIS to sell hallmarked jewellery; undefined if unknown. */
  hallmarkLicence: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  supportHours: z.string(),
  grievanceOfficer: z.object({
    name: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  social: z.array(
    z.object({
      network: z.string(),
      handle: z.string(),
      link: z.string(),
      /** The number of followers of the shop on a social network, as staff last entered it. */
      followers: z.optional(z.number()),
      /**
       * The number of times that articles of the shop were shared on a social network, as staff
       * last entered it.
       */
      shares: z.optional(z.number()),
    }),
  ),
  /** Whether the shop is a demonstration, which delivers no orders. */
  demonstration: z.boolean(),
  /** Whether the rates are simulated. Real and simulated rates are never mixed. */
  simulatedRates: z.boolean(),
  /** The rate of GST in percent, by which the cart and the product page compute GST. */
  gstPercent: z.number(),
  /**
   * The number of hours for which a rate is valid after its reading. No price lock lasts longer.
   */
  ratesMaxAgeHours: z.number(),
  /** The price that the shop pays for old metal in exchange, in percent of the metal's value. */
  exchangePercent: z.number(),
  /** Whether pages receive the rates by a socket. Otherwise pages poll the rates. */
  liveSocket: z.boolean(),
  freeShippingAbove: Rupees,
  shippingCost: Rupees,
  panAbove: Rupees,
  codBelow: Rupees,
  /** The order value above which a parcel is handed over only against a door code. */
  doorCodeAbove: Rupees,
  /** How long the checkout locks a price, in minutes. */
  priceLockMinutes: z.number(),
  onlinePayment: z.boolean(),
  /** Whether visitors can sign in with Google. */
  googleSignIn: z.boolean(),
  countries: z.array(z.string()),
  /** The text of the bar at the top of every page; null for the built-in text. */
  promotion: z.nullable(z.object({ text: z.string(), link: z.nullable(z.string()) })),
});
export type Shop = z.infer<typeof Shop>;

export const getShop = {
  summary: "The shop: its name, identity, rules and whether it is a demonstration",
  replies: { 200: Shop },
};

/** The brightness of a picture: `light` needs dark text on it, `dark` needs light text. */
export const TONES = ["light", "dark"] as const;

export const Slide = z.object({
  _id: Id,
  image: z.string(),
  alt: z.string(),
  title: z.string(),
  subTitle: z.string(),
  description: z.string(),
  tone: z.enum(TONES),
  /** The colour of the picture's edge, as `#rrggbb`. */
  ground: z.string(),
  link: z.string(),
  /**
   * The point of the picture that stays visible on a narrow screen, in percent from the left and
   * from the top.
   */
  focus: z.object({ x: z.number(), y: z.number() }),
});
export type Slide = z.infer<typeof Slide>;

export const getCarousel = {
  summary: "The slides of the hero and the shop's carousel",
  replies: { 200: z.array(Slide) },
};

export const getCrousel = {
  summary: "The slides, under the older address",
  replies: { 200: z.array(Slide) },
};

export const Blog = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  /** The author's name; null if the shop itself is the author. */
  author: z.nullable(z.string()),
  /** The text of the article as Markdown. */
  content: z.string(),
  /** The first hundred characters of the text, with an ellipsis. */
  excerpt: z.string(),
  /** The first paragraph of the text, as plain text. */
  opening: z.string(),
  /** The reading time, in whole minutes. */
  minutes: z.number(),
  image: z.string(),
  /** The alternative text of the picture; empty if the picture shows only what the title says. */
  alt: z.string(),
  tags: z.array(z.string()),
  /**
   * The names of the translated tags in the language of the call, by the tags; left out when the
   * call names no language. Addresses contain the tags, which have no language.
   */
  tagNames: z.optional(z.record(z.string(), z.string())),
  createdAt: Time,
  updatedAt: Time,
});
export type Blog = z.infer<typeof Blog>;

/** An article with its text. */
export const Article = z.extend(Blog, {
  /** The text of the article as sanitised HTML. */
  html: z.string(),
  /** The slugs of the pieces to which the text links, in the order of the links. */
  pieces: z.array(z.string()),
  views: z.number(),
});
export type Article = z.infer<typeof Article>;

export const listBlogs = {
  summary: "The articles, newest first",
  replies: { 200: z.array(Blog) },
};

export const getBlog = {
  summary: "One article, by its id or slug",
  params: ById,
  replies: { 200: Article },
};

export const viewBlog = {
  summary: "Counts a reader of an article, once a day; nothing is kept that tells who it was",
  params: ById,
  replies: { 200: z.object({ views: z.number() }) },
};

export const getAbout = {
  summary: "What the shop says of itself",
  replies: {
    200: z.object({
      abouts: z.array(
        z.object({
          title: z.string(),
          subtitle: z.string(),
          Image1: z.string(),
          Image2: z.string(),
          /** The alternative texts of the slide's two pictures. */
          alt1: z.string(),
          alt2: z.string(),
          description1: z.string(),
          description2: z.string(),
          description3: z.string(),
        }),
      ),
    }),
  },
};

export const getPolicy = {
  summary: "The shop's own text of a policy, if it has written one",
  params: z.object({ name: z.enum(POLICY_NAMES, "Choose a policy of the shop") }),
  replies: {
    200: z.object({
      /**
       * The policy that the shop has written itself; null when the page shows the built-in text.
       */
      own: z.nullable(
        z.object({
          /** The text of the policy as sanitised HTML. */
          html: z.string(),
          /** The time since which the text is in force. */
          since: Time,
        }),
      ),
    }),
  },
};

export const listTestimonials = {
  summary: "What customers say",
  replies: {
    200: z.array(
      z.object({
        _id: Id,
        message: z.string(),
        name: z.string(),
        /** The picture of the piece that the customer of the testimonial bought. */
        image: z.nullable(z.string()),
        alt: z.string(),
      }),
    ),
  },
};

export const getGallery = {
  summary: "The six pictures of the social gallery",
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
};
