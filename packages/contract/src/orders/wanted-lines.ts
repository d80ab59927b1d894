import * as z from "zod/mini";

const wholePieces = "Use a whole number of pieces";

/** The pieces of an order's lines that go back. */
export const WantedLines = z
  .array(
    z.object({
      /** The index of the line in the order's items, from 0. */
      line: z.int("Use the place of a line").check(z.gte(0, "Use the place of a line")),
      quantity: z.int(wholePieces).check(z.gte(1, wholePieces)),
    }),
  )
  .check(z.minLength(1, "Choose at least one line"), z.maxLength(100, "Use at most 100 lines"));
