import * as z from "zod/mini";
import { Id } from "../field-schemas.ts";

export const countRestock = {
  summary: "How many people wait for a piece, for each size that they asked for",
  query: z.object({ productId: Id }),
  replies: {
    200: z.object({
      waiting: z.int(),
      /**
       * How many people wait for each size, the most requested size first. A size of null counts
       * the people that wait for any size.
       */
      sizes: z.array(z.object({ size: z.nullable(z.string()), waiting: z.int() })),
    }),
  },
};
