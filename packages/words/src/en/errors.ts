import type { ErrorCode } from "@suvarna/contract/errors";
import { MAX_ALERTS } from "@suvarna/domain/alerts";
import { MOST_LETTERS } from "@suvarna/domain/engraving";
import { RETURN_DAYS } from "@suvarna/domain/policies";
import { MAX_WISHLIST } from "@suvarna/domain/wishlist";

/** The message for each error code. A handler may give a more exact message. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  bad_request: "Please check what you entered and try again.",
  passwords_differ: "Passwords do not match!",
  cart_missing: "Your cart could not be found. Please reload your cart.",
  quantity_invalid: "Choose a quantity from 1 to 20.",
  size_unknown: "This piece does not come in that size.",
  engraving_impossible: `This piece can’t be engraved with that. Use at most ${MOST_LETTERS} letters: A to Z, digits, &, . and -`,
  unauthenticated: "User not authenticated",
  credentials_wrong: "The e-mail or the password is not right.",
  otp_wrong: "Invalid OTP",
  second_factor_needed:
    "Staff log in with a second step. Please add an authenticator app or a passkey, or log in again.",
  google_token_wrong: "Google sign-in failed. Please try again later.",
  signature_wrong: "This message is not signed as it must be.",
  payment_failed: "Payment verification failed",
  forbidden: "You do not have permission to view this content.",
  approval_own:
    "You have asked for this yourself: another person must approve or refuse it. You can cancel it.",
  approval_newcomer:
    "You are new here, or have a new role, so you can't approve yet. Please ask another person.",
  login_old: "Please log in again first: a login of the last ten minutes is needed for this.",
  fresh_proof_needed: "Please prove that it is you: this needs a proof of the last five minutes.",
  email_unconfirmed: "Please confirm your e-mail address first, by the link in our letter.",
  password_needed: "Enter your password, so that we know it is you.",
  not_found: "The requested resource was not found.",
  product_not_found: "Product not found",
  collection_not_found: "The shop has no such collection.",
  order_not_found: "Order not found",
  invoice_not_found:
    "There is no such paper for this order. An invoice comes with its confirmation.",
  quote_not_found: "This price lock does not hold any more. Please look at your total again.",
  blog_not_found: "Blog not found",
  content_not_found: "This is not there any more. Somebody may have removed it.",
  coupon_not_found: "There is no coupon of this code.",
  ticket_not_found: "Ticket not found",
  canned_answer_not_found: "There is no such canned answer.",
  customer_not_found: "There is no shopper with this account.",
  subscriber_not_found: "This address is not on the list.",
  alert_not_found: "This alert is not there any more.",
  reading_not_found: "Reading not found",
  upload_not_found: "This file is not there any more. Please send it again.",
  picture_not_found: "This picture is not there any more.",
  import_not_found: "There is no such import.",
  factor_not_found: "This way to prove yourself is not there any more.",
  factor_last:
    "Staff need a second step at the login. Please add another one before you remove this one.",
  factor_known: "This passkey is in use already.",
  factor_wrong: "This was not right. Please try again.",
  challenge_dead: "This took too long, or was tried too often. Please begin again.",
  factors_full: "You have as many as an account can have. Please remove one first.",
  conflict: "This was changed meanwhile. Please try again.",
  email_taken: "An account with this e-mail exists already.",
  phone_taken: "An account with this phone number exists already.",
  other_method:
    "An account with this e-mail exists already, with another way to sign in. Please log in with your e-mail and password. If you don't remember the password, use 'Forgot Password', or write to our support.",
  coupon_taken: "There is a coupon of this code already.",
  slug_taken: "A piece with this address exists already.",
  prefix_in_use:
    "Another kind of document has numbers with this prefix in this financial year. Choose another prefix.",
  category_in_use: "Pieces belong to this category. Give them another category first.",
  sold_out: "This piece is out of stock.",
  stock_exceeded: "There are not that many pieces in stock.",
  cart_full: "Your cart is full. Please order or remove some pieces first.",
  price_unknown:
    "The present rates of gold and silver are not known, so nothing can be sold for the moment. Please try again in a while: sales go on by themselves.",
  total_changed: "The rates have moved and your total with them. Please look at the new total.",
  quote_expired: "The time for which your price was locked is over. Please look at the new total.",
  quote_changed: "Your cart has changed since its price was locked. Please look at the new total.",
  rate_jump: "These rates are far from the last ones. Please look at them again, then confirm.",
  rates_held: "The rates are held, so no source is asked. Release them first.",
  rates_not_held: "These rates can't be held.",
  sales_not_stopped: "These sales are not stopped any more.",
  sheet_not_found: "There are no such rates.",
  sheet_withdrawn: "These rates are withdrawn already.",
  refund_not_found: "There is no such refund.",
  case_not_found: "There is no such report of a gateway.",
  case_closed: "This report is closed already.",
  difference_not_found: "There is no such difference.",
  difference_not_open: "This difference does not wait for an explanation any more.",
  settlement_day_open: "This day is not over yet. Please choose an earlier one.",
  settlement_unavailable:
    "The gateway does not give this settlement just now. Please try again later.",
  refund_too_much:
    "That is more than is left of this order. Please reload it and look at its refunds.",
  refund_not_possible:
    "Nothing of this order can be refunded in part now: it must be paid in full. An order that is not dispatched can be cancelled.",
  challan_unavailable:
    "A delivery challan is for goods that are about to leave or are on their way. This order has no such goods.",
  cash_not_remitted:
    "One of these transfers was cancelled or written down anew in the meantime. Please reload the list.",
  cash_remitted: "The cash of one of these orders is written down already. Please reload the list.",
  refund_by_hand:
    "This order was paid at the door. Send the money by bank transfer or UPI, and enter the reference.",
  door_code_needed:
    "This parcel is handed over against a code only. Enter the code that the buyer told the courier.",
  door_code_wrong: "This is not the code of this order. Ask the courier to read it once more.",
  door_code_used_up:
    "Too many wrong codes were entered for this parcel, so its code is no longer accepted. An owner can deliver it without the code, with a reason.",
  refund_reference_missing: "Enter the reference of the bank transfer or UPI payment.",
  refund_not_stuck: "This refund does not wait for anybody.",
  approval_not_found: "There is no such request for an approval.",
  approval_decided: "This request was decided meanwhile. Please look at it again.",
  approval_lapsed: "The time of this request is over. If it is still wanted, ask for it again.",
  approval_outdated:
    "What this request is about has changed since, so it was not carried out. Ask for it again.",
  approval_waiting:
    "This has been asked for already. That request must be decided or taken back first.",
  invitation_not_found: "There is no such invitation.",
  person_not_found: "There is no such person among the staff.",
  person_self: "You can't change your own role or suspend yourself. Please ask another owner.",
  last_owner: "This is the last owner of the shop. Make another person an owner first.",
  piece_not_found: "This piece is not there any more.",
  piece_in_order: "This piece belongs to an order, so its HUID stays.",
  product_archived: "This product is archived. Restore it first.",
  making_out_of_range: "A making charge must stay from 0 to 100%.",
  stock_out_of_range: "A stock must stay from 0 to 100,000 pieces.",
  price_falls_far:
    "The price would fall further than one person may lower it. Publish the change in the editor of the back office, where a second person approves it.",
  changed_meanwhile: "Somebody else has changed this meanwhile. Please look at it again.",
  pan_reads_over:
    "You have read as many PANs today as one person may. Please ask an owner, or go on tomorrow.",
  reading_decided: "This reading does not wait any more.",
  ticket_closed: "This ticket is closed. Please open a new one, and name this one in it.",
  ticket_unanswered: "Answer this ticket first: its time to answer can't end with nothing said.",
  ticket_move: "A ticket can't go from its state to that one.",
  order_dispatched: "This order can't be cancelled any more.",
  order_moved: "This order has moved on meanwhile. Please look at it again.",
  order_cannot_move: "This order can't make that step.",
  dispatch_hindered: "Something is missing before this order can be dispatched.",
  huid_taken: "This HUID is on another piece, or in another order. Read the mark again.",
  huid_malformed: "A HUID has six letters and digits.",
  order_piece_unknown: "The order has no such piece, or its money went back.",
  letter_unknown: "The shop has no letter about that state of the order.",
  letter_without_address: "The shopper has no proved e-mail address.",
  rest_owed: "The rest of this order is not paid yet. It can't be dispatched before it is.",
  rest_not_owed: "This order owes no rest: there is nothing to ask for.",
  prepayment_unavailable:
    "Only an order with cash on delivery that is not dispatched can be asked to pay before.",
  return_closed: `This order can't be sent back: that is open for ${RETURN_DAYS} days from its delivery.`,
  return_engraved:
    "An engraved piece is exchanged, not refunded. Call us or write to us, and we exchange it.",
  return_asked: "You have asked us to take this order back already.",
  return_pieces_gone:
    "Some of these pieces are not in this order, or were returned already. Please look at the order again.",
  return_decided: "No return waits for a decision on this order.",
  payment_over:
    "This order can't be paid any more. Money that was taken goes back by itself; please order again.",
  too_large: "That is too large.",
  password_wrong: "Your present password is not right.",
  answer_title_taken: "Another canned answer has this title.",
  export_not_approved:
    "A second person must approve first that you get this data, and the approval counts for a day.",
  answer_unfilled: "Fill in or remove the text in braces first.",
  assignee_unable: "This person can't take this work.",
  link_dead: "This link can't be used any more. Please ask for a new one.",
  import_moved: "This import is in another state by now. Please look at it again.",
  import_old: "The time in which this import could be undone is over.",
  pictures_full: "A product can have 20 pictures. Take one away first.",
  picture_unusable: "Choose a JPEG, PNG or WebP picture.",
  content_incomplete: "Something is missing before it can go online.",
  cart_empty: "Your cart is empty!",
  coupon_unknown: "We don't know this coupon code. Please check how it is written.",
  coupon_not_yet: "This coupon can't be used yet.",
  coupon_over: "This coupon has ended.",
  coupon_used_up: "This coupon has been used up.",
  coupon_used: "You have used this coupon already.",
  coupon_used_here:
    "This coupon was used for orders to this address or phone number as often as it can be. Take it off your cart, and order without it.",
  coupon_not_for_these: "This coupon is not for the pieces in your cart.",
  coupon_minimum: "Your cart does not come to what this coupon needs.",
  coupon_gives_nothing: "This coupon would give you nothing here.",
  wishlist_full: `Your wishlist is full with ${MAX_WISHLIST} pieces. Please remove one first.`,
  review_not_found: "This review is not there any more.",
  review_not_open: "A piece can be reviewed once its order is delivered, unless it went back.",
  restock_not_needed: "It can be bought now. There is nothing to wait for.",
  push_service_unknown: "Our shop can't send news to this browser.",
  alerts_full: `You have ${MAX_ALERTS} alerts waiting. Please delete one first.`,
  alert_met: "It costs less than that already. Choose a lower price.",
  pan_required:
    "An order of this value needs the buyer's PAN: five letters, four digits, one letter.",
  cod_abroad:
    "Cash on delivery is only for addresses in India. Please pay online for a delivery abroad.",
  cod_limit: "Cash on delivery is not available for this order value.",
  cod_made_to_order:
    "A piece that is made to order can't be paid on delivery. Please pay online, in whole or by an advance.",
  cod_too_many:
    "You have several orders with cash on delivery on their way. Please pay this one online, or order it once one of them is delivered.",
  cod_day_limit:
    "The law lets us take less than ₹2,00,000 in cash from one buyer a day. Please pay this order online, or order it tomorrow, once your other orders with cash on delivery are delivered.",
  prepayment_only:
    "Your orders are to be paid online, before we send them. Please pay this one online.",
  contact_unproved:
    "Please confirm your phone number by a code first: we keep pieces only for people whom we can reach.",
  phone_unproved:
    "Please confirm your phone number by a code first, so that we can reach you about your cash on delivery. Or pay online.",
  unpaid_limit:
    "Your orders that are not paid yet hold as much as we can keep for you. Please pay or cancel one of them in your order history, then order again.",
  advance_unavailable:
    "There is no advance for this order: it is for pieces made to order. Please pay the whole.",
  rate_refused: "The shop can't sell by these rates.",
  idempotency_mismatch:
    "This order was already sent with other details. Please reload and try again.",
  rate_limited: "Too many attempts. Please wait a moment and try again.",
  otp_too_soon: "A code is on its way. Please wait a moment before you ask for another.",
  otp_too_many: "Too many codes were asked for. Please try again later, or log in by e-mail.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "We can't do this just now. Please try again soon.",
  outcome_unknown:
    "The shop stopped answering in the middle of this, so it may be done or not. Please look before you try again.",
  exposure_full:
    "So many orders are being placed that we can't hold another price just now. Nothing was charged; please try again in a few minutes.",
  payment_unavailable:
    "The payment service does not answer just now. Nothing was charged; please try again.",
  online_payment_unavailable: "Online payment is not open yet. Please choose cash on delivery.",
};
