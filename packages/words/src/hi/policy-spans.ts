import { MAKING_DAYS, type Span } from "@suvarna/domain/policies";

/** How long it takes to make a piece to order. */
export const MAKING = `${between(MAKING_DAYS)} दिन`;

function between([least, most]: Span): string {
  return `${least} से ${most}`;
}
