import { cancel, listApprovals } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { APPROVAL_KIND_NAMES, APPROVAL_KINDS } from "@suvarna/domain/staff/approval";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { Stamp } from "lucide";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";

const RATE_KINDS = APPROVAL_KIND_NAMES.filter((kind) => APPROVAL_KINDS[kind].about === "rates");

/** The list of the requests about rates that wait for a second person. */
export function WaitingRequests() {
  const maySee = useMay("approvals.read");
  const query = { state: "waiting" as const, kind: RATE_KINDS, limit: 200 };
  const { data } = useRead(listApprovals, { query }, { enabled: maySee });
  return data?.items.map((request) => <Waiting key={request._id} request={request} />);
}

function Waiting({ request }: { request: ListedApproval }) {
  const { _id, kind, askedBy, expiresAt, reason, mayApprove, mayCancel } = request;
  const takeBack = useChange(cancel, "/staff/approvals", "/staff/rates");
  const words = APPROVAL_KIND_WORDS[kind];
  async function take() {
    try {
      await takeBack.mutateAsync({ params: { id: _id } });
      toast.done("The request is taken back");
    } catch (error) {
      toast.failed(...failureWords(error, "The request was not taken back"));
    }
  }
  return (
    <Bar
      tone="amber"
      icon={Stamp}
      live="status"
      className="mt-3"
      actions={
        <>
          {mayCancel ? (
            <Button
              small
              busy={takeBack.isPending ? "Taking back" : false}
              onClick={() => void take()}
            >
              Take it back
            </Button>
          ) : null}
          {mayApprove ? (
            <ButtonLink small to="/approvals">
              Look at it
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <b className="font-semibold">
        {words.charAt(0).toUpperCase()}
        {words.slice(1)}: waits for a second person.
      </b>{" "}
      {askedBy.name ?? "A colleague"} asked: “{reason}”. It lapses at {sayTime(expiresAt)}; until
      then nothing changes.
    </Bar>
  );
}
