import { ApiError } from "@suvarna/contract/client";
import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { useMemo, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { PageHead, Section, WithSide } from "../parts/page.tsx";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { CounterDone } from "./counter-done.tsx";
import {
  type CounterDraft,
  EMPTY_DRAFT,
  missingIn,
  orderInputOf,
  quoteInputOf,
} from "./counter-draft.ts";
import { CounterLines } from "./counter-lines.tsx";
import { CounterTotal } from "./counter-total.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { PieceFinder } from "./piece-finder.tsx";
import { ShopperFields } from "./shopper-fields.tsx";

/** The page on which staff take an order of a shopper at the counter or on the phone. */
export function CounterPage() {
  const [sold, setSold] = useState<DeskOrder | null>(null);
  if (sold) return <CounterDone order={sold} onNext={() => setSold(null)} />;
  return <CounterForm onSold={setSold} />;
}

function CounterForm({ onSold }: { onSold(order: DeskOrder): void }) {
  const [draft, setDraft] = useState<CounterDraft>(EMPTY_DRAFT);
  const [failure, setFailure] = useState<Error | null>(null);
  const change = (changes: Partial<CounterDraft>) => {
    setFailure(null);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const quoteInput = quoteInputOf(draft);
  const priced = useRead(
    quoteCounterOrder,
    { body: quoteInput ?? { lines: [], takenAway: true } },
    { enabled: quoteInput !== null, staleTime: 0 },
  );
  const quote = quoteInput && !priced.isPlaceholderData && !priced.error ? priced.data : undefined;
  const sell = useChange(sellAtCounter, "/staff/orders", "/staff/counter");
  // The idempotency key stays unchanged while the order's content does, so that a second click
  // creates no second order.
  const content = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new idempotency key is made only for new content.
  const key = useMemo(() => crypto.randomUUID(), [content]);
  const missing = missingIn(draft, quote ?? { needsPan: false, lines: [] });
  const fields = failure instanceof ApiError ? (failure.fields ?? {}) : {};

  async function send(): Promise<void> {
    const body = quote && orderInputOf(draft, quote);
    if (!body) return;
    setFailure(null);
    try {
      onSold(await sell.mutateAsync({ headers: { "idempotency-key": key }, body }));
    } catch (error) {
      if (hasCode(error, "total_changed")) void priced.refetch();
      setFailure(error as Error);
    }
  }
  return (
    <>
      <PageHead title="Counter" caption="An order for a shopper in the shop or on the phone" />
      <WithSide
        side={
          <div className="wide:sticky wide:top-16">
            <CounterTotal quote={quote} />
            <div className="mt-4 grid gap-2">
              {failure ? (
                <Bar tone="alert" live="alert">
                  {sentenceOf(failure)}
                </Bar>
              ) : null}
              <MoneyButton
                kind="primary"
                disabled={missing !== null || !quote}
                busy={sell.isPending && "Taking the order"}
                onClick={() => void send()}
              >
                {quote ? saleWords(draft, paise(quote.totals.total)) : "Take the order"}
              </MoneyButton>
              {missing ? <p className="text-caption text-ink-mute">{missing}</p> : null}
            </div>
          </div>
        }
      >
        <Section title="Pieces" first>
          <PieceFinder onFound={(line) => change({ lines: [...draft.lines, line] })} />
          {draft.lines.length > 0 ? (
            <CounterLines
              lines={draft.lines}
              quote={quote}
              errors={fields}
              onChange={(lines) => change({ lines })}
            />
          ) : null}
          {quoteInput && priced.error ? (
            <Bar tone="alert" live="alert" className="mt-3">
              {sentenceOf(priced.error)}
            </Bar>
          ) : null}
          {draft.lines.length > 0 ? (
            <TextField
              label="Coupon (optional)"
              className="mt-3 w-52"
              value={draft.couponCode}
              error={quote?.couponProblem ?? undefined}
              onChange={(event) => change({ couponCode: event.currentTarget.value.toUpperCase() })}
            />
          ) : null}
        </Section>
        <Section title="Shopper">
          <ShopperFields
            draft={draft}
            errors={fields}
            needsPan={quote?.needsPan ?? false}
            onChange={change}
          />
        </Section>
        <Section title="Handover and payment">
          <PaymentFields
            draft={draft}
            allowsCash={quote?.allowsCash ?? true}
            error={fields["payment.reference"]}
            onChange={change}
          />
        </Section>
      </WithSide>
    </>
  );
}

/** The label of the button that places the order. */
function saleWords({ payBy }: CounterDraft, total: number): string {
  const sum = sayMoney(total);
  if (payBy === "link") return `Send a link for ${sum}`;
  if (payBy === "cash") return `${sum} is taken in cash`;
  return `${sum} is paid by ${payBy === "upi" ? "UPI" : "card"}`;
}
