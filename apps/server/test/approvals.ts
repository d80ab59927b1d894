import type { Client } from "@suvarna/contract/client";
import { getDeskOrder } from "@suvarna/contract/orders/staff";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { approve } from "@suvarna/contract/staff/staff";
import type { Session, TestShop } from "./open-shop.ts";

interface Kept {
  readonly approval: Approval;
}

/** The request that waits for a second person; fails for an act that was carried out. */
export function keptOf(answer: object): Approval {
  if (!("approval" in answer)) throw new Error("The act waits for nobody");
  return (answer as Kept).approval;
}

/** Lets a second owner approve the act of this answer, if it waits for one. */
export async function approveKept(shop: TestShop, answer: object): Promise<void> {
  if (!("approval" in answer)) return;
  const { token } = await shop.addOwner();
  const params = { id: keptOf(answer)._id };
  await shop.client(token).call(approve, { params });
}

/** A step of an order by staff, approved by a second owner if it needs one. @returns the order after it */
export async function byTwo(
  shop: TestShop,
  staff: Session,
  id: string,
  step: (client: Client) => Promise<DeskOrder | Kept>,
): Promise<DeskOrder> {
  const client = shop.client(staff.token);
  const answer = await step(client);
  if (!("approval" in answer)) return answer;
  await approveKept(shop, answer);
  return client.call(getDeskOrder, { params: { id } });
}
