import { ApiError } from "@suvarna/contract/client";
import { getShop } from "@suvarna/contract/content/calls";
import { sellAtCounter } from "@suvarna/contract/orders/counter";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { wholeRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { useMemo, useState } from "react";
import { Bar } from "../parts/bar.tsx";
import { TextField } from "../parts/field.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { PageHead, Section, WithSide } from "../parts/page.tsx";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
import { CounterDone } from "./counter-done.tsx";
import {
  addLine,
  addScanned,
  type CounterDraft,
  changeDraft,
  type DraftChange,
  EMPTY_DRAFT,
  missingIn,
  orderInputOf,
} from "./counter-draft.ts";
import { CounterInDoubt } from "./counter-in-doubt.tsx";
import { CounterLines } from "./counter-lines.tsx";
import { type CounterSale, sendSale, useUnansweredSale } from "./counter-sale.ts";
import { CounterTotal } from "./counter-total.tsx";
import { CounterUnanswered } from "./counter-unanswered.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { PieceFinder } from "./piece-finder.tsx";
import { readSentSale, removeSentSale } from "./sent-sale.ts";
import { ShopperFields } from "./shopper-fields.tsx";
import { useCounterQuote } from "./use-counter-quote.ts";

/** The page on which staff take an order of a shopper at the counter or on the phone. */
export function CounterPage() {
  const staffId = useSession(({ user }) => user?._id) ?? "";
  const [sold, setSold] = useState<DeskOrder | null>(null);
  // The whole sale may be in memory still, and can then be sent again.
  const [sent, setSent] = useState(() =>
    useUnansweredSale.getState().sale?.staffId === staffId ? null : readSentSale(staffId),
  );
  if (sold) return <CounterDone order={sold} onNext={() => setSold(null)} />;
  if (sent) {
    const next = () => {
      removeSentSale(staffId);
      setSent(null);
    };
    return <CounterInDoubt sale={sent} onNext={next} />;
  }
  return <CounterForm staffId={staffId} onSold={setSold} />;
}

function CounterForm({ staffId, onSold }: { staffId: string; onSold(order: DeskOrder): void }) {
  const kept = useUnansweredSale(({ sale }) => sale);
  const unanswered = kept?.staffId === staffId ? kept : null;
  const [draft, setDraft] = useState<CounterDraft>(unanswered?.draft ?? EMPTY_DRAFT);
  const [failure, setFailure] = useState<Error | null>(null);
  const change = (changes: DraftChange) => {
    setFailure(null);
    setDraft((before) => changeDraft(before, changes));
  };
  const sell = useChange(sellAtCounter, "/staff/orders", "/staff/counter");
  const isSelling = sell.isPending || unanswered !== null;
  const { quote, last, problem, refetch } = useCounterQuote(draft, isSelling);
  const limits = useRead(getShop, {}).data;
  // The idempotency key stays unchanged while the request does, so that a second click creates no
  // second order.
  const body = quote ? orderInputOf(draft, quote) : null;
  const content = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new idempotency key is made only for a new request.
  const key = useMemo(() => crypto.randomUUID(), [content]);
  const missing = missingIn(draft, quote ?? { needsPan: false, needsAddress: false, lines: [] });
  const fields = failure instanceof ApiError ? (failure.fields ?? {}) : {};

  async function send(sale: CounterSale): Promise<void> {
    setFailure(null);
    try {
      onSold(
        await sendSale(sale, ({ key, body }) =>
          sell.mutateAsync({ headers: { "idempotency-key": key }, body }),
        ),
      );
    } catch (error) {
      if (hasCode(error, "total_changed")) refetch();
      setFailure(error as Error);
    }
  }
  if (unanswered) {
    return (
      <CounterUnanswered
        sale={unanswered}
        failure={failure}
        isSending={sell.isPending}
        onSend={() => void send(unanswered)}
      />
    );
  }
  return (
    <>
      <PageHead title="Counter" caption="An order for a shopper in the shop or on the phone" />
      <WithSide
        side={
          <div className="wide:sticky wide:top-16">
            <CounterTotal
              quote={quote}
              last={last}
              isEmpty={draft.lines.length === 0}
              problem={problem}
            />
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
                onClick={() => body && void send({ staffId, key, body, draft })}
              >
                {quote ? saleWords(draft, paise(quote.totals.total)) : "Take the order"}
              </MoneyButton>
              {missing ? <p className="text-caption text-ink-mute">{missing}</p> : null}
            </div>
          </div>
        }
      >
        <Section title="Pieces" first>
          <PieceFinder
            onFound={(line) => change(addLine(line))}
            onScanned={(line) => change(addScanned(line))}
          />
          {draft.lines.length > 0 ? (
            <CounterLines
              lines={draft.lines}
              takenAway={draft.takenAway}
              quote={quote}
              last={last}
              errors={fields}
              onChange={(lines) => change({ lines })}
            />
          ) : null}
          {problem ? (
            <Bar tone="alert" live="alert" className="mt-3">
              {problem}
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
            needsAddress={(quote ?? last)?.needsAddress ?? !draft.takenAway}
            panAbove={limits && wholeRupees(limits.panAbove)}
            onChange={change}
          />
        </Section>
        <Section title="Handover and payment">
          <PaymentFields
            draft={draft}
            allowsCash={quote?.allowsCash ?? true}
            cashBelow={limits && wholeRupees(limits.codBelow)}
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
