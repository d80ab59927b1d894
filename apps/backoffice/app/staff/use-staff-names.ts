import { listPeople } from "@suvarna/contract/staff/staff";
import { useQuery } from "@tanstack/react-query";
import { api } from "../platform/api.ts";
import { useMay } from "../platform/session.ts";
import { readStaffNames } from "./read-staff-names.ts";

/** The names of the staff by their ids; undefined until they are read, if the user may see them. */
export function useStaffNames(): ReadonlyMap<string, string> | undefined {
  const mayRead = useMay("people.read");
  return useQuery({
    queryKey: [listPeople.path, "names"],
    queryFn: ({ signal }) => readStaffNames(api, signal),
    enabled: mayRead,
  }).data;
}
