export { findSubscriber, type Newsletter } from "./newsletter.ts";
export { unsubscribeAddress } from "./unsubscribe-address.ts";
