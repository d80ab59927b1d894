import { listApprovals } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import type { ApprovalState } from "@suvarna/domain/staff/approval";
import { useSearchParams } from "react-router";
import { EmptyPage, ListFoot } from "../parts/list-foot.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { useRead } from "../platform/queries.ts";
import { ApprovalCard } from "./approval-card.tsx";

const VIEWS: readonly { readonly state: ApprovalState; readonly name: string }[] = [
  { state: "waiting", name: "Waiting" },
  { state: "approved", name: "Agreed" },
  { state: "refused", name: "Refused" },
  { state: "cancelled", name: "Taken back" },
  { state: "lapsed", name: "Lapsed" },
  { state: "outdated", name: "Overtaken" },
];
/** How often the requests are polled, in milliseconds. Requests lapse without a change of data. */
const READ_MS = 60_000;

/** The page of approvals: the requests of colleagues that need the approval of a second person. */
export function ApprovalsPage() {
  const [params] = useSearchParams();
  const view = VIEWS.find(({ state }) => state === params.get("view")) ?? VIEWS[0];
  const state = view?.state ?? "waiting";
  const cursor = params.get("cursor") ?? undefined;
  const approvals = useRead(
    listApprovals,
    { query: { state, cursor, limit: 20 } },
    { refetchInterval: READ_MS },
  );
  return (
    <>
      <PageHead
        title="Approvals"
        caption="What a colleague has asked and only a second person can let happen. Nobody agrees to their own."
      />
      <Tabs
        name="Views"
        tabs={VIEWS.map(({ state: each, name }) => ({
          to: `?view=${each}`,
          name,
          count: each === state ? approvals.data?.total : undefined,
          current: each === state,
        }))}
      />
      <Answer of={approvals} what="The requests">
        {({ items, total, nextCursor }) =>
          items.length === 0 && cursor ? (
            <EmptyPage />
          ) : items.length === 0 ? (
            <Empty title={state === "waiting" ? "Nothing waits" : "There is none"}>
              {state === "waiting"
                ? "When a colleague asks for rates by hand, a large refund or a large coupon, it is here."
                : null}
            </Empty>
          ) : (
            <>
              {items.map((approval: ListedApproval, index) => (
                <ApprovalCard key={approval._id} approval={approval} first={index === 0} />
              ))}
              <ListFoot summary={`${items.length} of ${total}`} nextCursor={nextCursor} />
            </>
          )
        }
      </Answer>
    </>
  );
}
