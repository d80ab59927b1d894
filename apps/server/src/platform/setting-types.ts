import * as z from "zod";

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/**
 * Parses an origin. A path is refused, because the shop's pages live at the root of their origin.
 */
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    message: "must be an origin such as https://shop.example, without a path",
  })
  .transform((text) => new URL(text).origin);

/** Parses a list of one or more values, with commas between them. */
export const commaList = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(item));
