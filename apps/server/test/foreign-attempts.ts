import { RETURN_REASONS } from "@suvarna/domain/returns";
import { HOME } from "./checkout.ts";

/** The ids of all objects of one shopper, as an attacker might know them. */
export interface OwnedIds {
  readonly userId: string;
  readonly addressId: string;
  readonly cartId: string;
  readonly orderId: string;
  readonly productId: string;
  readonly loginId: string;
  readonly alertId: string;
  readonly ticketId: string;
  readonly restockId: string;
  readonly factorId: string;
}

export interface Attempt {
  readonly params?: Record<string, string>;
  readonly body?: object;
  /**
   * The status of the expected refusal; undefined where a call can only reach the caller's own
   * data.
   */
  readonly refused?: 400 | 401 | 403 | 404 | 422;
}

/**
 * A passkey in the format of WebAuthn. Its challenge belongs to another user, so the server refuses
 * the passkey without examining it.
 */
const PASSKEY = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
};

/** A public key of a browser, whose private key nobody has. */
const PUBLIC_KEY =
  "BABdLUovG7YJ7jrTOKuVSTm-uRdFXA-GEkm9IL3TjohsirwmWMm4g8pCf31F_LvAz5xlAmsR057I1_lPEXBywzY";

/** A subscription to push messages of a demonstration's browser. */
export const aSubscription = (name: string) => ({
  endpoint: `https://outbox.suvarna.example/${name}`,
  keys: { p256dh: PUBLIC_KEY, auth: "A".repeat(22) },
});

const ADDRESS = {
  addressLine: "1, Foreign Street",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919800000099",
};

/**
 * For each call of a user, the input with which another user would try the call on the owner's
 * objects.
 */
