import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/newsletter";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { NewsletterAnswer } from "./join-newsletter.ts";

/**
 * The fields of the newsletter form. The validation code is loaded only when the form is sent, so
 * that other visitors do not load it.
 */
export function NewsletterFields({ place, action }: { place: NewsletterPlace; action: string }) {
  const id = useId();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [{ email, consent, refused, done }, setAnswer] = useState<NewsletterAnswer>({});

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    setBusy(true);
    try {
      const { submitNewsletterForm: joinByForm } = await import("./join-newsletter.ts");
      const answer = await joinByForm({
        email: entered.get("email"),
        consent: entered.has("consent"),
        place,
      });
      setAnswer(answer);
      if (answer.done) form.reset();
      const wrong = answer.email ? "email" : answer.consent ? "consent" : null;
      if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    } catch {
      setAnswer({ refused: say.notSent });
    }
    setBusy(false);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => setAnswer({})}
      className="mt-4.5"
    >
      <label htmlFor={id} className="sr-only">
        {say.email}
      </label>
      <div className="flex">
        <input
          name="email"
          id={id}
          type="email"
          autoComplete="email"
          placeholder={say.email}
          aria-required
          aria-invalid={email ? true : undefined}
          aria-describedby={email ? `${id}error` : undefined}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0`}
        />
        <Button
          type="submit"
          disabled={!hydrated}
          busy={busy && say.sending}
          className="rounded-l-none max-sm:px-5.5"
        >
          {action}
        </Button>
      </div>
      {email ? <FieldError id={`${id}error`}>{email}</FieldError> : null}
      <Checkbox name="consent" aria-required error={consent} className="mt-2.5">
        {say.acceptPolicies(
          <Link key="privacy" to="/privacy-policy" className="link-gold">
            {say.privacyPolicy}
          </Link>,
          <Link key="cookies" to="/privacy-policy#browser" className="link-gold">
            {say.cookiesPolicy}
          </Link>,
        )}
      </Checkbox>
      <p className="mt-2.5 hidden text-small noscript:block">{say.needsJavaScript}</p>
      {done ? (
        <Notice kind="success" className="mt-3">
          {done}
        </Notice>
      ) : null}
      {refused ? (
        <Notice kind="error" className="mt-3">
          {refused}
        </Notice>
      ) : null}
    </form>
  );
}
