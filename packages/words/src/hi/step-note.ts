import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { STEP_WORDS } from "./reasons.ts";

/**
 * The note of a step of an order: the reason in this language where the shop has made the step by
 * itself, and else what a person has written.
 */
export const noteOfStep = (
  { note, reason }: Order["history"][number],
  advance: Order["advance"],
) =>
  reason
    ? STEP_WORDS[reason]({ advance: paise(advance?.due ?? 0), rest: paise(advance?.rest ?? 0) })
    : note;
