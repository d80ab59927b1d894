import { approve, cancel, refuse } from "@suvarna/contract/staff/staff";
import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { Stamp } from "lucide";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

/** The most characters of a reason and of a note. */
const LONGEST_TEXT = 300;

/**
 * The beginning of the API paths whose answers a decision may change. An approved act can change
 * any data of the shop.
 */
const EVERYTHING = "/staff";

/**
 * The buttons for the decision about a request: approve it with a second factor, refuse it with a
 * reason, or cancel it.
 */
export function DecideApproval({ approval }: { approval: ListedApproval }) {
  const {
    _id,
    kind,
    state,
    mayApprove,
    whyNotApprove,
    mayCancel,
    deciders,
    decidedBy,
    decidedAt,
    decision,
  } = approval;
  const agree = useChange(approve, EVERYTHING);
  const decline = useChange(refuse, "/staff/approvals");
  const takeBack = useChange(cancel, "/staff/approvals");
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const params = { id: _id };

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      setRefusing(false);
      toast.done(done);
    } catch (error) {
      if (error instanceof ProofLeft) return;
      toast.failed(...failureWords(error, "It was not decided"));
    }
  }

  if (state !== "waiting") {
    return (
      <p className="text-caption text-ink-mute">
        {decidedBy ? `${decidedBy.name ?? "Somebody who left"} decided` : "Nobody decided"}
        {decidedAt ? ` at ${sayTime(decidedAt)}` : ""}.{decision ? ` “${decision}”` : ""}
      </p>
    );
  }
  if (mayCancel) {
    return (
      <>
        <h3>You asked for this</h3>
        <p className="mt-1 text-caption text-ink-mute">
          {deciders === 0
            ? "Nobody else may agree at this time."
            : `${deciders} ${deciders === 1 ? "other person" : "other people"} can agree. Until then nothing changes.`}
        </p>
        <Button
          className="mt-3 w-full"
          busy={takeBack.isPending && "Taking back"}
          onClick={() => void run(() => takeBack.mutateAsync({ params }), "Taken back")}
        >
          Take it back
        </Button>
      </>
    );
  }
  if (!mayApprove) {
    return (
      <p className="text-caption text-ink-mute">
        {whyNotApprove === "approval_newcomer"
          ? "Your role is too new: in its first hours nobody agrees to requests of others."
          : "Your role can't decide this."}{" "}
        {deciders === 0
          ? "Nobody can at this time."
          : `${deciders} ${deciders === 1 ? "person" : "people"} can.`}
      </p>
    );
  }
  return (
    <>
      <h3>Agree with your own second factor</h3>
      <p className="mt-1 text-caption text-ink-mute">
        You have not asked for this yourself. If a figure has moved meanwhile, it is not carried
        out.
      </p>
      <TextArea
        label="Note (optional)"
        className="mt-3"
        maxLength={LONGEST_TEXT}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <MoneyButton
        kind="primary"
        icon={Stamp}
        className="mt-3 w-full"
        busy={agree.isPending && "Agreeing"}
        onClick={() =>
          void run(() => agree.mutateAsync({ params, body: { note } }), "Agreed and carried out")
        }
      >
        Agree
      </MoneyButton>
      <Button className="mt-2 w-full" onClick={() => setRefusing(true)}>
        Refuse, and say why
      </Button>
      <Dialog
        open={refusing}
        onClose={() => setRefusing(false)}
        title={`Refuse: ${APPROVAL_KIND_WORDS[kind]}`}
        description="The person who asked reads your reason."
        footnote={reason.trim() === "" ? "Say why first." : undefined}
        actions={
          <>
            <Button onClick={() => setRefusing(false)}>Leave it</Button>
            <Button
              kind="primary"
              disabled={reason.trim() === ""}
              busy={decline.isPending && "Refusing"}
              onClick={() =>
                void run(() => decline.mutateAsync({ params, body: { reason } }), "Refused")
              }
            >
              Refuse it
            </Button>
          </>
        }
      >
        <TextArea
          label="Why"
          className="mt-4"
          maxLength={LONGEST_TEXT}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}
