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

const KINDS = {
  export: {
    title: "Ask for a copy of all data",
    what: "A second person agrees first. You can then fetch the file for a day, to send it to the shopper.",
  },
  erase: {
    title: "Ask for the erasure of the account",
    what: "A second person agrees first. The account, its addresses and its tickets are then gone for good. Invoices stay as long as the tax law says.",
  },
} as const;

/** The data export and the erasure of a shopper's account. Each needs two members of staff. */
export function DataRequests({ customer }: { customer: CustomerDetail }) {
  const [requestKind, setRequestKind] = useState<keyof typeof KINDS | null>(null);
  const { _id: id, exportUntil } = customer;
  return (
    <Section title="The shopper's data">
      <p className="mb-3 text-ink-soft">
        The shopper can copy and erase it alone, under Profile. Here it takes a second person.
      </p>
      {exportUntil ? (
        <Bar
          tone="leaf"
          className="mb-3"
          actions={
            <Button small icon={Download} onClick={() => void fetchExport(id)}>
              Fetch the copy
            </Button>
          }
        >
          The copy is agreed until {sayTime(exportUntil)}.
        </Bar>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button icon={Stamp} onClick={() => setRequestKind("export")}>
          Copy of all data
        </Button>
        <Button kind="danger" icon={Stamp} onClick={() => setRequestKind("erase")}>
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

async function fetchExport(id: string): Promise<void> {
  try {
    const data = await withFreshProof(() => api.call(exportCustomer, { params: { id } }));
    const json = JSON.stringify(data, null, 2);
    saveFile("shopper-data.json", "application/json", json);
  } catch (error) {
    toast.failed("The copy was not fetched", sentenceOf(error));
  }
}

function AskDialog({
  kind,
  customer: { _id: id, name },
  onClose,
}: {
  kind: keyof typeof KINDS;
  customer: CustomerDetail;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const askExport = useChange(askForCustomerExport, "/staff/approvals", "/staff/customers");
  const askErasure = useChange(askForCustomerErasure, "/staff/approvals", "/staff/customers");
  const isPending = askExport.isPending || askErasure.isPending;
  const { title, what } = KINDS[kind];
  async function ask(): Promise<void> {
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
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={`${name}. ${what}`}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            icon={Stamp}
            disabled={reason.trim() === ""}
            busy={isPending && "Asking"}
            onClick={() => void ask()}
          >
            Ask a colleague to agree
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
