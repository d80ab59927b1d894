import { ApiError } from "@suvarna/contract/client";
import { sendSupportQuery } from "@suvarna/contract/support/calls";
import { SUPPORT_LIMITS } from "@suvarna/contract/support/constants";
import { SupportQuery } from "@suvarna/contract/support/schemas";
import { type FormEvent, useId, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { useSubmitPress } from "../platform/use-submit-press.ts";
import { Button } from "../ui/button.tsx";
import { NeedsJavaScript } from "../ui/needs-javascript.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { focusField, wordsOf } from "./form-words.ts";
import { HiddenField } from "./hidden-field.tsx";
import { useFormStamp } from "./use-form-stamp.ts";

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const NOT_SENT = "Failed to send message. Please check all required fields and try again.";

type Fields = Readonly<Record<string, string>>;
/** What came of sending; `why`: what the shop says besides. */
type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly fields: Fields; readonly why?: string };

/** A message to the shop. Its first words are shown to others, so it says so. */
export function ContactForm({ onSent }: { onSent(): void }) {
  const id = useId();
  const press = useSubmitPress();
  const stamp = useFormStamp();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const wrong: Fields = outcome && !outcome.sent ? outcome.fields : {};

  function refuse(form: HTMLFormElement, fields: Fields, why?: string): void {
    setOutcome({ sent: false, fields, ...(why ? { why } : {}) });
    const [first] = Object.keys(fields);
    if (first) focusField(form, first);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const words = wordsOf(form);
    const checked = SupportQuery.safeParse({
      ...{ fullName: words("fullName"), contactEmail: words("contactEmail") },
      ...{ phoneNumber: words("phoneNumber"), supportQuery: words("supportQuery") },
      ...{ website: words("website"), stamp: stamp.current() },
    });
    if (!checked.success) return refuse(form, complaintsOf(checked.error.issues));
    setBusy(true);
    try {
      await browserApi.call(sendSupportQuery, { body: checked.data });
      form.reset();
      setOutcome({ sent: true });
      void stamp.renew();
      onSent();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 0) {
        refuse(form, error.fields, error.status === 429 ? error.message : undefined);
      } else refuse(form, {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-3">
        Send Us A Message
      </h2>
      <NeedsJavaScript to="send a message here; our telephone and e-mail address stand beside it" />
      <form
        method="post"
        noValidate
        onSubmit={send}
        onInput={() => setOutcome(undefined)}
        className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          maxLength={SUPPORT_LIMITS.name}
          aria-required
          error={wrong["fullName"]}
          className="sm:col-span-2"
        />
        <TextField
          label="E-mail"
          name="contactEmail"
          type="email"
          autoComplete="email"
          aria-required
          error={wrong["contactEmail"]}
        />
        <TextField
          label="Phone"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          optional
          error={wrong["phoneNumber"]}
        />
        <TextArea
          label="Message"
          name="supportQuery"
          maxLength={SUPPORT_LIMITS.text}
          aria-required
          hint="Shown below with your first name and initial. Your e-mail address and your phone never are."
          error={wrong["supportQuery"]}
          className="sm:col-span-2"
        />
        <HiddenField />
        {outcome ? (
          <Notice kind={outcome.sent ? "success" : "error"} className="sm:col-span-2">
            <p>{outcome.sent ? SENT : NOT_SENT}</p>
            {outcome.sent || !outcome.why ? null : <p className="mt-1">{outcome.why}</p>}
          </Notice>
        ) : null}
        <div className="sm:col-span-2">
          <Button {...press} busy={busy && "Sending..."}>
            Send message
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The first complaint on each field, in the order of the form. */
function complaintsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Fields {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0])] ??= message;
  return fields;
}
