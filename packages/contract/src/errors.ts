import { MAX_ALERTS } from "@suvarna/domain/alerts";
import { RETURN_DAYS } from "@suvarna/domain/policies";
import { MAX_WISHLIST } from "@suvarna/domain/wishlist";

/**
 * Every refusal of the API, with its status and its message for shoppers. There is no other such
 * table; a handler may give a more exact message, but never another status.
 */
export const ERRORS = {
  bad_request: { status: 400, message: "Please check what you entered and try again." },
  passwords_differ: { status: 400, message: "Passwords do not match!" },
  cart_missing: { status: 400, message: "Your cart could not be found. Please reload your cart." },
  quantity_invalid: { status: 400, message: "Choose a quantity from 1 to 20." },
  size_unknown: { status: 400, message: "This piece does not come in that size." },
  unauthenticated: { status: 401, message: "User not authenticated" },
  credentials_wrong: { status: 401, message: "The e-mail or the password is not right." },
  otp_wrong: { status: 401, message: "Invalid OTP" },
  google_token_wrong: {
    status: 401,
    message: "Google sign-in failed. Please try again later.",
  },
  signature_wrong: { status: 401, message: "This message is not signed as it must be." },
  payment_failed: { status: 402, message: "Payment verification failed" },
  forbidden: { status: 403, message: "You do not have permission to view this content." },
  login_old: {
    status: 403,
    message: "Please log in again first: a login of the last ten minutes is needed for this.",
  },
  password_needed: { status: 403, message: "Enter your password, so that we know it is you." },
  not_found: { status: 404, message: "The requested resource was not found." },
  product_not_found: { status: 404, message: "Product not found" },
  order_not_found: { status: 404, message: "Order not found" },
  invoice_not_found: {
    status: 404,
    message: "There is no such paper for this order. An invoice comes with its confirmation.",
  },
  quote_not_found: {
    status: 404,
    message: "This price lock does not hold any more. Please look at your total again.",
  },
  blog_not_found: { status: 404, message: "Blog not found" },
  coupon_not_found: { status: 404, message: "There is no coupon of this code." },
  ticket_not_found: { status: 404, message: "Ticket not found" },
  alert_not_found: { status: 404, message: "This alert is not there any more." },
  reading_not_found: { status: 404, message: "Reading not found" },
  conflict: { status: 409, message: "This was changed meanwhile. Please try again." },
  email_taken: { status: 409, message: "An account with this e-mail exists already." },
  phone_taken: { status: 409, message: "An account with this phone number exists already." },
  other_method: {
    status: 409,
    message:
      "An account with this e-mail exists already, with another way to sign in. Please log in with your e-mail and password. If you don't remember the password, use 'Forgot Password', or write to our support.",
  },
  coupon_taken: { status: 409, message: "There is a coupon of this code already." },
  slug_taken: { status: 409, message: "A piece with this address exists already." },
  sold_out: { status: 409, message: "This piece is out of stock." },
  stock_exceeded: { status: 409, message: "There are not that many pieces in stock." },
  price_unknown: {
    status: 409,
    message: "The price of this piece is on request, because no valid rate is known just now.",
  },
  total_changed: {
    status: 409,
    message: "The rates have moved and your total with them. Please look at the new total.",
  },
  quote_expired: {
    status: 409,
    message: "The time for which your price was locked is over. Please look at the new total.",
  },
  quote_changed: {
    status: 409,
    message: "Your cart has changed since its price was locked. Please look at the new total.",
  },
  rate_jump: {
    status: 409,
    message: "These rates are far from the last ones. Please look at them again, then confirm.",
  },
  reading_decided: { status: 409, message: "This reading does not wait any more." },
  ticket_closed: {
    status: 409,
    message: "This ticket is closed. Please open a new one, and name this one in it.",
  },
  ticket_unanswered: {
    status: 409,
    message: "Answer this ticket first: its time to answer can't end with nothing said.",
  },
  ticket_move: { status: 409, message: "A ticket can't go from its state to that one." },
  order_dispatched: { status: 409, message: "This order can't be cancelled any more." },
  order_moved: {
    status: 409,
    message: "This order has moved on meanwhile. Please look at it again.",
  },
  order_cannot_move: { status: 409, message: "This order can't make that step." },
  rest_owed: {
    status: 409,
    message: "The rest of this order is not paid yet. It can't be dispatched before it is.",
  },
  rest_not_owed: { status: 409, message: "This order owes no rest: there is nothing to ask for." },
  return_closed: {
    status: 409,
    message: `This order can't be sent back: that is open for ${RETURN_DAYS} days from its delivery.`,
  },
  return_asked: { status: 409, message: "You have asked us to take this order back already." },
  return_decided: { status: 409, message: "No return waits for a decision on this order." },
  payment_over: {
    status: 409,
    message:
      "This order can't be paid any more. Money that was taken goes back by itself; please order again.",
  },
  too_large: { status: 413, message: "That is too large." },
  password_wrong: { status: 422, message: "Your present password is not right." },
  link_dead: {
    status: 422,
    message: "This link can't be used any more. Please ask for a new one.",
  },
  picture_unusable: { status: 422, message: "Choose a JPEG, PNG or WebP picture." },
  cart_empty: { status: 422, message: "Your cart is empty!" },
  coupon_unknown: {
    status: 422,
    message: "We don't know this coupon code. Please check how it is written.",
  },
  coupon_not_yet: { status: 422, message: "This coupon can't be used yet." },
  coupon_over: { status: 422, message: "This coupon has ended." },
  coupon_used_up: { status: 422, message: "This coupon has been used up." },
  coupon_used: { status: 422, message: "You have used this coupon already." },
  coupon_not_for_these: {
    status: 422,
    message: "This coupon is not for the pieces in your cart.",
  },
  coupon_minimum: { status: 422, message: "Your cart does not come to what this coupon needs." },
  coupon_gives_nothing: { status: 422, message: "This coupon would give you nothing here." },
  wishlist_full: {
    status: 422,
    message: `Your wishlist is full with ${MAX_WISHLIST} pieces. Please remove one first.`,
  },
  alerts_full: {
    status: 422,
    message: `You have ${MAX_ALERTS} alerts waiting. Please delete one first.`,
  },
  alert_met: { status: 422, message: "It costs less than that already. Choose a lower price." },
  pan_required: {
    status: 422,
    message: "An order of this value needs the buyer's PAN: five letters, four digits, one letter.",
  },
  cod_abroad: {
    status: 422,
    message:
      "Cash on delivery is only for addresses in India. Please pay online for a delivery abroad.",
  },
  cod_limit: { status: 422, message: "Cash on delivery is not available for this order value." },
  cod_made_to_order: {
    status: 422,
    message:
      "A piece that is made to order can't be paid on delivery. Please pay online, in whole or by an advance.",
  },
  advance_unavailable: {
    status: 422,
    message:
      "There is no advance for this order: it is for pieces made to order. Please pay the whole.",
  },
  rate_refused: { status: 422, message: "The shop can't sell by these rates." },
  idempotency_mismatch: {
    status: 422,
    message: "This order was already sent with other details. Please reload and try again.",
  },
  rate_limited: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  otp_too_soon: {
    status: 429,
    message: "A code is on its way. Please wait a moment before you ask for another.",
  },
  otp_too_many: {
    status: 429,
    message: "Too many codes were asked for. Please try again later, or log in by e-mail.",
  },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: { status: 503, message: "We can't do this just now. Please try again soon." },
  payment_unavailable: {
    status: 503,
    message: "The payment service does not answer just now. Nothing was charged; please try again.",
  },
  online_payment_unavailable: {
    status: 503,
    message: "Online payment is not open yet. Please choose cash on delivery.",
  },
} as const;

export type ErrorCode = keyof typeof ERRORS;
