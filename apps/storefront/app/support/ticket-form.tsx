import { ApiError } from "@suvarna/contract/client";
import { sendTicket } from "@suvarna/contract/support/calls";
import { SUPPORT_LIMITS, SUPPORT_TYPES } from "@suvarna/contract/support/constants";
import { NewTicket } from "@suvarna/contract/support/schemas";
import { FormShell, type Refusal } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextArea } from "@suvarna/ui/text-area.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/tickets";
import { useEffect, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { currentToken, useSession } from "../platform/session.ts";
import { HiddenField } from "./hidden-field.tsx";
import { ScreenshotField } from "./screenshot-field.tsx";
import { ChosenPicture, sendPicture } from "./send-picture.ts";
import { useFormStamp } from "./use-form-stamp.ts";

/**
 * The form's values. The picture is uploaded separately, and the ticket refers to the uploaded
 * picture.
 */
const TicketValues = z.extend(z.omit(NewTicket, { screenshotName: true, stamp: true }), {
  screenshot: ChosenPicture,
});
type Values = z.input<typeof TicketValues>;

/** The result of opening a ticket. */
export interface SentTicket {
  readonly number: string;
  /** The message that the ticket is sent; it contains the number. */
  readonly words: string;
  /** Whether the shop sends an e-mail that confirms the ticket. */
  readonly confirmed: boolean;
}

/**
 * The form that opens a ticket. The error of the first wrong field is also shown above the fields.
 */
export function TicketForm({
  onSent,
  onTyping,
}: {
  onSent(ticket: SentTicket): void;
  onTyping(): void;
}) {
  const form = useZodForm(TicketValues);
  const stamp = useFormStamp();
  const { errors } = form.formState;
  /** The reason why the ticket was not sent, which is shown above the fields. */
  const [trouble, setTrouble] = useState<{ title: string; text?: string } | null>(null);
  const email = useOwnEmail();
  const { getValues, resetField } = form;
  useEffect(() => {
    // For a logged-in user the e-mail is filled in, unless the field already has a text.
    if (email && !getValues("contactDetails"))
      resetField("contactDetails", { defaultValue: email });
  }, [email, getValues, resetField]);

  async function send({ screenshot, ...ticket }: z.output<typeof TicketValues>): Promise<void> {
    setTrouble(null);
    const picture = await sendPicture(screenshot);
    const body = { ...ticket, ...picture, stamp: stamp.current() };
    const { message, id: number, confirmed } = await browserApi.call(sendTicket, { body });
    if (currentToken() !== null) await showAmongTickets();
    form.reset();
    void stamp.renew();
    onSent({ number, words: say.ticketSent(message, number), confirmed });
  }

  function invalid(wrong: FieldErrors<Values>): void {
    const text = Object.values(wrong)[0]?.message;
    if (typeof text !== "string") return;
    setTrouble({ title: say.validationError, text });
  }

  function refused(refusal: Refusal): void {
    // Only a message that comes from the shop is shown; other failures get a general message.
    const isFromShop =
      refusal instanceof ApiError && refusal.status !== 0 && refusal.code !== "unreadable";
    setTrouble({ title: isFromShop ? refusal.message : say.ticketFailed });
  }

  return (
    <>
      <NeedsJavaScript to={say.toOpenATicket} />
      <FormShell
        form={form}
        send={send}
        onInvalid={invalid}
        onRefused={refused}
        onInput={() => {
          setTrouble(null);
          onTyping();
        }}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        {trouble ? (
          <Notice kind="error" className="sm:col-span-2">
            <p className="font-semibold">{trouble.title}</p>
            {trouble.text ? <p>{trouble.text}</p> : null}
          </Notice>
        ) : null}
        <SelectField
          {...form.register("typeOfSupport")}
          label={say.supportType}
          aria-required
          error={errors.typeOfSupport?.message}
        >
          <option value="">{say.chooseWhatItIsAbout}</option>
          {SUPPORT_TYPES.map((type) => (
            <option key={type} value={type}>
              {say.TYPE_WORDS[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.register("subject")}
          label={say.subject}
          maxLength={SUPPORT_LIMITS.subject}
          autoComplete="off"
          aria-required
          error={errors.subject?.message}
        />
        <TextArea
          {...form.register("description")}
          label={say.description}
          maxLength={SUPPORT_LIMITS.text}
          aria-required
          hint={say.descriptionHint}
          error={errors.description?.message}
          className="sm:col-span-2"
        />
        <TextField
          {...form.register("contactDetails")}
          label={say.contactEmail}
          type="email"
          autoComplete="email"
          aria-required
          error={errors.contactDetails?.message}
        />
        <ScreenshotField
          {...form.register("screenshot", { onChange: () => form.trigger("screenshot") })}
          error={errors.screenshot?.message}
        />
        <HiddenField {...form.register("website")} />
        <div className="mt-2 sm:col-span-2">
          <SubmitButton busy={say.submitting}>{say.submitTicket}</SubmitButton>
        </div>
      </FormShell>
    </>
  );
}

/**
 * The e-mail address of the logged-in user. The code that loads it is loaded only for logged-in
 * users.
 */
function useOwnEmail(): string | undefined {
  const { status, user } = useSession();
  const isUnknown = status === "loggedIn" && user === null;
  useEffect(() => {
    if (!isUnknown) return;
    // If the account can't be loaded, the field stays empty, and the visitor can type an address.
    import("../accounts/load-person.ts").then(({ loadPerson }) => loadPerson()).catch(() => {});
  }, [isUnknown]);
  return user?.email;
}

/** Refreshes the user's list of tickets. Its code is loaded only for logged-in users. */
async function showAmongTickets(): Promise<void> {
  const queries = await import("./ticket-queries.ts").catch(() => null);
  queries?.invalidateTickets();
}
