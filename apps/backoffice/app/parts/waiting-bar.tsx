import { listApprovals } from "@suvarna/contract/staff/staff";
import { formatRupees } from "@suvarna/domain/formats";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { Stamp } from "lucide";
import { Link } from "react-router";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { Bar } from "./bar.tsx";

/**
 * The bar that says that an act about a thing, such as an order or an import, waits for a second
 * person. Until the approval the thing does not change.
 * @param subject the id of the thing
 */
export function WaitingBar({ subject }: { subject: string }) {
  return useWaitingRequests(subject).map(({ _id, kind, askedBy, askedAt, expiresAt, after }) => {
    const paise = after?.["amountBack"];
    return (
      <Bar key={_id} tone="amber" icon={Stamp} className="mt-4">
        <b className="font-semibold">Waits for a second person:</b> {APPROVAL_KIND_WORDS[kind]}
        {typeof paise === "number" ? `, ${formatRupees(paise)}` : ""}, asked by{" "}
        {askedBy.name ?? "somebody who left"} at {sayTime(askedAt)}, until {sayTime(expiresAt)}.{" "}
        <Link to="/approvals" className="link">
          See it
        </Link>
      </Bar>
    );
  });
}

/** Reads the requests about a thing that wait for a second person. */
export function useWaitingRequests(subject: string) {
  const mayRead = useMay("approvals.read");
  const query = { state: "waiting", subject } as const;
  const { data } = useRead(listApprovals, { query }, { enabled: mayRead });
  return data?.items ?? [];
}
