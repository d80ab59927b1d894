import type { Client } from "@suvarna/contract/client";
import { listPeople } from "@suvarna/contract/staff/staff";

/** The most people that one page of the list has. */
const PAGE_ROWS = 200;

/**
 * Reads the names of all people who work for the shop, by their ids, from all pages of the list.
 * @param signal ends the reading when nobody waits for it any more
 */
export async function readStaffNames(
  client: Pick<Client, "call">,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  let cursor: string | undefined;
  do {
    const page = await client.call(
      listPeople,
      { query: { limit: PAGE_ROWS, cursor } },
      signal && { signal },
    );
    for (const { _id, name } of page.items) names.set(_id, name);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return names;
}
