import {
  askForCustomerErasure,
  askForCustomerExport,
  exportCustomer,
} from "@suvarna/contract/accounts/staff";
import type { CustomerDetail } from "@suvarna/contract/accounts/staff-schemas";
import { Download, Stamp } from "lucide";
import { useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { saveFile } from "../platform/save-file.ts";
import { sayTime } from "../platform/times.ts";
import { withFreshProof } from "../sign-in/with-fresh-proof.ts";
import { type RequestKind, wordsOfRequest } from "./request-words.ts";

/** The data export and the erasure of a shopper's account. Each may need two members of staff. */
export function DataRequests({ customer }: { customer: CustomerDetail }) {
  const [requestKind, setRequestKind] = useState<RequestKind | null>(null);
  const { _id: id, exportUntil, needsSecondPerson } = customer;
  const icon = needsSecondPerson ? { icon: Stamp } : {};
  return (
    <Section title="The shopper's data">
      <p className="mb-3 text-ink-soft">
        The shopper can copy and erase it alone, under Profile.
        {needsSecondPerson ? " Here it takes a second person." : ""}
      </p>
      {exportUntil ? (
        <Bar tone="leaf" className="mb-3" actions={<FetchButton id={id} />}>
          The copy {needsSecondPerson ? "is agreed" : "can be fetched"} until {sayTime(exportUntil)}
          .
        </Bar>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button {...icon} onClick={() => setRequestKind("export")}>
          Copy of all data
        </Button>
        <Button kind="danger" {...icon} onClick={() => setRequestKind("erase")}>
          Erase the account
        </Button>
      </div>
      {requestKind ? (
        <AskDialog
          key={requestKind}
          kind={requestKind}
          customer={customer}
          onClose={() => setRequestKind(null)}
        />
      ) : null}
    </Section>
  );
}

/** Saves the copy. Each fetch is a line of the audit log, so a second click meanwhile does nothing. */
function FetchButton({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  async function fetchExport(): Promise<void> {
    setBusy(true);
    try {
      const data = await withFreshProof(() => api.call(exportCustomer, { params: { id } }));
      const json = JSON.stringify(data, null, 2);
      saveFile("shopper-data.json", "application/json", json);
    } catch (error) {
      toast.failed("The copy was not fetched", sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      small
      icon={Download}
      busy={isBusy && "Fetching the copy"}
      onClick={() => void fetchExport()}
    >
      Fetch the copy
    </Button>
  );
}

function AskDialog({
  kind,
  customer: { _id: id, name, needsSecondPerson },
  onClose,
}: {
  kind: RequestKind;
  customer: CustomerDetail;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const askExport = useChange(askForCustomerExport, "/staff/approvals", "/staff/customers");
  const askErasure = useChange(askForCustomerErasure, "/staff/approvals", "/staff/customers");
  const [isAsking, setAsking] = useState(false);
  const words = wordsOfRequest(kind, needsSecondPerson);
  async function ask(): Promise<void> {
    setAsking(true);
    try {
      const input = { params: { id }, body: { reason: reason.trim() } };
      const answer = await (kind === "export" ? askExport : askErasure).mutateAsync(input);
      if ("approval" in answer) {
        const { deciders, expiresAt } = answer.approval;
        toast.done("It waits for a second person", {
          text: `${deciders} can agree, until ${sayTime(expiresAt)}.`,
        });
      } else toast.done(kind === "export" ? "The copy can be fetched" : "The account is erased");
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
      setAsking(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={`${name}. ${words.effect}`}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind={kind === "erase" && !needsSecondPerson ? "danger" : "primary"}
            {...(needsSecondPerson ? { icon: Stamp } : {})}
            disabled={reason.trim() === ""}
            busy={isAsking && words.busy}
            onClick={() => void ask()}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <TextArea
        label="Why"
        hint="What the shopper has asked for, and how you know that it was the shopper."
        className="mt-5"
        value={reason}
        maxLength={300}
        error={failure}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
