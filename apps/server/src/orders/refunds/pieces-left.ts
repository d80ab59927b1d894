import { sql } from "drizzle-orm";
import { orderRefunds } from "../money-tables.ts";
import { orderItems, orders } from "../tables.ts";

/**
 * SQL condition: an order has pieces that are not refunded, which can still be sent. An order whose
 * money all went back has none, although an amount was refunded instead of its pieces.
 */
export const hasPiecesLeft = sql`(${orders.refunded} = 0 or ${orders.refunded} < ${orders.total} and exists (
  select 1 from ${orderItems}
  where ${orderItems.orderId} = ${orders.id} and ${orderItems.quantity} > coalesce((
    select sum((line.value ->> 'quantity')::int)
    from ${orderRefunds} cross join jsonb_array_elements(${orderRefunds.amounts} -> 'lines') as line
    where ${orderRefunds.orderId} = ${orders.id}
      and (line.value ->> 'position')::int = ${orderItems.position}
  ), 0)
))`;
