export { restockQuestion } from "./ask-restock.ts";
export { findRequest, removeRequestsLike } from "./queries.ts";
export { tellOfStock } from "./tell-of-stock.ts";
