import type { BookEntry, OrderPage } from "@suvarna/contract/orders/order-page";
import { isInvoicedAtDispatch } from "@suvarna/domain/invoice";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleCheck, CircleSlash, CircleX, Clock } from "lucide";
import { Money, sayMoney } from "../parts/money.tsx";
import { Section } from "../parts/page.tsx";
import { sayTime } from "../platform/times.ts";
import { bookSums } from "./book-sums.ts";
import { sayPlaced } from "./placed-words.ts";
import { sayTaken } from "./words.ts";

/**
 * The list of an order's payments and refunds, including drafts, with the attempts to pay below.
 */
export function MoneyBook({ page }: { page: OrderPage }) {
  const { book, withCourierPaise } = page;
  const { inPaise, outPaise, words, totalPaise, alsoOwedPaise } = bookSums(page);
  return (
    <Section
      title="Money's book"
      end={
        <span className="text-caption text-ink-mute">
          every rupee in and out, nothing is ever changed
        </span>
      }
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">Money's book</caption>
        <thead>
          <tr className="border-b border-line text-left text-hint text-ink-mute">
            <Head phone={false}>When</Head>
            <Head flush>What</Head>
            <Head phone={false}>Reference</Head>
            <Head figures>In</Head>
            <Head figures>Out</Head>
            <Head figures phone={false}>
              The shop holds
            </Head>
          </tr>
        </thead>
        <tbody>
          {book.map((entry) => (
            <Row
              key={`${entry.at} ${entry.kind} ${entry.reference} ${entry.creditNote}`}
              entry={entry}
              page={page}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-3 border-double border-line-strong font-semibold">
            <td className="max-md:hidden" />
            <td className="py-2 md:pl-3">
              {words}
              {withCourierPaise > 0 ? (
                <span className="block text-caption font-normal">
                  The courier still has {sayMoney(withCourierPaise)}
                </span>
              ) : null}
              {alsoOwedPaise > 0 ? (
                <span className="block text-caption font-normal">
                  Still owed to the shopper {sayMoney(alsoOwedPaise)}
                </span>
              ) : null}
            </td>
            <td className="max-md:hidden" />
            <td className="pl-3 text-right max-md:hidden">
              <Money paise={inPaise} />
            </td>
            <td className="pl-3 text-right max-md:hidden">
              <Money paise={outPaise} />
            </td>
            <td className="pl-3 text-right text-[1.125rem] max-md:hidden">
              <Money paise={totalPaise} />
            </td>
            <td colSpan={2} className="text-right text-[1.125rem] md:hidden">
              <Money paise={totalPaise} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Attempts page={page} />
    </Section>
  );
}

function Head({
  figures = false,
  phone = true,
  flush = false,
  children,
}: {
  figures?: boolean;
  phone?: boolean;
  /** Whether the head is of the first column that a phone shows. */
  flush?: boolean;
  children: string;
}) {
  return (
    <th
      scope="col"
      className={`py-2 font-medium not-first:pl-3 ${flush ? "max-md:pl-0!" : ""} ${figures ? "text-right" : ""} ${phone ? "" : "max-md:hidden"}`}
    >
      {children}
    </th>
  );
}

function Row({ entry, page }: { entry: BookEntry; page: OrderPage }) {
  const isDraft = entry.at === null;
  const awaitsNote = isDraft && !isInvoicedAtDispatch(page.order);
  const isMoney = entry.kind !== "placed";
  const sum = (paise: number) => (paise === 0 ? null : <Money paise={paise} />);
  return (
    <tr className={`border-b border-line align-top ${isDraft ? "bg-amber-tint" : ""}`}>
      <td className="num py-2 max-md:hidden">
        {entry.at === null ? "at dispatch" : sayTime(entry.at)}
      </td>
      <td className="py-2 md:pl-3">
        {whatOf(entry, page)}
        <span className="block text-hint text-ink-mute">{captionOf(entry, page)}</span>
      </td>
      <td className="code max-w-40 py-2 pl-3 max-md:hidden">
        <span className="clip" title={entry.reference ?? undefined}>
          {entry.reference ?? (entry.creditNote || (awaitsNote ? "credit note" : ""))}
        </span>
      </td>
      <td className="py-2 pl-3 text-right">{sum(entry.inPaise)}</td>
      <td className="py-2 pl-3 text-right">{sum(entry.outPaise)}</td>
      <td className="py-2 pl-3 text-right max-md:hidden">
        {isMoney || entry.holdsPaise === 0 ? <Money paise={entry.holdsPaise} /> : null}
      </td>
    </tr>
  );
}

const REFUND_WORDS = {
  due: "to be sent by the gateway",
  sent: "on its way",
  done: "sent",
  stuck: "failed, somebody has to look at it",
  failed: "failed",
} as const;

function refundWords(
  state: BookEntry["refundState"],
  { paymentMethod }: Pick<OrderPage["order"], "paymentMethod">,
): string {
  if (state === null) return "";
  const isByHand = state === "stuck" && paymentMethod !== "ONLINE";
  return isByHand ? "to be sent by hand, see Books, Refunds" : REFUND_WORDS[state];
}

function whatOf({ kind, at, gateway, tender, owedPaise }: BookEntry, { order }: OrderPage): string {
  switch (kind) {
    case "placed":
      return "Order placed";
    case "payment":
      return `Taken online, ${gatewayName(gateway)}`;
    case "door":
      return order.paymentMethod === "COUNTER" ? sayTaken(tender) : "Cash taken at the door";
    case "transfer_written":
      return "Courier's transfer written down wrongly";
    case "transfer_cancelled":
      return "Courier's transfer cancelled";
    case "refund":
      return owedPaise > 0 ? "To be sent back" : "Sent back";
    case "weight": {
      const names = order.items.length === 1 ? order.items[0]?.name : undefined;
      return ["Weight difference", at === null ? names : undefined].filter(Boolean).join(", ");
    }
  }
}

function captionOf(entry: BookEntry, { order }: OrderPage): string {
  const { kind, at, feePaise, refundState, creditNote, note, owedPaise } = entry;
  if (kind === "placed") return sayPlaced(order);
  if (at === null) return note ?? "draft, written when it is dispatched";
  return [
    owedPaise > 0 ? `${sayMoney(owedPaise)} not sent yet` : "",
    refundWords(refundState, order),
    feePaise === null ? "" : `settled, fee and tax ${sayMoney(feePaise)}`,
    creditNote ? `credit note ${creditNote}` : "",
    note ?? "",
  ]
    .filter(Boolean)
    .join(", ");
}

function gatewayName(gateway: string | null): string {
  return gateway ? gateway.charAt(0).toUpperCase() + gateway.slice(1) : "gateway";
}

const OUTCOMES = {
  paid: { words: "Taken, and agrees with the order", icon: CircleCheck, ink: "text-leaf" },
  authorized: { words: "Blocked by the bank, to be taken", icon: Clock, ink: "" },
  failed: { words: "Refused by the bank", icon: CircleX, ink: "text-alert" },
  dropped: { words: "Left by the shopper on the gateway's page", icon: CircleSlash, ink: "" },
  pending: { words: "Under way at the bank", icon: Clock, ink: "" },
} as const;

function Attempts({ page: { attempts } }: { page: OrderPage }) {
  if (attempts.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-1.5">Attempts to pay</h3>
      <ul className="grid gap-1.5">
        {attempts.map(({ at, gateway, reference, outcome, source }) => {
          const { words, icon, ink } = OUTCOMES[outcome];
          return (
            <li
              key={`${reference} ${outcome}`}
              className="flex flex-wrap items-center gap-x-2 gap-y-0.5"
            >
              <Icon of={icon} size={15} className={ink} />
              <span className="min-w-34">
                {sayTime(at)}, {gatewayName(gateway)}
              </span>
              <span className="text-ink-soft">
                {words}. Told by {source === "webhook" ? "the gateway" : "asking the gateway"}.
              </span>
              <span className="code ml-auto text-caption text-ink-mute">{reference}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
