import { listAudit } from "@suvarna/contract/audit/staff";
import { listApprovals, listPeople } from "@suvarna/contract/staff/staff";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/** The tabs of the pages about staff: the people, the audit log and the approvals. */
export function StaffTabs({ current }: { current: "people" | "audit" | "approvals" }) {
  const maySeePeople = useMay("people.read");
  const maySeeAudit = useMay("audit.read");
  const maySeeApprovals = useMay("approvals.read");
  const one = { query: { limit: 1 } } as const;
  const people = useRead(listPeople, one, { enabled: maySeePeople });
  const audit = useStaffRows(maySeeAudit);
  const approvals = useRead(
    listApprovals,
    { query: { state: "waiting", limit: 1 } },
    { enabled: maySeeApprovals },
  );
  const tabs = [
    { id: "people", to: "/staff", name: "People", shown: maySeePeople, of: people },
    { id: "audit", to: "/audit", name: "Audit trail", shown: maySeeAudit, of: audit },
    { id: "approvals", to: "/approvals", name: "Approvals", shown: maySeeApprovals, of: approvals },
  ];
  return (
    <Tabs
      name="Staff"
      tabs={tabs
        .filter(({ shown }) => shown)
        .map(({ id, to, name, of }) => ({
          to,
          name,
          count: of.data?.total,
          current: id === current,
        }))}
    />
  );
}

/**
 * Reads the number of rows of staff in the audit log, with which the page of the audit log begins.
 * Its tab and its heading show this number.
 */
export function useStaffRows(enabled = true) {
  return useRead(listAudit, { query: { kind: "staff", limit: 1 } }, { enabled });
}
