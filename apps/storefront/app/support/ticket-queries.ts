import {
  getTicket,
  listTickets,
  reopenTicket,
  replyToTicket,
} from "@suvarna/contract/support/calls";
import type { Ticket } from "@suvarna/contract/support/schemas";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";

/** Cached data of a ticket is always stale, because the shop may have answered meanwhile. */
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: true };

/** The tickets of the logged-in user; the ticket with the latest activity comes first. */
export function useTickets() {
  return usePersonalQuery(
    ["tickets"],
    (api, signal) => api.call(listTickets, {}, { signal }),
    ALWAYS_ANEW,
  );
}

/** A ticket with its messages. */
export function useTicket(id: string) {
  return usePersonalQuery(
    ["ticket", id],
    (api, signal) => api.call(getTicket, { params: { id } }, { signal }),
    ALWAYS_ANEW,
  );
}

export async function sendReply(
  id: string,
  body: { text: string; screenshot?: string; screenshotName?: string },
): Promise<void> {
  remember(await browserApi.call(replyToTicket, { params: { id }, body }));
}

export async function reopen(id: string): Promise<void> {
  remember(await browserApi.call(reopenTicket, { params: { id } }));
}

/** Marks the cached list of tickets as stale. */
export function invalidateTickets(): void {
  void queryClient().invalidateQueries({ queryKey: personalKey("tickets") });
}

function remember(ticket: Ticket): void {
  queryClient().setQueryData(personalKey("ticket", ticket.id), ticket);
  invalidateTickets();
}
