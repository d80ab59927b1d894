import * as z from "zod/mini";
import { Id } from "../wire.ts";

export const countRestock = {
  summary: "How many people wait for a piece, for each size that they asked for",
  query: z.object({ productId: Id }),
  replies: {
    200: z.object({
      waiting: z.int(),
      /** Null counts those who wait for any size. Most first. */
      sizes: z.array(z.object({ size: z.nullable(z.string()), waiting: z.int() })),
    }),
  },
};
