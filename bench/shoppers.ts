import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const ADDRESS = { city: "Bengaluru", state: "Karnataka" };

/**
 * The address of a list of pieces that allow cash on delivery and need no PAN, because with GST
 * they cost less than ₹2,00,000.
 */
const PIECES = "/api/gold/products/paginated?available=true&maxPrice=150000&limit=100";

/** A product of the list, with the fields that name its stock. */
interface Product {
  readonly _id: string;
  readonly stock: number | null;
  readonly sizes?: readonly { readonly size: string; readonly stock: number | null }[] | null;
}

/** A piece that a shopper can buy; its size is null for a product without sizes. */
interface Piece {
  readonly productId: string;
  readonly size: string | null;
}

/**
 * Lets new shoppers buy over HTTP, a few at the same time, as browsers do. Each shopper signs up,
 * logs in, confirms the phone number by a code, puts one piece into the cart and orders it with
 * cash on delivery.
 * @param shop the shop's address; it must trust its proxy, because each shopper has a network
 *   address of their own
 * @throws Error if a call is refused
 */
export async function placeOrders(shop: string, count: number, atOnce: number): Promise<void> {
  const pieces = await piecesOf(shop, count);
  await severalAtOnce(pieces, atOnce, async (piece, number) => {
    await order(shop, await fillCart(shop, number, piece));
  });
}

/**
 * Measures how many orders per second the shop places when its shoppers have filled their carts. It
 * uses only HTTP and so works with any database.
 * @throws Error if a call is refused
 */
export async function ordersPerSecond(
  shop: string,
  count: number,
  atOnce: number,
): Promise<number> {
  const pieces = await piecesOf(shop, count);
  const ready: ReadyShopper[] = [];
  await severalAtOnce(pieces, atOnce, async (piece, number) => {
    ready.push(await fillCart(shop, number, piece));
  });
  const begun = performance.now();
  await severalAtOnce(ready, atOnce, (shopper) => order(shop, shopper));
  return (count * 1000) / (performance.now() - begun);
}

/**
 * Lists pieces to buy. Each size of a product appears in the list as often as it is in stock, so
 * that no piece is sold out before a shopper buys it.
 */
async function piecesOf(shop: string, count: number): Promise<readonly Piece[]> {
  const { products } = await call<{ products: Product[] }>(shop, PIECES, {});
  const pieces = products.flatMap(({ _id, stock, sizes }) => {
    const inSizes = sizes?.length ? sizes : [{ size: null, stock }];
    return inSizes.flatMap(({ size, stock: left }) =>
      Array<Piece>(left ?? 0).fill({ productId: _id, size }),
    );
  });
  if (pieces.length < count) throw new Error(`The shop has ${pieces.length} pieces, not ${count}.`);
  return pieces.slice(0, count);
}

async function severalAtOnce<Thing>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing, number: number) => Promise<void>,
): Promise<void> {
  const waiting = things.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [number, thing] of waiting) await work(thing, number);
    }),
  );
}

/** A logged-in shopper with a confirmed phone number and one piece in the cart. */
interface ReadyShopper {
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly cartId: string;
  readonly phone: string;
  readonly street: string;
}

/** Creates the account of a shopper who is ready to check out. @returns the session's token */
export async function openReadyShopper(shop: string): Promise<string> {
  const { products } = await call<{ products: Product[] }>(shop, PIECES, {});
  const piece = products.find(({ stock, sizes }) => stock && !sizes?.length);
  if (!piece) throw new Error("The shop has no piece without sizes.");
  return (await fillCart(shop, 0, { productId: piece._id, size: null })).token;
}

async function order(
  shop: string,
  { headers, cartId, phone, street }: ReadyShopper,
): Promise<void> {
  await call(shop, "/api/order/create", headers, {
    cartId,
    paymentMethod: "COD",
    shippingAddress: { ...ADDRESS, fullName: "Meera Nair", phone, street, pincode: "560003" },
  });
}

async function fillCart(shop: string, number: number, piece: Piece): Promise<ReadyShopper> {
  const from = { "x-forwarded-for": `198.18.${number >> 8}.${number & 255}` };
  const phone = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  const street = `${number}, 3rd Cross, Malleswaram`;
  const account = { email: `${phone}@shopper.example`, password: "a-good-password" };
  await call(shop, "/api/auth/signup", from, {
    ...account,
    name: "Meera Nair",
    phone,
    confirmPassword: account.password,
    addresses: [{ ...ADDRESS, addressLine: street, zipcode: "560003", primaryPhone: phone }],
  });
  const login = await call<{ token: string; user: { _id: string } }>(
    shop,
    "/api/auth/login",
    from,
    account,
  );
  const asShopper = { ...from, authorization: `Bearer ${login.token}` };
  const userId = login.user._id;
  await call(shop, "/api/auth/me/phone-code", asShopper, { phone });
  const otp = await codeSentTo(shop, phone);
  await call(shop, "/api/auth/me/phone", asShopper, { phone, otp });
  await call(shop, "/api/cart/add-to-cart", asShopper, { userId, ...piece, quantity: 1 });
  const { cartId } = await call<{ cartId: string }>(shop, "/api/cart", asShopper);
  return { headers: asShopper, token: login.token, cartId, phone, street };
}

/**
 * Waits for the text message to a phone number in the demonstration's local outbox.
 * @returns the code in the message
 */
async function codeSentTo(shop: string, phone: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { messages } = await call<{ messages: { _id: string; to: string }[] }>(
      shop,
      "/api/outbox",
      {},
    );
    const mine = messages.find(({ to }) => to === `+91${phone}`);
    if (mine) {
      const { text } = await call<{ text: string }>(shop, `/api/outbox/${mine._id}`, {});
      return /^\d{6}/.exec(text)?.[0] ?? "";
    }
    await pause(50);
  }
  throw new Error("No code was sent.");
}

async function call<Reply>(
  shop: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Reply> {
  const answer = await fetch(shop + path, {
    headers: body ? { ...headers, "content-type": "application/json" } : headers,
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}
