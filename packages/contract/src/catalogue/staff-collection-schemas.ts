import * as z from "zod/mini";
import { optionalText, PictureAddress, Version } from "../content/desk-fields.ts";
import { callsOfList } from "../content/ordered-list.ts";
import { Id, maxCharacters, requiredText } from "../field-schemas.ts";

/** The maximum number of parts, each a picture beside a text, in the story of a collection. */
export const MOST_TURNS = 2;
/** The maximum number of figures that staff write for a collection. Other figures are computed. */
export const MOST_FIGURES = 2;

const alt = requiredText("Say what one sees on the picture", 300);

/** A part of a collection's story. */
export const Turn = z.object({
  title: requiredText("Give this part a title", 80),
  text: requiredText("Write the text of this part", 1200),
  picture: PictureAddress,
  alt,
  /** The id of the piece that this part of the story is about; null for no piece. */
  piece: z.nullable(Id),
});

/** A figure that staff write for a collection. */
export const Figure = z.object({
  value: requiredText("Write the figure, such as 19 days", 20),
  words: requiredText("Say what the figure counts", 80),
});

const fields = {
  title: requiredText("Give the collection a title", 60),
  sentence: requiredText("Write one sentence about the collection", 200),
  cover: PictureAddress,
  coverAlt: alt,
  heroText: requiredText("Write the text beside the large picture", 400),
  heroPicture: PictureAddress,
  heroAlt: alt,
  /** The colour of the cover picture's edge. The page shows this colour beside the picture. */
  heroGround: z.string().check(z.regex(/^#[0-9a-f]{6}$/, "Use a colour such as #f6f1e9")),
  turns: z.array(Turn).check(z.maxLength(MOST_TURNS, `Use at most ${MOST_TURNS} parts`)),
  figures: z.array(Figure).check(z.maxLength(MOST_FIGURES, `Use at most ${MOST_FIGURES} figures`)),
  /** A quotation and its source; both are empty when the story has no quotation. */
  quote: optionalText(240),
  quoteSource: optionalText(120),
  /** The text about two pieces of the collection that are worn together. */
  togetherText: optionalText(400),
  /** The ids of the two pieces that are worn together; empty for no pieces. */
  together: z.array(Id).check(z.maxLength(2, "Choose two pieces")),
  shown: z.boolean("Use true or false"),
};

export const CollectionInput = z.object(fields).check(
  z.refine(({ together }) => together.length !== 1, {
    error: "Choose two pieces",
    path: ["together"],
  }),
);
export type CollectionInput = z.output<typeof CollectionInput>;

/** A piece of a collection as staff see it. */
export const DeskCollectionPiece = z.object({
  _id: Id,
  name: z.string(),
  slug: z.string(),
  picture: z.string(),
  /** Whether shoppers see the piece. A draft is not shown. */
  shown: z.boolean(),
});
export type DeskCollectionPiece = z.infer<typeof DeskCollectionPiece>;

/** A collection as staff see it. */
export const DeskCollection = z.object({
  _id: Id,
  ...fields,
  /** The name of the collection in addresses. It stays unchanged when the title changes. */
  slug: z.string(),
  /** The pieces of the collection, including drafts. */
  pieces: z.array(DeskCollectionPiece),
  version: Version,
});
export type DeskCollection = z.infer<typeof DeskCollection>;

export const {
  list: listDeskCollections,
  create: createCollection,
  save: saveCollection,
  remove: removeCollection,
  order: orderCollections,
} = callsOfList(
  { input: CollectionInput, item: DeskCollection },
  {
    list: "All collections in the order of the shop, also those that are not shown",
    create: "Adds a collection, at the end",
    save: "Changes the story of a collection. Its address stays",
    remove: "Deletes a collection, and takes it out of its pieces",
    order: "Puts the collections into another order",
  },
);

const Membership = z.object({ id: Id, product: z.string().check(maxCharacters(64)) });

export const addCollectionPiece = {
  summary: "Puts a piece into a collection, and into its draft if it has one",
  params: Membership,
  replies: { 200: DeskCollection },
};

export const removeCollectionPiece = {
  summary: "Takes a piece out of a collection, and out of its draft if it has one",
  params: Membership,
  replies: { 200: DeskCollection },
};
