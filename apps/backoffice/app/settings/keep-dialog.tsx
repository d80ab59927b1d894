import { changeIdentity, changeSettings, changeTaxCodes } from "@suvarna/contract/settings/staff";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Stamp } from "lucide";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import type { Change, Changes } from "./changes.ts";
import type { Part, SettingsDraft } from "./draft.ts";
import { failureText, type KeptPart, keptText, keptTitle, planText } from "./kept-words.ts";
import { type WaitingRequest, waitingWords } from "./waiting-words.ts";

const PATHS = ["/staff/settings", "/staff/approvals", "/staff/audit", "/shop"];
const MEANWHILE =
  "A colleague has changed the settings meanwhile. Leave this, look at the new values, and choose yours or theirs.";

/**
 * The dialog that shows the new values, asks for the reason, and saves the values or asks a second
 * person to approve them.
 */
export function KeepDialog({
  open,
  changes,
  seen,
  requests,
  onClose,
  onSaved,
}: {
  open: boolean;
  changes: Changes;
  /** The versions that the user saw when the user began to type. */
  seen: SettingsDraft["seen"];
  /** The changes that wait for a second person already. */
  requests: readonly WaitingRequest[];
  onClose(): void;
  /** Called for each part that was saved or that waits for a second person. */
  onSaved(part: Part): void;
}) {
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const values = useChange(changeSettings, ...PATHS);
  const identity = useChange(changeIdentity, ...PATHS);
  const codes = useChange(changeTaxCodes, ...PATHS);
  const isBusy = values.isPending || identity.isPending || codes.isPending;
  const plan = changes.parts.map(({ part, needsSecond: waits }) => ({ part, waits }));
  const { verb, title } = wordsOf(plan);
  const waiting = new Set(plan.filter(({ waits }) => waits).map(({ part }) => part));

  function send(part: Part) {
    const version = seen[part];
    const headers = version === undefined ? {} : { "if-match": version };
    if (part === "values") {
      return values.mutateAsync({ headers, body: { values: changes.values, reason } });
    }
    if (part === "identity" && changes.identity) {
      return identity.mutateAsync({ headers, body: { identity: changes.identity, reason } });
    }
    if (part === "codes" && changes.codes) {
      return codes.mutateAsync({ headers, body: { codes: changes.codes, reason } });
    }
    throw new Error(`The part ${part} has no changes`);
  }
  /** Saves one part after the other. A failure ends the work, and says what was saved before. */
  async function keep(): Promise<void> {
    setFailure(null);
    const kept: KeptPart[] = [];
    for (const { part } of changes.parts) {
      try {
        const answer = await send(part);
        kept.push({ part, waits: "approval" in answer });
        onSaved(part);
      } catch (error) {
        if (error instanceof ProofLeft && kept.length === 0) return;
        const why = hasCode(error, "changed_meanwhile") ? MEANWHILE : sentenceOf(error);
        setFailure(failureText(kept, part, why));
        return;
      }
    }
    const labels = changes.all.map(({ label }) => label);
    toast.done(keptTitle(kept, labels), { text: keptText(kept) });
    setReason("");
    onClose();
  }
  function leave(): void {
    setFailure(null);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      description={planText(plan)}
      actions={
        <>
          <Button onClick={leave}>Leave it</Button>
          <Button
            kind="primary"
            {...(changes.needsSecond ? { icon: Stamp } : {})}
            busy={isBusy ? "Keeping" : false}
            disabled={reason.trim() === ""}
            onClick={() => void keep()}
          >
            {verb}
          </Button>
        </>
      }
      footnote={reason.trim() === "" ? "Say why first." : undefined}
    >
      <dl className="mt-4 grid gap-1.5">
        {changes.all.map((change) => (
          <ChangeRow
            key={`${change.part} ${change.name}`}
            change={change}
            needsSecond={waiting.has(change.part)}
            requested={waitingWords(requests, change)}
          />
        ))}
      </dl>
      <TextField
        className="mt-4"
        label="Why"
        hint="it stands in the audit trail"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure ? (
        <Bar tone="alert" live="alert" className="mt-3">
          {failure}
        </Bar>
      ) : null}
    </Dialog>
  );
}

/** A changed row, with words when it waits for a second person. */
function ChangeRow({
  change: { label, before, after },
  needsSecond,
  requested,
}: {
  change: Change;
  needsSecond: boolean;
  /** The words about another value of the row that waits already; null when none waits. */
  requested: string | null;
}) {
  return (
    <div
      className={`flex flex-wrap gap-x-3 px-3 py-2 ${needsSecond ? "bg-amber-tint" : "bg-shell"}`}
    >
      <dt className="mr-auto">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <del className="text-ink-mute">{before}</del> {after}
      </dd>
      <dd className="flex w-full items-start gap-1.5 text-hint text-ink-soft">
        {needsSecond ? <Icon of={Stamp} size={14} className="mt-0.5 text-amber" /> : null}
        <span>
          {needsSecond ? "waits for a second person" : "counts at once"}
          {requested ? `; ${requested}` : null}
        </span>
      </dd>
    </div>
  );
}

function wordsOf(plan: readonly KeptPart[]): { readonly title: string; readonly verb: string } {
  const waits = plan.filter((each) => each.waits).length;
  if (waits === 0) return { title: "Keep the changes", verb: "Keep the changes" };
  if (waits < plan.length) {
    return {
      title: "Keep the changes, and ask for a second person",
      verb: "Keep, and ask a colleague",
    };
  }
  return { title: "Ask for a second person", verb: "Ask a colleague to agree" };
}
