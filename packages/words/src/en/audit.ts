import { sayAuditCall } from "./audit-calls.ts";

/** The names of audited records, in the form that follows a verb: "Moved an order". */
const RECORDS: Readonly<Record<string, string>> = {
  account: "an account",
  approval: "a request",
  article: "an article",
  about: "the page about the shop",
  buyer: "a shopper",
  canned_answer: "a ready answer",
  category: "a category",
  collection: "a collection",
  coupon: "a coupon",
  customer: "a shopper",
  "gallery-picture": "a picture of the gallery",
  identity: "the shop details",
  import: "an import",
  invoice: "a paper",
  newsletter: "the newsletter",
  order: "an order",
  payment: "a payment",
  person: "a person of the staff",
  piece: "a piece with its HUID",
  policy: "a policy",
  product: "a product",
  promotion: "a promotion",
  rates: "the rates",
  reading: "a reading of the rates",
  return: "a return",
  review: "a review",
  session: "a session",
  settings: "the settings",
  settlement: "a settlement",
  shop: "the shop details",
  slide: "a picture of the carousel",
  testimonial: "a testimonial",
  ticket: "a ticket",
  view: "a view of a list",
};

/** The words for actions of the audit log that can't be composed of a verb and a record's name. */
const SENTENCES: Readonly<Record<string, string>> = {
  "account.addresses_changed": "Changed the addresses of an account",
  "account.changed": "Changed the account's details",
  "account.email_confirmed": "Confirmed an e-mail address",
  "account.factor_added": "Added a second factor",
  "account.factor_begun": "Began to add a second factor",
  "account.factor_refused": "Gave a wrong second factor",
  "account.factor_removed": "Removed a second factor",
  "account.factor_renamed": "Renamed a second factor",
  "account.factor_reset": "Reset the second factor of an account",
  "account.google_linked": "Linked Google to an account",
  "account.logged_in": "Logged in",
  "account.login_failed": "Gave a wrong second factor at a login as staff",
  "account.login_ended": "Ended a login",
  "account.password_changed": "Changed the password",
  "account.password_reset": "Reset the password",
  "account.phone_proved": "Confirmed a phone number",
  "account.picture_changed": "Changed the picture of an account",
  "account.recovery_codes_renewed": "Renewed the recovery codes",
  "account.role_changed": "Changed the role of a person",
  "approval.approved": "Agreed to a request",
  "approval.asked": "Asked a second person to agree",
  "approval.outdated": "Agreed to a request that could not be carried out any more",
  "approval.refused": "Refused a request",
  "approval.cancelled": "Took a request back",
  "article.begun": "Began an article",
  "article.withdrawn": "Took an article offline",
  "article.kept": "Kept the draft of an article",
  "audit.checked": "Had the audit trail checked",
  "audit.exported": "Copied lines of the audit trail",
  "buyer.prepayment": "Changed whether a shopper pays before dispatch",
  "category.ordered": "Put the categories into another order",
  "collection.ordered": "Put the collections into another order",
  "collection.piece_added": "Put a piece into a collection",
  "collection.piece_removed": "Took a piece out of a collection",
  "content-picture.added": "Sent a picture for the shop's pages",
  "coupon.switched": "Switched a coupon on or off",
  "customer.export_granted": "Allowed a copy of a shopper's data",
  "customer.exported": "Copied all data about a shopper",
  "gallery-picture.ordered": "Put the pictures of the gallery into another order",
  "import.done": "Wrote the last rows of an import",
  "import.stop_asked": "Stopped an import",
  "import.stopped": "Wrote rows of an import, then stopped",
  "import.undo_started": "Began to undo an import",
  "import.undo_stopped": "Undid rows of an import, then stopped",
  "import.undone": "Undid the last rows of an import",
  "import.undoing": "Undid rows of an import",
  "import.written": "Wrote rows of an import",
  "person.help_asked": "Asked a colleague for help with a page",
  "newsletter.exported": "Copied the addresses of the newsletter",
  "newsletter.unsubscribed": "Took an address off the newsletter",
  "order.assigned": "Gave an order to a person",
  "order.carrier_noted": "Wrote the courier of an order",
  "order.cash_remittance_cancelled": "Cancelled a courier's transfer that was noted wrongly",
  "order.cash_remitted": "Noted the cash that a courier has brought",
  "order.letter_asked": "Sent a message about an order again",
  "order.collects_less": "Lowered the sum to collect at the door",
  "order.delivered_without_code": "Delivered an order without the code of the door",
  "order.door_code_wrong": "Entered a wrong code of the door",
  "order.letter_resent": "Sent a message about an order again",
  "order.noted": "Wrote a note at an order",
  "order.pan_read": "Looked at the PAN of an order",
  "order.partly_refunded": "Sent a part of an order's money back",
  "order.piece_sold_again": "Put a piece that came back on sale again",
  "order.weighed": "Noted the weight and the HUID of a piece of an order",
  "order.rates_withdrawn": "Cancelled an order of a withdrawn rate",
  "order.rest_asked": "Asked for the rest of an order",
  "order.rest_paid": "Took the rest of an order",
  "import.given_up": "Could not finish an import",
  "orders.exported": "Copied a list of orders",
  "order.sold_at_counter": "Sold an order at the counter",
  "papers.numbers_lost": "Went on with the numbers of papers after a restore",
  "payment.case_closed": "Closed the report of a gateway",
  "payment.failed": "Could not take a payment",
  "payment.dispute_heard": "Heard of a dispute about a payment",
  "payment.gateway_changed": "Changed the gateway of a payment",
  "payment.not_kept": "Sent back a payment that the shop does not keep",
  "payment.not_ours": "Heard of a payment that is not the shop's",
  "payment.not_ours_heard": "Heard of a payment that is not the shop's",
  "payment.paid_back_twice": "Heard that the money of a refund went back twice",
  "payment.paid_back_twice_heard": "Heard that the money of a refund went back twice",
  "payment.refund_heard": "Heard of a refund that the shop did not send",
  "payment.refund_retried": "Tried a refund again",
  "payment.refund_settled_by_hand": "Sent a refund by hand",
  "payment.refund_stuck": "Could not send a refund",
  "payment.refunded_by_hand": "Sent a refund by hand",
  "person.invitation_withdrawn": "Withdrew an invitation",
  "person.invited": "Invited a person to the staff",
  "person.joined": "Joined the staff",
  "person.session_ended": "Ended a session of a person",
  "person.sessions_ended": "Ended all sessions of a person",
  "product.availability_set": "Set whether a product can be ordered",
  "products.availability_set": "Set whether products can be ordered",
  "product.draft_dropped": "Dropped the draft of a product",
  "product.draft_saved": "Kept the draft of a product",
  "product.drafted": "Began a product",
  "product.making_set": "Changed the making charge of a product",
  "product.pictures_changed": "Changed the pictures of a product",
  "product.published": "Published a product",
  "product.stock_set": "Set the stock of a product",
  "products.making_set": "Changed the making charge of many products",
  "products.stock_set": "Changed the stock of many products",
  "promotion.ordered": "Put the promotions into another order",
  "rates.adjustment": "Changed the duty or the premium",
  "rates.asked": "Asked the sources for the rates again",
  "rates.sales_gold": "Stopped or started the sales of gold",
  "rates.hold": "Held the rates, or let them go on",
  "rates.sales_silver": "Stopped or started the sales of silver",
  "rates.withdrawn": "Took wrong rates back",
  "reading.confirmed": "Accepted a reading of the rates",
  "reading.held_back": "Held a reading of the rates back",
  "reading.rejected": "Refused a reading of the rates",
  "refused.approval_newcomer": "Was refused: has the role for too short a time",
  "refused.approval_own": "Was refused: nobody agrees to their own request",
  "refused.forbidden": "Was refused: the role may not",
  "return.decided": "Decided about a return",
  "return.requested": "Asked to send an order back",
  "session.proof_asked": "Asked for the second factor again",
  "session.proof_failed": "Gave a wrong second factor",
  "session.proved": "Gave the second factor again",
  "settings.identity_changed": "Changed the shop's identity",
  "settings.service_tested": "Tested a service",
  "settlement.explained": "Explained a difference of a settlement",
  "shop.restored": "Restored the shop from a copy",
  "slide.ordered": "Put the pictures of the carousel into another order",
  "testimonial.ordered": "Put the testimonials into another order",
  "texts.sealed_anew": "Encrypted private texts with the new key",
  "ticket.judged": "Said whether a ticket is spam",
  "ticket.noted": "Wrote a note for colleagues at a ticket",
  "ticket.published": "Showed or hid a question in the shop",
};

