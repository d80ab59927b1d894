import { countOrderViews } from "@suvarna/contract/orders/staff-desk";
import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { listApprovals } from "@suvarna/contract/staff/staff";
import { countTickets } from "@suvarna/contract/support/staff";
import { useEffect } from "react";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { useCounts } from "./counts.ts";

/** Updates the numbers in the side navigation. The component renders no elements. */
export function CountsKeeper() {
  const maySeeOrders = useMay("orders.read");
  const views = useRead(countOrderViews, {}, { enabled: maySeeOrders }).data?.views;
  const toGo = views
    ?.filter(({ view }) => view === "to_pack" || view === "to_dispatch")
    .reduce((sum, { count }) => sum + count, 0);
  useEffect(() => {
    useCounts.setState({ "/orders": { count: toGo ?? 0 } });
  }, [toGo]);
  const maySeeApprovals = useMay("approvals.read");
  const waiting = useRead(
    listApprovals,
    { query: { state: "waiting", limit: 1 } },
    { enabled: maySeeApprovals },
  ).data?.total;
  useEffect(() => {
    useCounts.setState({ "/approvals": { count: waiting ?? 0 } });
  }, [waiting]);
  const maySeeTickets = useMay("tickets.read");
  const tickets = useRead(countTickets, {}, { enabled: maySeeTickets }).data?.open;
  useEffect(() => {
    useCounts.setState({ "/support": { count: tickets ?? 0 } });
  }, [tickets]);
  const maySeeRates = useMay("rates.read");
  const heldBack = useRead(getRatesDesk, {}, { enabled: maySeeRates }).data?.quarantine.length;
  useEffect(() => {
    useCounts.setState({ "/rates": { count: heldBack ?? 0, hot: true } });
  }, [heldBack]);
  return null;
}