export const FOREIGN: Record<string, (owned: OwnedIds, who: string) => Attempt> = {
  "POST /auth/logout": () => ({}),
  "GET /auth/me": () => ({}),
  "GET /auth/me/counts": () => ({}),
  "PATCH /auth/me": () => ({ body: { location: "Elsewhere" } }),
  "POST /auth/me/addresses": () => ({ body: ADDRESS }),
  "PUT /auth/me/addresses/:id": ({ addressId: id }) => ({
    params: { id },
    body: ADDRESS,
    refused: 403,
  }),
  "DELETE /auth/me/addresses/:id": ({ addressId: id }) => ({ params: { id }, refused: 403 }),
  "GET /auth/me/access": () => ({}),
  "DELETE /auth/me/access/:id": ({ loginId: id }) => ({ params: { id } }),
  "POST /auth/logout-everywhere": () => ({}),
  "POST /auth/me/password": () => ({
    body: { currentPassword: "not-the-password", password: "another-password" },
    refused: 422,
  }),
  "POST /auth/me/proof/options": () => ({}),
  "POST /auth/me/proof": () => ({ body: { password: "not-the-password" }, refused: 422 }),
  "GET /auth/me/factors": () => ({}),
  "POST /auth/me/factors/totp/options": () => ({}),
  "POST /auth/me/factors/totp": () => ({
    body: { challenge: "another's", code: "000000", name: "Mine" },
    refused: 422,
  }),
  "POST /auth/me/factors/passkeys/options": () => ({}),
  "POST /auth/me/factors/passkeys": () => ({
    body: { challenge: "another's", passkey: PASSKEY, name: "Mine" },
    refused: 422,
  }),
  "PATCH /auth/me/factors/:id": ({ factorId: id }) => ({
    params: { id },
    body: { name: "Mine" },
    refused: 404,
  }),
  "DELETE /auth/me/factors/:id": ({ factorId: id }) => ({ params: { id }, refused: 404 }),
  "POST /auth/me/recovery-codes": (_owned, who) => (who === "staff" ? {} : { refused: 404 }),
  "PUT /auth/me/avatar": () => ({ body: { profileImage: "none" }, refused: 422 }),
  "DELETE /auth/me/avatar": () => ({}),
  "POST /auth/me/phone-code": () => ({ body: { phone: "12" }, refused: 400 }),
  "POST /auth/me/phone": () => ({ body: { phone: "+919811112222", otp: "000000" }, refused: 401 }),
  "POST /auth/me/verification": () => ({}),
  "GET /auth/me/export": () => ({}),
  "DELETE /auth/me": (_owned, who) => ({
    body: { password: "a-good-password" },
    ...(who === "staff" ? { refused: 403 } : {}),
  }),
  "GET /push/subscription": () => ({}),
  "PUT /push/subscription": () => ({ body: aSubscription("foreign") }),
  "DELETE /push/subscription": () => ({}),
  "GET /newsletter/choice": () => ({}),
  "PUT /newsletter/choice": () => ({ body: { subscribed: false } }),
  "GET /alerts": () => ({}),
  "POST /alerts": () => ({ body: { carat: "22K", below: 1 } }),
  "PATCH /alerts/:id": ({ alertId: id }) => ({ params: { id }, body: { below: 2 }, refused: 403 }),
  "DELETE /alerts/:id": ({ alertId: id }) => ({ params: { id }, refused: 403 }),
  "GET /restock": () => ({}),
  // The call can delete only a request of the caller.
  "DELETE /restock/:id": ({ restockId: id }) => ({ params: { id } }),
  "GET /reviews/own/:orderId": ({ orderId }) => ({ params: { orderId }, refused: 404 }),
  "PUT /reviews/own/:orderId/:line": ({ orderId }) => ({
    params: { orderId, line: "0" },
    body: { stars: 1, text: "It is mine." },
    refused: 404,
  }),
  "DELETE /reviews/own/:orderId/:line": ({ orderId }) => ({
    params: { orderId, line: "0" },
    refused: 404,
  }),
  "POST /reviews/pictures": () => ({ refused: 422 }),
  "GET /ticket/tickets": () => ({}),
  "GET /ticket/tickets/:id": ({ ticketId: id }) => ({ params: { id }, refused: 403 }),
  "POST /ticket/tickets/:id/messages": ({ ticketId: id }) => ({
    params: { id },
    body: { text: "It is mine." },
    refused: 403,
  }),
  "POST /ticket/tickets/:id/reopen": ({ ticketId: id }) => ({ params: { id }, refused: 403 }),
  "GET /cart": () => ({}),
  "GET /cart/cart/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "POST /cart/add-to-cart": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "PATCH /cart/remove-single-item": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "DELETE /cart/remove-item": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "POST /cart/coupon": () => ({ body: { code: "EXPRESS" }, refused: 422 }),
  "DELETE /cart/coupon": () => ({}),
  "POST /order/create": ({ cartId }) => ({
    body: { cartId, shippingAddress: HOME, paymentMethod: "COD" },
    refused: 400,
  }),
  // The call concerns the caller's own cart, which is empty.
  "POST /order/quote": () => ({ body: {}, refused: 422 }),
  "GET /order/user/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "GET /order/:id": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/verify": ({ orderId }) => ({ body: { orderId }, refused: 403 }),
  "POST /order/:id/pay": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/:id/cancel": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/:id/return": ({ orderId: id }) => ({
    params: { id },
    body: { reason: RETURN_REASONS[0] },
    refused: 403,
  }),
  "POST /order/:id/reorder": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/invoice": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/invoice.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/credit-note": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/credit-note.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refunds/:refundId/credit-note": ({ orderId: id }) => ({
    params: { id, refundId: id },
    refused: 403,
  }),
  "GET /order/:id/refunds/:refundId/credit-note.pdf": ({ orderId: id }) => ({
    params: { id, refundId: id },
    refused: 403,
  }),
  "GET /order/:id/receipt-voucher": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/receipt-voucher.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refund-voucher": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refund-voucher.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /wishlist/wishlist": () => ({}),
  "GET /wishlist/wishlist/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "POST /wishlist/wishlist": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "POST /wishlist/wishlist/merge": ({ productId }) => ({ body: { productIds: [productId] } }),
  "DELETE /wishlist/wishlist/:productId": ({ productId }) => ({ params: { productId } }),
  "DELETE /wishlist/remove/:userId/:productId": ({ userId, productId }) => ({
    params: { userId, productId },
    refused: 403,
  }),
};
