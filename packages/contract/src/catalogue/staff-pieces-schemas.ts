import { HUID_PATTERN, huidFrom } from "@suvarna/domain/huid";
import { PIECE_STATES } from "@suvarna/domain/stock-level";
import * as z from "zod/mini";
import { ById, Grams, Id, maxCharacters, Time } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";
import { IfMatchOrAny } from "../staff/version.ts";

const says = {
  huid: "An HUID is six letters or digits",
  weight: "Enter a weight in grams, from 0.001 to 10000",
};

/** A HUID, in upper or lower case, with or without spaces. */
export const Huid = z.pipe(
  z.pipe(z.string(says.huid).check(maxCharacters(20)), z.transform(huidFrom)),
  z.string().check(z.regex(HUID_PATTERN, says.huid)),
);

/** A hallmarked piece, which is in stock, reserved or sold. */
export const HallmarkedPiece = z.object({
  _id: Id,
  /** The version of the piece, to send as `If-Match` with a change. */
  version: z.string(),
  productId: Id,
  huid: z.string(),
  /** The size; null for a product without sizes. */
  size: z.nullable(z.string()),
  /** The weighed net weight in grams; null for a piece that has not been weighed. */
  netWeight: z.nullable(Grams),
  /** The place where the piece is stored, such as `Safe 2, tray 14`. */
  place: z.string(),
  state: z.enum(PIECE_STATES),
  /** The id of the order that has the piece; null for a piece in stock. */
  orderId: z.nullable(Id),
  createdAt: Time,
});
export type HallmarkedPiece = z.infer<typeof HallmarkedPiece>;

export const listPieces = {
  summary: "The hallmarked pieces of a product, in the order in which they were entered",
  params: ById,
  query: PageQuery,
  replies: { 200: pageOf(HallmarkedPiece) },
};

export const checkHuid = {
  summary: "Whether an HUID is free, or on which piece it is",
  query: z.object({ huid: Huid }),
  replies: {
    200: z.object({
      huid: z.string(),
      /** The piece that has this HUID; null when the HUID is free. */
      takenBy: z.nullable(
        z.object({
          pieceId: Id,
          productId: Id,
          name: z.string(),
          /** The size of the piece; null for a product without sizes. */
          size: z.nullable(z.string()),
          /** The weighed net weight in grams; null for a piece that has not been weighed. */
          netWeight: z.nullable(Grams),
          state: z.enum(PIECE_STATES),
        }),
      ),
    }),
  },
};

const size = z._default(z.nullable(z.string().check(maxCharacters(20))), null);
const netWeight = z._default(
  z.nullable(z.number(says.weight).check(z.gte(0.001, says.weight), z.lte(10_000, says.weight))),
  null,
);
const place = z._default(z.string().check(z.trim(), maxCharacters(80)), "");

export const addPiece = {
  summary: "Adds a hallmarked piece to a product. The stock is a number of its own",
  params: ById,
  body: z.object({ huid: Huid, size, netWeight, place }),
  replies: { 201: HallmarkedPiece },
};
export type PieceInput = z.output<typeof addPiece.body>;

export const changePiece = {
  summary: "Corrects a piece that is in stock: its HUID, size, weight or place",
  params: z.object({ id: Id, pieceId: Id }),
  headers: IfMatchOrAny,
  body: z.object({ huid: Huid, size, netWeight, place }),
  replies: { 200: HallmarkedPiece },
};

export const removePiece = {
  summary: "Removes a piece that is in stock and was entered by mistake",
  params: z.object({ id: Id, pieceId: Id }),
  headers: IfMatchOrAny,
  replies: { 204: null },
};
