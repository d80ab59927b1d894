import type { NoticedMistake } from "./mistake.ts";
import { MONEY_MISTAKES } from "./money-mistakes.ts";
import { ORDER_MISTAKES } from "./order-mistakes.ts";
import { PEOPLE_MISTAKES } from "./people-mistakes.ts";

/** All mistakes with which the check of the books is tested, in the order of the check. */
export const MISTAKES: readonly NoticedMistake[] = [
  ...ORDER_MISTAKES,
  ...MONEY_MISTAKES,
  ...PEOPLE_MISTAKES,
];
