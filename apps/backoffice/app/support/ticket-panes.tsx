import { listBuyerOrders } from "@suvarna/contract/orders/staff";
import { getTicketForStaff, getTicketVersion } from "@suvarna/contract/support/staff";
import { useEffect, useRef, useState } from "react";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay, useSession } from "../platform/session.ts";
import { AnswerBox } from "./answer-box.tsx";
import { ShopperPane } from "./shopper-pane.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { ThreadMessages } from "./thread-messages.tsx";

/** The open ticket: its messages with the box for an answer, and the shopper beside them. */
export function TicketPanes({ number, isOpened }: { number: string; isOpened: boolean }) {
  const params = { id: number };
  const ticket = useRead(getTicketForStaff, { params });
  const customerId = ticket.data?.customerId ?? null;
  const mayReadOrders = useMay("orders.read");
  const orders = useRead(
    listBuyerOrders,
    { params: { id: customerId ?? "" } },
    { enabled: customerId !== null && mayReadOrders },
  );
  const news = useNewsOf(number);
  const hidden = isOpened ? "" : "max-md:hidden";
  return (
    <>
      <section aria-label="Thread" className={`min-w-0 md:overflow-hidden ${hidden}`}>
        <Answer of={ticket} what="The ticket">
          {(data) => (
            <div className="flex h-full min-h-0 flex-col max-wide:overflow-y-auto">
              <ThreadHead ticket={data} />
              <ThreadMessages ticket={data} />
              <AnswerBox
                ticket={data}
                orders={customerId === null ? [] : (orders.data?.items ?? [])}
                news={news}
              />
              <div className="wide:hidden">
                <ShopperPane ticket={data} orders={orders.data} />
              </div>
            </div>
          )}
        </Answer>
      </section>
      <aside aria-label="The shopper" className="hidden overflow-y-auto bg-shell wide:block">
        {ticket.data ? <ShopperPane ticket={ticket.data} orders={orders.data} /> : null}
      </aside>
    </>
  );
}

/**
 * Watches the version of the open ticket.
 * @returns a sentence about the last change by another person since the user opened the ticket;
 *   null without such a change, or when the user has changed the ticket after it
 */
function useNewsOf(number: string): string | null {
  const latest = useRead(getTicketVersion, { params: { id: number } }, { staleTime: 0 }).data;
  const userId = useSession(({ user }) => user?._id);
  const lastTicket = useRef<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    if (!latest || latest.version === lastTicket.current) return;
    const isFirst = lastTicket.current === null;
    lastTicket.current = latest.version;
    if (isFirst) return;
    const by = latest.changedBy ? (latest.changedBy.name ?? "A colleague") : "The shopper";
    setNews(
      latest.changedBy?._id === userId
        ? null
        : `${by} has changed this ticket meanwhile. The thread above is the newest.`,
    );
  }, [latest, userId]);
  return news;
}
