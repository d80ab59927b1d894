import { SUPPORT_LIMITS } from "@suvarna/contract/support/constants";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { TextArea } from "@suvarna/ui/text-area.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/tickets";
import * as z from "zod/mini";
import { ScreenshotField } from "./screenshot-field.tsx";
import { ChosenPicture, sendPicture } from "./send-picture.ts";
import { sendReply } from "./ticket-queries.ts";

const ReplyValues = z.object({
  text: z.string().check(z.trim(), z.minLength(1, say.replyMissing)),
  screenshot: ChosenPicture,
});

/**
 * The form that adds a message to a ticket. The text stays in the form until the message is shown
 * in the ticket.
 */
export function ReplyForm({ id }: { id: string }) {
  const form = useZodForm(ReplyValues);
  const { errors } = form.formState;

  async function send({ text, screenshot }: z.output<typeof ReplyValues>): Promise<void> {
    await sendReply(id, { text, ...(await sendPicture(screenshot)) });
    form.reset();
  }

  return (
    <FormShell
      form={form}
      send={send}
      onRefused={({ message }) => toast.error(message)}
      className="grid grid-cols-1 gap-5 border-t border-line pt-8"
    >
      <TextArea
        {...form.register("text")}
        label={say.yourReply}
        maxLength={SUPPORT_LIMITS.text}
        aria-required
        error={errors.text?.message}
      />
      <ScreenshotField
        {...form.register("screenshot", { onChange: () => form.trigger("screenshot") })}
        error={errors.screenshot?.message}
      />
      <div>
        <SubmitButton busy={say.sending}>{say.sendReply}</SubmitButton>
      </div>
    </FormShell>
  );
}
