import * as z from "zod/mini";
import { LinkToken } from "../notifications/schemas.ts";
import { atMost, ById, Email, Id, Message, Time } from "../wire.ts";

/** A request to be told, once, when a sold-out piece can be bought again. */
export const NewRestock = z.object({
  productId: Id,
  /** One size of the piece; without it, any size. */
  size: z.optional(z.string().check(z.trim(), z.minLength(1), atMost(20))),
  email: Email,
});

export const askRestock = {
  summary:
    "Asks to be told once, by e-mail, when a sold-out piece is back; an address that the caller has not proved is asked first",
  body: NewRestock,
  replies: {
    /** `asked`: a letter is being sent that asks the owner of the address for confirmation. */
    200: z.object({ asked: z.boolean() }),
  },
};

export const confirmRestock = {
  summary: "Confirms the wish to be told, by the token of the letter that asked",
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
};

export const Restock = z.object({
  _id: Id,
  product: z.object({ _id: Id, slug: z.string(), name: z.string(), image: z.string() }),
  /** Null for any size, or a piece without sizes. */
  size: z.nullable(z.string()),
  askedAt: Time,
});
export type Restock = z.infer<typeof Restock>;

export const listRestock = {
  summary: "The pieces that the caller waits for, newest first",
  replies: { 200: z.object({ requests: z.array(Restock) }) },
};

export const deleteRestock = {
  summary: "Takes a piece off the list that the caller waits for",
  params: ById,
  replies: { 204: null },
};
