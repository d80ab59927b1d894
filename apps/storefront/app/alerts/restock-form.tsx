import type { Product } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Select } from "@suvarna/ui/select.tsx";
import { useEarlyEntry } from "@suvarna/ui/use-early-entry.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as alerts from "@suvarna/words/here/alerts";
import * as say from "@suvarna/words/here/restock";
import { type FormEvent, useId, useRef, useState } from "react";
import { useSession } from "../platform/session.ts";
import { RESTOCK_FIELD } from "./restock-field.ts";

const ANY_SIZE = "";

/**
 * Asks for the e-mail address to which the shop writes when a piece, or one of its sizes, can be
 * bought again. The address of a logged-in user is filled in.
 */
export function RestockForm({
  product,
  sizes,
  withAnySize,
}: {
  product: Pick<Product, "_id">;
  /** The sizes that are sold out; empty for a piece without sizes. */
  sizes: readonly string[];
  /**
   * Whether a visitor can wait for any size of the piece, which is possible only when all sizes are
   * sold out.
   */
  withAnySize: boolean;
}) {
  const errorId = useId();
  const hydrated = useHydrated();
  const user = useSession((session) => session.user);
  const [typed, setTyped] = useState<string>();
  const [size, setSize] = useState(withAnySize ? ANY_SIZE : (sizes[0] ?? ANY_SIZE));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const email = typed ?? user?.email ?? "";
  const emailField = useRef<HTMLInputElement>(null);
  const sizeField = useRef<HTMLSelectElement>(null);
  useEarlyEntry(emailField, email, setTyped);
  useEarlyEntry(sizeField, size, setSize);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { requestRestockLetter: sendRestock } = await import("./send-restock.ts");
      const answer = await sendRestock({ productId: product._id, email, size: size || null });
      if ("refused" in answer) setError(answer.refused);
      else setDone(answer.asked ? say.confirmInInbox : say.weWriteOnce);
    } catch {
      setError(say.notSent);
    }
    setBusy(false);
  }

  if (done) {
    return (
      // The focus also scrolls the message above the buy bar of a phone.
      <Notice kind="success" takesFocus className="mt-3.5">
        {done}
      </Notice>
    );
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-3.5 noscript:hidden">
      {sizes.length > 0 ? (
        <div className="mb-2.5">
          <Select
            ref={sizeField}
            aria-label={say.whichSize}
            value={size}
            onChange={({ target }) => setSize(target.value)}
          >
            {withAnySize ? <option value={ANY_SIZE}>{say.anySize}</option> : null}
            {sizes.map((each) => (
              <option key={each} value={each}>
                {say.sizeIs(each)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <div className="flex max-sm:flex-col max-sm:gap-2.5 lg:max-xl:flex-col lg:max-xl:gap-2.5">
        <input
          ref={emailField}
          id={RESTOCK_FIELD}
          type="email"
          autoComplete="email"
          aria-label={say.yourEmail}
          placeholder={say.yourEmail}
          value={email}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={`${CONTROL} min-h-12! min-w-0 flex-1`}
        />
        <Button
          type="submit"
          disabled={!hydrated}
          busy={busy && alerts.sending}
          className="min-h-12! px-5.5!"
        >
          {say.tellMeWhenBack}
        </Button>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </form>
  );
}
