import { listApprovals } from "@suvarna/contract/staff/staff";
import { Stamp } from "lucide";
import { Link } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";

/** Says that a change of the settings waits for the approval of a second person. */
export function WaitingChange() {
  const waiting = useWaitingChanges();
  const [first] = waiting;
  if (!first) return null;
  return (
    <Bar tone="amber" icon={Stamp} className="mb-4">
      {waiting.length === 1 ? "A change waits" : `${waiting.length} changes wait`} for a second
      person since {sayTime(first.askedAt)}: “{first.reason}”. Until then the values below count.{" "}
      <Link to="/approvals" className="link">
        See it
      </Link>
    </Bar>
  );
}

/** Reads the changes of the settings that wait for a second person. */
export function useWaitingChanges() {
  const mayRead = useMay("approvals.read");
  const query = { state: "waiting" as const, kind: ["settings.change"], limit: 200 };
  const { data } = useRead(listApprovals, { query }, { enabled: mayRead });
  return data?.items ?? [];
}
