import { PARTNER, staffCode } from "./staff.ts";

/**
 * The pieces that many journeys order, without sizes. The demonstration has fewer of them than all
 * journeys order together at both sizes of the screen.
 */
const ORDERED_OFTEN = ["studs-gold-flower", "pendant-heart", "hoops-plain", "jhumka-silver"];
const PLENTY = 200;

/** Gives a shop so many of the pieces that journeys order that no journey finds them sold out. */
export async function stockPlenty(origin: string): Promise<void> {
  const { challenge } = await call(origin, "POST", "/auth/login", PARTNER);
  const proof = { challenge, code: staffCode() };
  const { token } = await call(origin, "POST", "/auth/second-factor", proof);
  for (const slug of ORDERED_OFTEN) {
    const { _id: id } = await call(origin, "GET", `/gold/${slug}`);
    const { stock: was } = await call(origin, "GET", `/staff/products/${id}`, undefined, token);
    const change = { size: null, stock: PLENTY, was };
    await call(origin, "PATCH", `/staff/products/${id}/stock`, change, token);
  }
}

async function call(origin: string, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body ? { "content-type": "application/json" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
