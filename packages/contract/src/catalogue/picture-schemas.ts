import * as z from "zod/mini";
import { ById, Id, maxCharacters } from "../field-schemas.ts";
import { MAX_PICTURES } from "../media/uploads.ts";

const Alt = z.string("Say in words what the picture shows").check(z.trim(), maxCharacters(200));

/** A picture of a product, as staff see it. */
export const StaffPicture = z.object({
  /** The file's name without its ending. */
  _id: z.string(),
  /** The address of the picture in the shop, `/pictures/<id>.jpg`. */
  address: z.string(),
  /**
   * The alternative text for people who can't see the picture. While staff have not written it, it
   * is empty and the shop uses the product's name.
   */
  alt: z.string(),
  /**
   * The size of the original picture in pixels; null for a picture that was not uploaded to this
   * shop.
   */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type StaffPicture = z.infer<typeof StaffPicture>;

/** The pictures of a product in their order. The first picture is the cover. */
export const StaffPictures = z.object({
  pictures: z.array(StaffPicture),
  /** The version of the pictures, to send as `If-Match` with a change. */
  version: z.string(),
});
export type StaffPictures = z.infer<typeof StaffPictures>;

const IfMatch = z.object({
  /**
   * The version of the pictures that the caller has seen. Without it the server does not check for
   * a concurrent change.
   */
  "if-match": z.optional(z.string().check(maxCharacters(100))),
});

export const listPictures = {
  summary: "The pictures of a product with their alternative texts; the first is the cover",
  params: ById,
  replies: { 200: StaffPictures },
};

export const addPicture = {
  summary:
    "Adds a picture that was uploaded as the last one of a product. It is in the shop at once, if the product is",
  params: ById,
  body: z.object({ uploadId: Id, alt: z._default(Alt, "") }),
  replies: { 201: StaffPictures },
};

export const arrangePictures = {
  summary:
    "Sets the order and the alternative texts of all pictures of a product. The cover must have a text",
  params: ById,
  headers: IfMatch,
  body: z.object({
    pictures: z
      .array(z.object({ _id: z.string().check(maxCharacters(100)), alt: Alt }))
      .check(z.maxLength(MAX_PICTURES)),
  }),
  replies: { 200: StaffPictures },
};

export const removePicture = {
  summary: "Takes a picture from a product. Its file stays, because past orders may show it",
  params: z.object({ id: Id, pictureId: z.string().check(maxCharacters(100)) }),
  headers: IfMatch,
  replies: { 200: StaffPictures },
};
