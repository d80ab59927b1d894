export { newKeys } from "./keys.ts";
export { subscriptionsOf } from "./queries.ts";
