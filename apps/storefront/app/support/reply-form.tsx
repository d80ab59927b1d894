import { ApiError } from "@suvarna/contract/client";
import { SUPPORT_LIMITS } from "@suvarna/contract/support/constants";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { toast } from "../ui/toast.ts";
import { focusField, wordsOf } from "./form-words.ts";
import { ScreenshotField } from "./screenshot-field.tsx";
import { sendPicture } from "./send-picture.ts";
import { sendReply } from "./ticket-queries.ts";

type Wrong = { readonly text?: string; readonly screenshot?: string };

/** A word more to a ticket. What is typed stays until it is in the thread. */
export function ReplyForm({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = wordsOf(form)("text");
    if (text === "") {
      setWrong({ text: "Write your reply" });
      return focusField(form, "text");
    }
    setBusy(true);
    try {
      await sendReply(id, { text, ...(await sendPicture(form)) });
      form.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.fields);
      toast.error(error.message);
      const [first] = Object.keys(error.fields);
      if (first) focusField(form, first);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      onInput={() => setWrong({})}
      className="grid grid-cols-1 gap-5 border-t border-line pt-8"
    >
      <TextArea
        label="Your reply"
        name="text"
        maxLength={SUPPORT_LIMITS.text}
        aria-required
        error={wrong.text}
      />
      <ScreenshotField
        error={wrong.screenshot}
        onWrong={(screenshot) => setWrong({ screenshot })}
      />
      <div>
        <Button type="submit" busy={busy && "Sending..."}>
          Send reply
        </Button>
      </div>
    </form>
  );
}
