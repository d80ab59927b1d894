export { MOST_SLIPS } from "./most-slips.ts";
export { OrderPapers } from "./order-papers.tsx";
