import { listOrderPeople } from "@suvarna/contract/orders/staff-desk";
import { useRead } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

const STALE_MS = 300_000;

/** A person to whom an order can be given. */
export interface OrderPerson {
  readonly _id: string;
  readonly name: string;
  /** The name as a list of people shows it. It says which person is the user. */
  readonly words: string;
}

/** Returns the people to whom an order can be given. The user comes first. */
export function useOrderPeople(): readonly OrderPerson[] {
  const me = useSession(({ user }) => user?._id);
  const people = useRead(listOrderPeople, {}, { staleTime: STALE_MS }).data?.people ?? [];
  const isMe = ({ _id }: { _id: string }) => _id === me;
  const named = people.map(({ _id, name }) => ({ _id, name: name ?? "" }));
  return [...named.filter(isMe), ...named.filter((person) => !isMe(person))].map((person) => ({
    ...person,
    words: isMe(person) ? `${person.name} (me)` : person.name,
  }));
}
