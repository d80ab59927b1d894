import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import { sendTicket } from "@suvarna/contract/support/calls";
import { SUPPORT_LIMITS, SUPPORT_TYPES } from "@suvarna/contract/support/constants";
import { NewTicket } from "@suvarna/contract/support/schemas";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { browserApi } from "../platform/api.ts";
import { currentToken, useSession } from "../platform/session.ts";
import { useSubmitPress } from "../platform/use-submit-press.ts";
import { Button } from "../ui/button.tsx";
import { NeedsJavaScript } from "../ui/needs-javascript.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";
import { focusField, wordsOf } from "./form-words.ts";
import { HiddenField } from "./hidden-field.tsx";
import { ScreenshotField } from "./screenshot-field.tsx";
import { sendPicture } from "./send-picture.ts";
import { TYPE_WORDS } from "./ticket-words.ts";
import { useFormStamp } from "./use-form-stamp.ts";

const FAILED = "Failed to submit ticket. Please try again.";
const TOAST = { duration: 5000 };

/** What is known of a ticket that was just opened. */
export interface SentTicket {
  readonly number: string;
  /** Whether a letter that says so is on its way. */
  readonly confirmed: boolean;
}

interface Wrong {
  readonly field: string;
  readonly message: string;
}

/** Opens a ticket. What is wrong is said one at a time, in the order of the form. */
export function TicketForm({
  onSent,
  onTyping,
}: {
  onSent(ticket: SentTicket): void;
  onTyping(): void;
}) {
  const press = useSubmitPress();
  const stamp = useFormStamp();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  const form = useRef<HTMLFormElement>(null);
  // A new answer takes the place of the last one.
  const shown = useRef<number>(undefined);
  useOwnEmail(form);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : undefined);

  function refuse(field: string, message: string): void {
    setWrong({ field, message });
    shown.current = toast.error("Validation Error", { ...TOAST, text: message, id: shown.current });
    if (form.current) focusField(form.current, field);
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = wordsOf(event.currentTarget);
    const typed = {
      ...{ typeOfSupport: words("typeOfSupport"), subject: words("subject") },
      ...{ description: words("description"), contactDetails: words("contactDetails") },
    };
    const checked = NewTicket.safeParse(typed);
    const [issue] = checked.error?.issues ?? [];
    if (issue) return refuse(String(issue.path[0]), issue.message);
    if (!checked.success) return;
    setWrong(undefined);
    setBusy(true);
    try {
      const picture = await sendPicture(event.currentTarget);
      const signs = { website: words("website"), stamp: stamp.current() };
      const {
        message,
        id: number,
        confirmed,
      } = await browserApi.call(sendTicket, {
        body: { ...checked.data, ...picture, ...signs },
      });
      if (currentToken() !== null) await showAmongTickets();
      form.current?.reset();
      toast.success(message, { ...TOAST, id: shown.current });
      void stamp.renew();
      onSent({ number, confirmed });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  function tell(error: unknown): void {
    if (!(error instanceof ApiError || error instanceof UnexpectedAnswer)) throw error;
    // Only what the shop itself has said is its message.
    const said = error instanceof ApiError && error.status !== 0 && error.code !== "unreadable";
    const refusal = said ? error : null;
    shown.current = toast.error(refusal?.message ?? FAILED, { ...TOAST, id: shown.current });
    const [first] = Object.entries(refusal?.fields ?? {});
    if (!first) return;
    const [field, message] = first;
    setWrong({ field, message });
    if (form.current) focusField(form.current, field);
  }

  return (
    <>
      <NeedsJavaScript to="open a ticket here, or write to us by e-mail" />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={send}
        onInput={() => {
          setWrong(undefined);
          onTyping();
        }}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <SelectField
          label="Support type"
          name="typeOfSupport"
          defaultValue=""
          aria-required
          error={errorOf("typeOfSupport")}
        >
          <option value="">Choose what it is about</option>
          {SUPPORT_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_WORDS[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Subject"
          name="subject"
          maxLength={SUPPORT_LIMITS.subject}
          autoComplete="off"
          aria-required
          error={errorOf("subject")}
        />
        <TextArea
          label="Description"
          name="description"
          maxLength={SUPPORT_LIMITS.text}
          aria-required
          hint="What did you do, and what came of it? If it is about an order, its number."
          error={errorOf("description")}
          className="sm:col-span-2"
        />
        <TextField
          label="Contact e-mail"
          name="contactDetails"
          type="email"
          autoComplete="email"
          aria-required
          error={errorOf("contactDetails")}
        />
        <ScreenshotField
          error={errorOf("screenshot")}
          onWrong={(message) => refuse("screenshot", message)}
        />
        <HiddenField />
        <div className="mt-2 sm:col-span-2">
          <Button {...press} busy={busy && "Submitting..."}>
            Submit ticket
          </Button>
        </div>
      </form>
    </>
  );
}

/** The list of tickets asks anew; it is fetched for whoever has one. */
async function showAmongTickets(): Promise<void> {
  const queries = await import("./ticket-queries.ts").catch(() => null);
  queries?.askTicketsAnew();
}

/** Whoever is logged in need not type the address; what is there already stays. */
function useOwnEmail(form: React.RefObject<HTMLFormElement | null>): void {
  const email = useSession(({ user }) => user?.email);
  useEffect(() => {
    const field = form.current?.elements.namedItem("contactDetails") as HTMLInputElement | null;
    if (!field || !email) return;
    // Also what the form goes back to, once it was sent.
    field.defaultValue = email;
  }, [email, form]);
}
