export { restockQuestion } from "./ask-restock.ts";
export { notifyOfRestock } from "./notify-of-restock.ts";
export { findRequest, removeRequestsLike } from "./queries.ts";
