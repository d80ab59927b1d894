import { changeIdentity, changeSettings, changeTaxCodes } from "@suvarna/contract/settings/staff";
import type { Settings } from "@suvarna/contract/settings/staff-schemas";
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
import type { Changes } from "./changes.ts";

const PATHS = ["/staff/settings", "/staff/approvals", "/staff/audit"];

/**
 * The dialog that shows the new values, asks for the reason, and saves the values or asks a second
 * person to approve them.
 */
export function KeepDialog({
  open,
  data,
  changes,
  onClose,
  onSaved,
}: {
  open: boolean;
  data: Settings;
  changes: Changes;
  onClose(): void;
  onSaved(): void;
}) {
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const values = useChange(changeSettings, ...PATHS);
  const identity = useChange(changeIdentity, ...PATHS);
  const codes = useChange(changeTaxCodes, ...PATHS);
  const isBusy = values.isPending || identity.isPending || codes.isPending;
  const verb = changes.needsSecond ? "Ask a colleague to agree" : "Keep the changes";

  async function keep(): Promise<void> {
    setFailure(null);
    try {
      const answers = [
        ...(changes.identity
          ? [
              await identity.mutateAsync({
                headers: { "if-match": data.identityVersion },
                body: { identity: changes.identity, reason },
              }),
            ]
          : []),
        ...(changes.codes
          ? [
              await codes.mutateAsync({
                headers: { "if-match": data.taxCodesVersion },
                body: { codes: changes.codes, reason },
              }),
            ]
          : []),
        ...(Object.keys(changes.values).length > 0
          ? [
              await values.mutateAsync({
                headers: { "if-match": data.version },
                body: { values: changes.values, reason },
              }),
            ]
          : []),
      ];
      const waits = answers.some((answer) => "approval" in answer);
      toast.done(waits ? "A second person is asked" : "The settings are kept", {
        text: waits ? "The old values count until somebody agrees." : "They count from now on.",
      });
      setReason("");
      onSaved();
    } catch (error) {
      if (error instanceof ProofLeft) return;
      setFailure(
        hasCode(error, "changed_meanwhile")
          ? "Somebody else has changed the settings meanwhile. Leave this, look at the new values, and change them again."
          : sentenceOf(error),
      );
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={changes.needsSecond ? "Ask for a second person" : "Keep the changes"}
      description={
        changes.needsSecond
          ? "Settings that move prices or money, and what stands on invoices, take two people. Another owner agrees within 24 hours; until then the old values count."
          : "They count from now on, for new carts and orders."
      }
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
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
        {changes.all.map(({ label, before, after }) => (
          <div
            key={`${label} ${before}`}
            className="flex flex-wrap gap-x-3 bg-amber-tint px-3 py-2"
          >
            <dt className="mr-auto">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <del className="text-ink-mute">{before}</del> {after}
            </dd>
          </div>
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
