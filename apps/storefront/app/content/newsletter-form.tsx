import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { type FormEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useSubmitPress } from "../platform/use-submit-press.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { CONTROL } from "../ui/control-look.ts";
import { FieldError } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import type { NewsletterOutcome, NewsletterWish } from "./sign-up-to-newsletter.ts";

const LINK = "link-gold";

/** The sign-up to the shop's letter. Its checks and its call are fetched when it is sent. */
export function NewsletterForm({
  place,
  action = "SIGNUP",
}: {
  place: NewsletterPlace;
  /** What its button says. */
  action?: string;
}) {
  const id = useId();
  const press = useSubmitPress();
  const emailField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const wrong = outcome?.wrong ?? {};

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    setBusy(true);
    const came = await signUp({
      email: String(said.get("email")),
      consent: said.get("consent") === "on",
      place,
    });
    setBusy(false);
    setOutcome(came);
    if (came.done) form.reset();
    else if (came.wrong?.email) emailField.current?.focus();
    else if (came.wrong?.consent) (form.elements.namedItem("consent") as HTMLElement)?.focus();
  }

  return (
    <form method="post" noValidate onSubmit={send} className="mt-4.5">
      <label htmlFor={id} className="sr-only">
        E-mail
      </label>
      <div className="flex">
        <input
          ref={emailField}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="E-mail"
          aria-required
          aria-invalid={wrong.email ? true : undefined}
          aria-describedby={wrong.email ? `${id}error` : undefined}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0`}
        />
        <Button {...press} busy={busy && "Sending..."} className="rounded-l-none max-sm:px-5.5">
          {action}
        </Button>
      </div>
      {wrong.email ? <FieldError id={`${id}error`}>{wrong.email}</FieldError> : null}
      <Checkbox name="consent" aria-required error={wrong.consent} className="mt-2.5">
        I Accept{" "}
        <Link to="/privacy-policy" className={LINK}>
          Privacy Policy
        </Link>{" "}
        and{" "}
        <Link to="/privacy-policy#browser" className={LINK}>
          Cookies Policy
        </Link>
      </Checkbox>
      {outcome?.done ? (
        <Notice kind="success" className="mt-3">
          {outcome.done}
        </Notice>
      ) : null}
      {wrong.form ? (
        <Notice kind="error" className="mt-3">
          {wrong.form}
        </Notice>
      ) : null}
    </form>
  );
}

async function signUp(wish: NewsletterWish): Promise<NewsletterOutcome> {
  try {
    const { signUpToNewsletter } = await import("./sign-up-to-newsletter.ts");
    return await signUpToNewsletter(wish);
  } catch {
    return {
      wrong: { form: "No response from server. Please check your internet connection." },
    };
  }
}
