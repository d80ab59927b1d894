import { addCannedAnswer, changeCannedAnswer } from "@suvarna/contract/support/staff";
import { type CannedAnswer, CannedAnswerInput } from "@suvarna/contract/support/staff-schemas";
import { ANSWER_FIELDS } from "@suvarna/domain/canned-answer";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { FormField, TextArea, useFieldError } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { useChange } from "../platform/queries.ts";

/** The form of a canned answer. */
export function CannedDialog({
  answer,
  onClose,
}: {
  /** The canned answer to change; null for a new canned answer. */
  answer: CannedAnswer | null;
  onClose(): void;
}) {
  const add = useChange(addCannedAnswer, "/staff/canned-answers");
  const change = useChange(changeCannedAnswer, "/staff/canned-answers");
  const form = useZodForm(CannedAnswerInput, {
    title: answer?.title ?? "",
    text: answer?.text ?? "",
  });
  const id = useId();
  async function keep(body: CannedAnswerInput): Promise<void> {
    if (answer) {
      const headers = { "if-match": answer.version };
      await change.mutateAsync({ params: { id: answer._id }, headers, body });
    } else await add.mutateAsync({ body });
    toast.done(`“${body.title}” is kept`);
    onClose();
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={answer ? "Change the answer" : "New canned answer"}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            busy={(add.isPending || change.isPending) && "Keeping"}
          >
            Keep the answer
          </Button>
        </>
      }
    >
      <FormShell form={form} send={keep} id={id} className="mt-5 grid gap-4">
        <FormRefusal />
        <FormField
          name="title"
          label="Title"
          autoComplete="off"
          hint="What one types after the slash"
        />
        <AnswerText />
      </FormShell>
    </Dialog>
  );
}

function AnswerText() {
  const { register, setValue, getValues } = useFormContext();
  const error = useFieldError("text");
  return (
    <div>
      <TextArea label="Answer" rows={8} error={error} {...register("text")} />
      <p className="mt-2 mb-1.5 text-hint text-ink-mute">Fields, put at the end by a press:</p>
      <div className="flex flex-wrap gap-1.5">
        {ANSWER_FIELDS.map((field) => (
          <Button
            key={field}
            small
            onClick={() =>
              setValue("text", `${String(getValues("text"))}{${field}}`, { shouldDirty: true })
            }
          >
            {`{${field}}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
