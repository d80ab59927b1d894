export type { OrderLetterKind } from "./message.ts";
export type { OrderTextKind } from "./messages/order-texts.ts";
export type { Notifications } from "./notifications.ts";
