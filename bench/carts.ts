import { createHash, randomInt, randomUUID } from "node:crypto";
import pg from "pg";

/** A logged-in shopper with one piece in the cart. */
export interface Shopper {
  readonly token: string;
  /** The shopper's phone number and network address, which no other shopper has. */
  readonly phone: string;
  readonly network: string;
  readonly cartId: string;
  /** The idempotency key with which the shopper places the order. */
  readonly key: string;
}

const FIRST_PHONE = 7_000_000_000 + randomInt(900) * 1_000_000;
let people = 0;

/**
 * Creates shoppers in the shop's database, each with a confirmed phone number and a filled cart.
 * The stock is large enough for all orders.
 */
export async function fillCarts(database: string, count: number): Promise<readonly Shopper[]> {
  const shoppers = Array.from({ length: count }, () => {
    people += 1;
    return {
      userId: randomUUID(),
      token: randomUUID(),
      cartId: randomUUID(),
      key: randomUUID(),
      phone: `+91${FIRST_PHONE + people}`,
      network: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    };
  });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query("update products set stock = 1000000 where stock is not null");
    const rows = JSON.stringify(
      shoppers.map(({ userId, token, cartId, phone }) => {
        const session = createHash("sha256").update(token).digest("base64url");
        return { userId, cartId, session, phone };
      }),
    );
    await client.query(FILL, [rows]);
  } finally {
    await client.end();
  }
  return shoppers;
}

/**
 * Fills the carts with pieces in turn. The pieces are cheap enough to need no PAN and to allow cash
 * on delivery.
 */
const FILL = `
  with given as (
    select row_number() over () as position, *
    from json_to_recordset($1) as given ("userId" uuid, "cartId" uuid, session text, phone text)
  ), pieces as (
    select id, row_number() over (order by id) as position, count(*) over () as many
    from products
    where on_sale and removed_at is null and net_weight_mg <= 4000 and stone_value_paise < 5000000
      and not exists (select from product_sizes where product_id = products.id)
  ), people as (
    insert into users (id, name, email, phone, phone_verified)
    select "userId", 'Meera Nair', "userId" || '@shopper.example', phone, true from given
    returning id
  ), logins as (
    insert into sessions (id, user_id, token, expires_at, created_at)
    select gen_random_uuid(), "userId", session, now() + interval '1 day', now() from given
  ), filled as (
    insert into carts (id, user_id) select "cartId", "userId" from given
  )
  insert into cart_lines (cart_id, product_id, quantity)
  select "cartId", pieces.id, 1
  from given join pieces on pieces.position = 1 + given.position % pieces.many`;
