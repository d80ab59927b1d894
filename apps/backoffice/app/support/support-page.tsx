import { TICKET_VIEWS, type TicketView } from "@suvarna/contract/support/constants";
import { countTickets, listTicketsForStaff } from "@suvarna/contract/support/staff";
import { useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { Answer } from "../parts/states.tsx";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { QueueHead, QueueList } from "./queue-pane.tsx";
import { TicketPanes } from "./ticket-panes.tsx";
import { useIsDesk } from "./use-is-desk.ts";

/**
 * How often the tickets are counted, in milliseconds. A ticket becomes late without a change of
 * data.
 */
const COUNTED_MS = 60_000;

/**
 * The page of the ticket queue, with the open ticket and its shopper beside it. On a phone the
 * queue at `/support` and the open ticket at its own address each fill the screen.
 */
export function SupportPage() {
  const { number } = useParams();
  const [params] = useSearchParams();
  const viewParameter = params.get("view") ?? "open";
  const view = (TICKET_VIEWS as readonly string[]).includes(viewParameter)
    ? (viewParameter as TicketView)
    : "open";
  const q = params.get("q") ?? undefined;
  const cursor = params.get("cursor") ?? undefined;
  const queue = useRead(listTicketsForStaff, {
    query: { view, limit: 50, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
  });
  const counts = useRead(countTickets, {}, { refetchInterval: COUNTED_MS }).data;
  const isDesk = useIsDesk();
  const items = queue.data?.items ?? [];
  const openNumber = number ?? (isDesk ? items[0]?.id : undefined);
  useNextKeys(
    items.map(({ id }) => id),
    openNumber,
  );
  useEffect(() => {
    document.title = "Support | Back office";
  }, []);
  return (
    <div className="-mx-(--gutter) md:-mt-6 md:-mb-16 md:grid md:h-[calc(100vh-40px)] md:grid-cols-[300px_minmax(0,1fr)] wide:grid-cols-[332px_minmax(0,1fr)_300px]">
      <section
        aria-label="Queue"
        className={`md:overflow-y-auto md:border-r md:border-line ${number ? "max-md:hidden" : ""}`}
      >
        <QueueHead view={view} counts={counts} />
        <Answer of={queue} what="The tickets">
          {(page) => <QueueList view={view} page={page} shown={openNumber} />}
        </Answer>
      </section>
      {openNumber ? (
        <TicketPanes key={openNumber} number={openNumber} isOpened={number !== undefined} />
      ) : (
        <div className="max-md:hidden wide:col-span-2" />
      )}
    </div>
  );
}

/** Opens the next ticket of the queue with the key J, and the previous ticket with K. */
function useNextKeys(numbers: readonly string[], shown: string | undefined): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  function go(step: number): void {
    const next = numbers[numbers.indexOf(shown ?? "") + step];
    if (next) void navigate(`/support/${next}?${params}`);
  }
  useKey("j", () => go(1));
  useKey("k", () => go(-1));
}
