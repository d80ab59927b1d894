import { acceptInvitation } from "@suvarna/contract/staff/calls";
import { changePerson, invitePerson, listPeople } from "@suvarna/contract/staff/staff";
import type { PersonChange } from "@suvarna/contract/staff/staff-schemas";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { afterAll, beforeAll } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export const HOUR_MS = 3_600_000;
export const PASSWORD = "correct-horse-battery";

export let shop: TestShop;
export let owner: Session;

export const as = (session: Session) => shop.client(session.token);
export const params = (id: string) => ({ params: { id } });
export const newEmail = () => `${newId()}@people.example`;

export function invite(email: string, role: StaffRole = "rates", session = owner) {
  return as(session).call(invitePerson, { body: { name: "Leela Das", email, role } });
}
/** Returns the secrets of the invitations that were sent to an address, newest first. */
export async function invitationSecrets(email: string): Promise<string[]> {
  const letters = await shop.messagesTo(email);
  return letters.flatMap(({ kind, text }) => {
    const secret = /join-staff#([\w-]+)/.exec(text ?? "")?.[1];
    return kind === "staff-invitation" && secret ? [secret] : [];
  });
}
export const accept = (token: string, password = PASSWORD) =>
  shop.client().call(acceptInvitation, { body: { token, password } });
export const change = (id: string, body: PersonChange, session = owner, version?: string) =>
  as(session).call(changePerson, {
    ...params(id),
    headers: version === undefined ? {} : { "if-match": version },
    body,
  });
export const personOf = async (id: string) => {
  const { items } = await as(owner).call(listPeople, { query: { limit: 200 } });
  return items.find(({ _id }) => _id === id);
};

/** Continues the tests as another owner, because the previous one is no owner any more. */
export function continueAs(session: Session): void {
  owner = session;
}

/** Opens a shop for the tests of staff and their invitations. */
export function openStaffPeople(): void {
  beforeAll(async () => {
    shop = await openShop();
    owner = await shop.staff();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
