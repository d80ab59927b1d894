import { closeCase } from "@suvarna/contract/payments/staff";
import type { PaymentCase } from "@suvarna/contract/payments/staff-schemas";
import { useChange } from "../platform/queries.ts";
import { NoteDialog } from "./note-dialog.tsx";

/** Closes a report of a gateway with a note, after staff have handled the report. */
export function CloseCase({
  of: { _id: id, reference, changedAt },
  onClose,
}: {
  of: PaymentCase;
  onClose(): void;
}) {
  const close = useChange(closeCase, "/staff/refunds", "/staff/waiting-money");
  return (
    <NoteDialog
      title={`Close ${reference}`}
      description="News of it opens it again."
      verb="Close it"
      isBusy={close.isPending}
      keep={(note) => close.mutateAsync({ params: { id }, body: { note, changedAt } })}
      onClose={onClose}
    />
  );
}
