import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { type NewsletterPlace, NewsletterSignup } from "@suvarna/contract/newsletter/schemas";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Notice } from "@suvarna/ui/notice.tsx";
import { useId, useState } from "react";
import { Link } from "react-router";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";

/** The newsletter form itself, with its validation and its call. */
export function NewsletterFields({ place, action }: { place: NewsletterPlace; action: string }) {
  const id = useId();
  const form = useZodForm(NewsletterSignup);
  const { email, consent } = form.formState.errors;
  const [done, setDone] = useState<string>();

  async function send(body: z.output<typeof NewsletterSignup>): Promise<void> {
    const { message } = await browserApi.call(joinNewsletter, { body: { ...body, place } });
    form.reset();
    setDone(message);
  }

  return (
    <FormShell form={form} send={send} onInput={() => setDone(undefined)} className="mt-4.5">
      <label htmlFor={id} className="sr-only">
        E-mail
      </label>
      <div className="flex">
        <input
          {...form.register("email")}
          id={id}
          type="email"
          autoComplete="email"
          placeholder="E-mail"
          aria-required
          aria-invalid={email ? true : undefined}
          aria-describedby={email ? `${id}error` : undefined}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0`}
        />
        <SubmitButton busy="Sending..." className="rounded-l-none max-sm:px-5.5">
          {action}
        </SubmitButton>
      </div>
      {email?.message ? <FieldError id={`${id}error`}>{email.message}</FieldError> : null}
      <Checkbox
        {...form.register("consent")}
        aria-required
        error={consent?.message}
        className="mt-2.5"
      >
        I Accept{" "}
        <Link to="/privacy-policy" className="link-gold">
          Privacy Policy
        </Link>{" "}
        and{" "}
        <Link to="/privacy-policy#browser" className="link-gold">
          Cookies Policy
        </Link>
      </Checkbox>
      {done ? (
        <Notice kind="success" className="mt-3">
          {done}
        </Notice>
      ) : null}
      <FormRefusal className="mt-3" />
    </FormShell>
  );
}
