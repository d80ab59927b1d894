export { type Carrier, CarrierRefusal } from "./adapters/carrier.ts";
export type { Carriers } from "./adapters/configured-carriers.ts";
export type { PushText, Signature } from "./draft.ts";
export type { OrderLetterKind, PushMessage } from "./message.ts";
export type { OrderTextKind } from "./messages/order-texts.ts";
export type { ApprovalDecisionLetter } from "./messages/staff.ts";
export type { Notifications } from "./notifications.ts";
export { countMessagesSince, tryLetter, tryText } from "./test-message.ts";
