import { usePersonalQuery } from "../platform/queries.ts";
import { fetchPerson } from "./load-person.ts";

/** The account on the server. The page's copy is updated with it. */
export function useMe() {
  return usePersonalQuery(["me"], fetchPerson);
}
