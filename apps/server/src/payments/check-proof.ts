import type { Db } from "../platform/database.ts";
import type { GatewayConnection, GatewayName } from "./gateway.ts";
import { listReferences } from "./queries.ts";

/**
 * Checks the signed result that a gateway's window gives to the browser. The names of the fields
 * tell which gateway signed them.
 * @returns false when the fields contain a signature that its gateway has not made for a payment of
 * this order
 */
export async function acceptsProof(
  { db, gateways }: { db: Db; gateways: ReadonlyMap<GatewayName, GatewayConnection> },
  orderId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  for (const [name, { proof }] of gateways) {
    if (!proof || !Object.keys(proof.fields.shape).some((field) => field in fields)) continue;
    const { data } = proof.fields.safeParse(fields);
    if (!data) return false;
    const references = await listReferences(db, orderId, name);
    if (!references.some((reference) => proof.isSigned(data, reference))) return false;
  }
  return true;
}
