import type { Client } from "@suvarna/contract/client";
import { getDeskOrder } from "@suvarna/contract/orders/staff";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { approve } from "@suvarna/contract/staff/staff";
import type { Session, TestShop } from "./open-shop.ts";

interface ApprovalReply {
  readonly approval: Approval;
}

/**
 * Returns the reply of an act that was carried out at once.
 * @throws Error when the act waits for a second person
 */
export function doneOf<Answer extends object>(answer: Answer): Exclude<Answer, ApprovalReply> {
  if ("approval" in answer) throw new Error("The act waits for a second person");
  return answer as Exclude<Answer, ApprovalReply>;
}

/**
 * Returns the request that waits for the approval of a second person.
 * @throws Error when the reply says that the act was carried out
 */
export function pendingApprovalOf(answer: object): Approval {
  if (!("approval" in answer)) throw new Error("The act waits for nobody");
  return (answer as ApprovalReply).approval;
}

/** Approves an act as a second owner, if the reply says that the act waits for an approval. */
export async function approvePending(shop: TestShop, answer: object): Promise<void> {
  if (!("approval" in answer)) return;
  const { token } = await shop.addOwner();
  const params = { id: pendingApprovalOf(answer)._id };
  await shop.client(token).call(approve, { params });
}

/**
 * Carries out a step of an order as staff. A second owner approves the step if it needs an
 * approval.
 * @returns the order after the step
 */
export async function moveWithApproval(
  shop: TestShop,
  staff: Session,
  id: string,
  step: (client: Client) => Promise<DeskOrder | ApprovalReply>,
): Promise<DeskOrder> {
  const client = shop.client(staff.token);
  const answer = await step(client);
  if (!("approval" in answer)) return answer;
  await approvePending(shop, answer);
  return client.call(getDeskOrder, { params: { id } });
}
