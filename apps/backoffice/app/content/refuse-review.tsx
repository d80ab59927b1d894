import { decideReview } from "@suvarna/contract/reviews/staff";
import type { StaffReview } from "@suvarna/contract/reviews/staff-schemas";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextArea } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";

const LONGEST = 500;

/** Asks for the reason why a review is refused. The author reads the reason beside the review. */
export function RefuseReview({ review, onClose }: { review: StaffReview; onClose(): void }) {
  const { _id: id, version, product } = review;
  const decide = useChange(decideReview, "/staff/reviews");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  async function refuse(): Promise<void> {
    if (reason.trim() === "") {
      setError("Say why. Its writer reads this.");
      return;
    }
    try {
      await decide.mutateAsync({ params: { id }, body: { release: false, reason, version } });
      toast.done(`The review of ${product.name} is refused`);
      onClose();
    } catch (failure) {
      toast.failed(...failureWords(failure, "The review was not refused"));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refuse the review"
      description="The shop does not show it. Its writer may change it, and then you read it again."
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button kind="danger" busy={decide.isPending && "Refusing"} onClick={() => void refuse()}>
            Refuse
          </Button>
        </>
      }
    >
      <TextArea
        label="Why"
        hint="Its writer reads this."
        rows={3}
        maxLength={LONGEST}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
        className="mt-4"
      />
    </Dialog>
  );
}
