import * as z from "zod/mini";
import { Id, maxCharacters, requiredText } from "../field-schemas.ts";
import {
  endsLater,
  Link,
  optionalText,
  PictureAddress,
  shownBetween,
  Version,
} from "./desk-fields.ts";
import { callsOfList } from "./ordered-list.ts";
import { TONES } from "./schemas.ts";

/** Whether shoppers see the item. */
const shown = z.boolean("Use true or false");
const percent = z
  .int("Use a whole number from 0 to 100")
  .check(z.gte(0, "Use 0 to 100"), z.lte(100, "Use 0 to 100"));
const MOST_COUNTED = 1_000_000_000;
const countedMessage = "Enter a whole number from 0 to 1,000,000,000";
const counted = z
  .int(countedMessage)
  .check(z.gte(0, countedMessage), z.lte(MOST_COUNTED, countedMessage));

const slideFields = {
  picture: PictureAddress,
  /** A description of the picture for people who cannot see it. */
  alt: requiredText("Say what one sees on the picture", 300),
  title: requiredText("Write a title"),
  subTitle: optionalText(200),
  description: optionalText(300),
  tone: z.enum(TONES, "Choose light or dark"),
  ground: z.string().check(z.regex(/^#[0-9a-f]{6}$/, "Use a colour such as #f6f1e9")),
  link: Link,
  /**
   * The point of the picture that stays visible on a narrow screen, in percent from the left and
   * from the top.
   */
  focusX: percent,
  focusY: percent,
  shown,
  ...shownBetween,
};
export const SlideInput = z.object(slideFields).check(endsLater);
export type SlideInput = z.output<typeof SlideInput>;
export const DeskSlide = z.object({ _id: Id, ...slideFields, version: Version });
export type DeskSlide = z.infer<typeof DeskSlide>;

const testimonialFields = {
  name: requiredText("Write the customer's name", 120),
  message: requiredText("Write what the customer says", 600),
  /** The picture of the bought piece; null shows the first letter of the customer's name. */
  picture: z.nullable(PictureAddress),
  alt: optionalText(300),
  shown,
};
export const TestimonialInput = z.object(testimonialFields);
export type TestimonialInput = z.output<typeof TestimonialInput>;
export const DeskTestimonial = z.object({ _id: Id, ...testimonialFields, version: Version });
export type DeskTestimonial = z.infer<typeof DeskTestimonial>;

const galleryFields = {
  picture: PictureAddress,
  caption: requiredText("Say what one sees on the picture", 300),
  likes: counted,
  comments: counted,
  shown,
};
export const GalleryPictureInput = z.object(galleryFields);
export type GalleryPictureInput = z.output<typeof GalleryPictureInput>;
export const DeskGalleryPicture = z.object({ _id: Id, ...galleryFields, version: Version });
export type DeskGalleryPicture = z.infer<typeof DeskGalleryPicture>;

const promotionFields = {
  text: z
    .string("Write the text")
    .check(z.trim(), z.minLength(1, "Write the text"), maxCharacters(80)),
  /** The address to which the text links; null without a link. */
  link: z.nullable(Link),
  shown,
  ...shownBetween,
};
/** A text of the bar at the top of every page. The bar shows the first text that is active. */
export const PromotionInput = z.object(promotionFields).check(endsLater);
export type PromotionInput = z.output<typeof PromotionInput>;
export const DeskPromotion = z.object({ _id: Id, ...promotionFields, version: Version });
export type DeskPromotion = z.infer<typeof DeskPromotion>;

export const {
  list: listDeskSlides,
  create: createSlide,
  save: saveSlide,
  remove: removeSlide,
  order: orderSlides,
} = callsOfList(
  { input: SlideInput, item: DeskSlide },
  {
    list: "The slides of the carousel, also those that are not shown",
    create: "Adds a slide, at the end",
    save: "Changes a slide",
    remove: "Removes a slide",
    order: "Puts the slides into another order",
  },
);

export const {
  list: listDeskTestimonials,
  create: createTestimonial,
  save: saveTestimonial,
  remove: removeTestimonial,
  order: orderTestimonials,
} = callsOfList(
  { input: TestimonialInput, item: DeskTestimonial },
  {
    list: "What customers say, also what is held back",
    create: "Adds a customer's words, at the end",
    save: "Changes a customer's words",
    remove: "Removes a customer's words",
    order: "Puts the customers' words into another order",
  },
);

export const {
  list: listDeskGalleryPictures,
  create: createGalleryPicture,
  save: saveGalleryPicture,
  remove: removeGalleryPicture,
  order: orderGalleryPictures,
} = callsOfList(
  { input: GalleryPictureInput, item: DeskGalleryPicture },
  {
    list: "The pictures of the gallery; the first six that are shown stand on the home page",
    create: "Adds a picture of the gallery, at the end",
    save: "Changes a picture of the gallery",
    remove: "Removes a picture of the gallery",
    order: "Puts the pictures of the gallery into another order",
  },
);

export const {
  list: listDeskPromotions,
  create: createPromotion,
  save: savePromotion,
  remove: removePromotion,
  order: orderPromotions,
} = callsOfList(
  { input: PromotionInput, item: DeskPromotion },
  {
    list: "The texts of the bar at the top of every page",
    create: "Adds a text of the bar, at the end",
    save: "Changes a text of the bar",
    remove: "Removes a text of the bar",
    order: "Puts the texts of the bar into another order",
  },
);
