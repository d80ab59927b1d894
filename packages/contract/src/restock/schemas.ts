import * as z from "zod/mini";
import { ById, Email, Id, Message, maxCharacters, Time } from "../field-schemas.ts";
import { LinkToken } from "../notifications/schemas.ts";

/** A request for one letter when a sold-out product can be bought again. */
export const NewRestock = z.object({
  productId: Id,
  /** The size for which the shopper waits; without it, any size. */
  size: z.optional(z.string().check(z.trim(), z.minLength(1), maxCharacters(20))),
  email: Email,
});

export const askRestock = {
  summary:
    "Asks to be told once, by e-mail, when a sold-out piece is back; an address that the caller has not proved is asked first",
  body: NewRestock,
  replies: {
    /**
     * `asked`: the shop sends a letter that asks the owner of the e-mail address for confirmation.
     */
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
  /** The size for which the shopper waits; null for any size, or for a product without sizes. */
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
