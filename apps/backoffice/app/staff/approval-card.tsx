import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { Timer } from "lucide";
import { useEffect, useState } from "react";
import { Panel } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { sayLength, sayTime } from "../platform/times.ts";
import { ApprovalSubject } from "./approval-subject.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { DecideApproval } from "./decide-approval.tsx";
import { requestedFields } from "./requested-fields.ts";
import { RequestedRates } from "./requested-rates.tsx";
import { useCategoryTitle } from "./use-category-title.ts";

const SOON_MS = 60 * 60_000;
const NO_PEOPLE: ReadonlyMap<string, string> = new Map();

/**
 * A request for approval: its author, the reason, the values before and after, and the buttons for
 * the decision.
 */
export function ApprovalCard({ approval, first }: { approval: ListedApproval; first: boolean }) {
  const { kind, state, askedBy, askedAt, expiresAt, reason } = approval;
  const fields = requestedFields(approval);
  const category = useCategoryTitle();
  const words = APPROVAL_KIND_WORDS[kind];
  const aboutRates = kind === "rates.enter" || kind === "rates.confirm";
  return (
    <article
      aria-label={words}
      className={`grid gap-7 wide:grid-cols-[minmax(0,1fr)_336px] ${first ? "" : "mt-7 border-t border-line pt-5"}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h2>{words.charAt(0).toUpperCase() + words.slice(1)}</h2>
          {state === "waiting" ? <TimeLeft until={expiresAt} /> : <Outcome approval={approval} />}
        </div>
        <p className="mt-1 mb-3 text-ink-soft">
          <b className="font-medium">{askedBy.name ?? "Somebody who left"}</b> asked at{" "}
          {sayTime(askedAt)}: “{reason}” <ApprovalSubject approval={approval} />
        </p>
        {aboutRates ? (
          <RequestedRates before={fields.before} after={fields.after} waits={state === "waiting"} />
        ) : (
          <BeforeAfter {...fields} names={{ people: NO_PEOPLE, category }} />
        )}
      </div>
      <Panel className="self-start">
        <DecideApproval approval={approval} />
      </Panel>
    </article>
  );
}

/** The time until the request lapses. It is amber shortly before that time. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  if (left <= 0) return <Pill tone="sand">Lapsed</Pill>;
  return (
    <Pill tone={left < SOON_MS ? "amber" : "line"} icon={Timer}>
      {sayLength(left)} left
    </Pill>
  );
}

function Outcome({ approval: { state } }: { approval: ListedApproval }) {
  switch (state) {
    case "approved":
      return <Pill tone="leaf">Agreed</Pill>;
    case "refused":
      return <Pill tone="alert">Refused</Pill>;
    case "cancelled":
      return <Pill tone="sand">Taken back</Pill>;
    case "outdated":
      return <Pill tone="sand">Overtaken</Pill>;
    default:
      return <Pill tone="sand">Lapsed</Pill>;
  }
}
