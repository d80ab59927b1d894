import type { Alert } from "@suvarna/contract/alerts/schemas";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import { suggestedAlert } from "@suvarna/domain/alerts";
import { wholeRupees } from "@suvarna/domain/formats";
import { type Paise, rupees } from "@suvarna/domain/money";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { useEarlyEntry } from "@suvarna/ui/use-early-entry.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/alerts";
import { type FormEvent, Suspense, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "../platform/session.ts";
import { loginAddress } from "../site-map.ts";

const PriceAlertConfirmation = optionalPart(() =>
  import("./price-alert-confirmation.tsx").then(
    ({ PriceAlertConfirmation }) => PriceAlertConfirmation,
  ),
);

/** The query parameter that keeps the typed price while the visitor logs in. */
const SUM = "tell";

/**
 * "Tell me when the price falls" as a box on the page of a piece: a field for a price with GST,
 * filled in with a little less than the current price. The code that sends the alert is loaded when
 * the form is sent.
 */
export function PriceAlertBox({
  id,
  product,
  now,
}: {
  /** The id of the field. */
  id: string;
  product: Pick<Product, "_id" | "name" | "carat">;
  /** The current price with GST; null without a valid rate, when no alert can be set. */
  now: Paise | null;
}) {
  const [alert, setAlert] = useState<Alert>();
  const metal = product.carat === "Silver" ? say.silver : product.carat;
  return (
    <div className="bg-surface px-5 py-6 max-lg:-mx-gutter max-lg:border-t max-lg:border-line max-lg:px-gutter sm:py-7.5 lg:px-8 lg:pb-8">
      <h3 className="heading-3">{say.tellMeWhenFalls}</h3>
      {now === null ? (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{say.noRateNow}</p>
      ) : alert === undefined ? (
        <>
          <p className="mt-2 mb-4.5 text-[0.9375rem] text-ink-soft">{say.movesWithRate(metal)}</p>
          <SumForm key={product._id} id={id} product={product} now={now} onSet={setAlert} />
        </>
      ) : (
        <Suspense fallback={<div className="min-h-28" />}>
          <PriceAlertConfirmation name={product.name} alert={alert} />
        </Suspense>
      )}
    </div>
  );
}

function SumForm({
  id,
  product,
  now,
  onSet,
}: {
  id: string;
  product: Pick<Product, "_id">;
  now: Paise;
  onSet(alert: Alert): void;
}) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const loggedIn = useSession(({ status }) => status === "loggedIn");
  const sumText = hydrated ? new URLSearchParams(search).get(SUM) : null;
  const [start] = useState(() => wholeRupees(rupees(suggestedAlert(now))).slice(1));
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [needsLogin, setNeedsLogin] = useState(false);
  const sum = typed ?? sumText ?? start;
  const field = useRef<HTMLInputElement>(null);
  useEarlyEntry(field, sum, setTyped);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!loggedIn) {
      setNeedsLogin(true);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { setPieceAlert } = await import("./set-piece-alert.ts");
      const done = await setPieceAlert(product._id, sum);
      if ("alert" in done) onSet(done.alert);
      else setError(done.message);
    } catch {
      setError(say.alertNotSet);
    }
    setBusy(false);
  }

  const next = `${pathname}?${new URLSearchParams({ [SUM]: sum })}#price-history`;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={id} className="sr-only">
        {say.priceInRupees}
      </label>
      <div className="flex max-sm:flex-col max-sm:gap-2.5">
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          className={`${CONTROL} num min-w-0 flex-1 sm:rounded-r-none sm:border-r-0`}
        />
        <Button
          type="submit"
          disabled={!hydrated}
          busy={busy && say.sending}
          className="sm:rounded-l-none"
        >
          {say.tellMe}
        </Button>
      </div>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
      {needsLogin ? (
        <div role="status" className="mt-4.5 border-t border-line pt-4">
          <p className="mb-3 text-small text-ink-soft">{say.tellByEmail}</p>
          <ButtonLink to={loginAddress(next)} look="secondary" size="small">
            {say.logIn}
          </ButtonLink>
        </div>
      ) : null}
      <p className="mt-3 hidden text-small text-ink-soft noscript:block">{say.needsJavaScript}</p>
    </form>
  );
}
