export { type Carriers, configuredCarriers } from "./adapters/configured-carriers.ts";
export { messageFigures } from "./figures.ts";
export type { OrderLetterKind } from "./message.ts";
export type { OrderTextKind } from "./messages/order-texts.ts";
export { createNotifications, type Notifications } from "./notifications.ts";
export { registerOutbox } from "./routes.ts";
export { registerUnsubscribe, unsubscribeAddress } from "./unsubscribe.ts";
