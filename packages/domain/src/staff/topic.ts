import type { ShopEvent, ShopEventType } from "../events.ts";
import { may, type Permission, type StaffRole } from "./permission.ts";

/** The subjects of the changes that the back office is notified of. */
export const STAFF_TOPICS = [
  "orders",
  "products",
  "rates",
  "tickets",
  "customers",
  "approvals",
  "audit",
  "content",
  "people",
  "imports",
  "restock",
  "settings",
] as const;
export type StaffTopic = (typeof STAFF_TOPICS)[number];

/** The permissions that let a role be notified of a topic. Any of them is enough. */
const TOPIC_PERMISSIONS: Readonly<Record<StaffTopic, readonly Permission[]>> = {
  orders: ["orders.read"],
  products: ["products.read"],
  rates: ["rates.read"],
  tickets: ["tickets.read"],
  customers: ["customers.read"],
  approvals: ["approvals.read"],
  audit: ["audit.read"],
  content: ["content.read", "coupons.read"],
  people: ["people.read"],
  imports: ["products.edit"],
  restock: ["products.read"],
  settings: ["settings.read"],
};

/** Whether a role may be notified of changes of this topic. */
export function mayFollowTopic(role: StaffRole | null, topic: StaffTopic): boolean {
  return TOPIC_PERMISSIONS[topic].some((permission) => may(role, permission));
}

/** The family of an event is the first word of its type, such as `order` for `order.moved`. */
type EventFamily = ShopEventType extends infer Type
  ? Type extends `${infer Family}.${string}`
    ? Family
    : never
  : never;

/**
 * The topic of each family of events; null if its events cause no hint for staff. A family is the
 * first word of an event's type.
 */
const EVENT_TOPICS: Readonly<Record<EventFamily, StaffTopic | null>> = {
  account: "customers",
  alert: null,
  alerts: null,
  // The entry of the audit log about the same change causes the hint, because it has the kind of
  // the request, which decides who may read the request.
  approval: null,
  catalogue: "products",
  content: "content",
  coupon: "content",
  money: "orders",
  newsletter: "customers",
  order: "orders",
  pan: null,
  payment: "orders",
  person: "people",
  product: "products",
  rates: "rates",
  restock: "restock",
  return: "orders",
  review: "content",
  settings: "settings",
  ticket: "tickets",
};

/**
 * The topic of each family of actions in the audit log. A family is the first word of an action.
 * Capabilities name their own actions, so a family may be missing here; its actions then cause no
 * notification.
 */
const ACTION_TOPICS: Readonly<Record<string, StaffTopic>> = {
  about: "content",
  approval: "approvals",
  article: "content",
  buyer: "orders",
  canned_answer: "tickets",
  category: "content",
  collection: "content",
  content: "content",
  "content-picture": "content",
  coupon: "content",
  customer: "customers",
  "gallery-picture": "content",
  identity: "content",
  import: "imports",
  invoice: "orders",
  newsletter: "customers",
  order: "orders",
  payment: "orders",
  person: "people",
  piece: "products",
  policy: "content",
  product: "products",
  products: "products",
  promotion: "content",
  rates: "rates",
  reading: "rates",
  return: "orders",
  settings: "settings",
  settlement: "orders",
  shop: "settings",
  slide: "content",
  testimonial: "content",
  ticket: "tickets",
};

/**
 * The topics of those actions on accounts that change data that staff see. Logins, for example,
 * have no topic.
 */
const ACCOUNT_TOPICS: Readonly<Record<string, StaffTopic>> = {
  "account.changed": "customers",
  "account.closed": "customers",
  "account.email_confirmed": "customers",
  "account.phone_proved": "customers",
  // Staff see the role of a person as a part of the person's account.
  "account.role_changed": "people",
};

/** The topic of an event; null if the event causes no hint for staff. */
export function topicOfEvent({ type }: Pick<ShopEvent, "type">): StaffTopic | null {
  return EVENT_TOPICS[familyOf(type) as EventFamily];
}

/**
 * The topic of an action of the audit log, such as `order.moved`; null if staff see no data of the
 * action.
 */
export function topicOfAction(what: string): StaffTopic | null {
  return ACCOUNT_TOPICS[what] ?? ACTION_TOPICS[familyOf(what)] ?? null;
}

function familyOf(name: string): string {
  return name.split(".", 1)[0] ?? "";
}

/** The id of the record that an event is about; null for an event about several records. */
export function subjectOf(event: ShopEvent): string | null {
  for (const name of ["orderId", "productId", "ticketId", "approvalId", "sheetId", "userId"]) {
    const id = (event as unknown as Record<string, unknown>)[name];
    if (typeof id === "string") return id;
  }
  return null;
}
