import { ApiError } from "@suvarna/contract/client";
import { sendSupportQuery } from "@suvarna/contract/support/calls";
import { SUPPORT_LIMITS } from "@suvarna/contract/support/constants";
import { SupportQuery } from "@suvarna/contract/support/schemas";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextArea } from "@suvarna/ui/text-area.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/support";
import { useId, useState } from "react";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { HiddenField } from "./hidden-field.tsx";
import { useFormStamp } from "./use-form-stamp.ts";

/**
 * The result of sending the contact form; `why` is the reason that the shop gives for a refusal.
 */
type Outcome = { readonly sent: true } | { readonly sent: false; readonly why?: string };

/**
 * The contact form, which says that the shop may show a message to other visitors.
 * @param onSent is called once the shop has received the message
 */
export function ContactForm({ onSent }: { onSent(): void }) {
  const id = useId();
  const form = useZodForm(SupportQuery);
  const stamp = useFormStamp();
  const { errors } = form.formState;
  const [outcome, setOutcome] = useState<Outcome>();

  async function send(query: z.output<typeof SupportQuery>): Promise<void> {
    await browserApi.call(sendSupportQuery, { body: { ...query, stamp: stamp.current() } });
    form.reset();
    setOutcome({ sent: true });
    onSent();
    void stamp.renew();
  }

  function refused(refusal: Refusal): void {
    const tooOften = refusal instanceof ApiError && refusal.status === 429;
    setOutcome({ sent: false, ...(tooOften ? { why: refusal.message } : {}) });
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-3">
        {say.sendUsAMessage}
      </h2>
      <NeedsJavaScript to={say.toSendAMessage} />
      <FormShell
        form={form}
        send={send}
        onInvalid={() => setOutcome({ sent: false })}
        onRefused={refused}
        onInput={() => setOutcome(undefined)}
        className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <TextField
          {...form.register("fullName")}
          label={say.fullName}
          autoComplete="name"
          maxLength={SUPPORT_LIMITS.name}
          aria-required
          error={errors.fullName?.message}
          className="sm:col-span-2"
        />
        <TextField
          {...form.register("contactEmail")}
          label={say.email}
          type="email"
          autoComplete="email"
          aria-required
          error={errors.contactEmail?.message}
        />
        <TextField
          {...form.register("phoneNumber")}
          label={say.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          optional
          error={errors.phoneNumber?.message}
        />
        <TextArea
          {...form.register("supportQuery")}
          label={say.message}
          maxLength={SUPPORT_LIMITS.text}
          aria-required
          hint={say.messageHint}
          error={errors.supportQuery?.message}
          className="sm:col-span-2"
        />
        <HiddenField {...form.register("website")} />
        {outcome ? (
          <Notice kind={outcome.sent ? "success" : "error"} className="sm:col-span-2">
            <p>{outcome.sent ? say.messageSent : say.messageNotSent}</p>
            {outcome.sent || !outcome.why ? null : <p className="mt-1">{outcome.why}</p>}
          </Notice>
        ) : null}
        <div className="sm:col-span-2">
          <SubmitButton busy={say.sending}>{say.sendMessage}</SubmitButton>
        </div>
      </FormShell>
    </section>
  );
}