/**
 * Returns the words for an action of the audit log, such as "Moved an order" for `order.moved`. A
 * line without an action of its own has the API call, such as `POST /staff/jobs/:id/retry`.
 */
export function sayAuditAction(what: string): string {
  const sentence = SENTENCES[what];
  if (sentence) return sentence;
  if (what.includes(" /")) {
    return `Used the back office to ${sayAuditCall(what) ?? "make a call that it has no more"}`;
  }
  const [name = "", verb] = what.split(".");
  const record = RECORDS[name];
  if (!record || !verb) return what;
  const words = verb.replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${record}`;
}

/**
 * Returns the words for the code of an audited record that has no name, such as "privacy policy"
 * for the policy `privacy-policy`. Codes in capitals, such as those of coupons, stay as they are.
 */
export function sayAuditSubject(code: string): string {
  return /^[a-z]+(?:[-_ ][a-z]+)*$/.test(code) ? sayAuditField(code.replaceAll("-", " ")) : code;
}

/**
 * The words for the fields of audited records and of requests for approval, where the field's name
 * in the code is not a plain word.
 */
const FIELDS: Readonly<Record<string, string>> = {
  againMg: "weighed again",
  amountBack: "goes back now",
  "benefit.amount": "amount off",
  "benefit.kind": "kind",
  "benefit.shareBp": "percent off",
  collectsLess: "less to collect",
  couponCode: "coupon",
  askedBy: "asked for by",
  assignedTo: "given to",
  bookMg: "in the book of pieces",
  bytes: "size of the file, in bytes",
  catalogueMg: "in the catalogue",
  codBelowPaise: "cash below",
  codOpenOrders: "open cash orders of one buyer",
  couponBp: "second person for coupons above",
  couponPaise: "second person for coupons above",
  doorCodeAbovePaise: "code at the door above",
  endsAt: "ends",
  goldJumpBp: "guard, gold",
  gstRateBp: "GST on jewellery",
  hours: "opening hours",
  isAvailable: "on sale",
  holdMinutes: "holds for",
  holdUntil: "holds until",
  huid: "HUID",
  minimum: "from a cart of",
  ms: "took",
  panAbovePaise: "PAN above",
  perUserLimit: "for one shopper",
  rateJumpBp: "second person for readings beyond",
  readsOfDay: "PANs read that day",
  refunded: "has gone back",
  refundPaise: "second person for refunds above",
  remittedOn: "brought on",
  silverJumpBp: "guard, silver",
  startsAt: "begins",
  subject: "about",
  toCollect: "to collect at the door",
  totalLimit: "uses in all",
  triesLeft: "tries left",
  weighedMg: "weighed net",
};

/** Abbreviations in names of fields, as people write them. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  cin: "CIN",
  cod: "cash on delivery",
  gst: "GST",
  gstin: "GSTIN",
  hsn: "HSN",
  huid: "HUID",
  pan: "PAN",
  sms: "SMS",
  upi: "UPI",
};

/**
 * Returns the words for an audited field by its path: `perGram.24K` is "24K", `paymentState` is
 * "payment state".
 */
export function sayAuditField(path: string): string {
  const fieldName = FIELDS[path];
  if (fieldName) return fieldName;
  const last = path.replace(/^(perGram|benefit|rate|filter)\./, "");
  const words = last
    .replaceAll(".", " ")
    .replace(/(Mg|Bp|Paise|Ms)\b/g, "")
    .replace(/([a-z])(Id|Ids)\b/g, "$1")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll("_", " ");
  return words.replace(/[a-z]+/g, (word) => ABBREVIATIONS[word] ?? word);
}
