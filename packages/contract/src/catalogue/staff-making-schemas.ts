import * as z from "zod/mini";
import { ById, Rupees, requiredText } from "../field-schemas.ts";
import { ApprovalPending } from "../staff/approval.ts";
import { Chosen } from "./chosen-products.ts";
import { IfMatch, StaffProduct } from "./staff-products-schemas.ts";

const percentage = "Enter a percentage from 0 to 100";
const Percent = z.number(percentage).check(z.gte(0, percentage), z.lte(100, percentage));

export const changeMaking = {
  summary: "Sets the making charge of one product, in the shop at once",
  params: ById,
  headers: IfMatch,
  body: z.object({ makingcharge: Percent }),
  replies: { 200: StaffProduct },
};

const step = "Enter percentage points, from -100 to 100";
/** The change of a making charge: by a number of percentage points, or to a new percentage. */
const MakingChange = z.union([
  z.object({ by: z.number(step).check(z.gte(-100, step), z.lte(100, step)) }),
  z.object({ to: Percent }),
]);
export type MakingChange = z.output<typeof MakingChange>;

/** The effect that a change of the making charge would have on published products and drafts. */
export const MakingEffect = z.object({
  products: z.int(),
  /**
   * The number of products whose making charge would be less than 0 or more than 100 %. The whole
   * change is refused if there is any such product.
   */
  outOfRange: z.int(),
  /** Up to four of the current making charges in percent, with their new values. */
  charges: z.array(z.object({ from: z.number(), to: z.number() })),
  /**
   * The smallest and the largest change of a price, in rupees, at the newest rates; null without
   * rates.
   */
  leastChange: z.nullable(Rupees),
  greatestChange: z.nullable(Rupees),
  /** Whether a second person must approve the change. */
  needsApproval: z.boolean(),
});
export type MakingEffect = z.infer<typeof MakingEffect>;

export const previewMaking = {
  summary: "What another making charge would do to the prices of many products. Nothing changes",
  body: z.object({ chosen: Chosen, change: MakingChange }),
  replies: { 200: MakingEffect },
};

export const changeMakingOfMany = {
  summary:
    "Gives many products another making charge, in the shop at once. Very many wait for a second person (202)",
  body: z.object({
    chosen: Chosen,
    change: MakingChange,
    reason: z._default(
      requiredText("Say why, so that others can read it later", 300),
      "Making charge",
    ),
  }),
  replies: { 200: z.object({ products: z.int() }), 202: ApprovalPending },
};
