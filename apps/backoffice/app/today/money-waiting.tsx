import type { MoneyWaiting as Waiting } from "@suvarna/contract/figures/staff-schemas";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { Link } from "react-router";
import { Ledger, type LedgerRow } from "../parts/ledger.tsx";
import { Money } from "../parts/money.tsx";
import { useMay } from "../platform/session.ts";

/** The table of the money that the shop has not received yet. */
export function MoneyWaiting({ money }: { money: Waiting }) {
  const mayDecide = useMay("returns.decide");
  const mayRead = useMay("books.read");
  const { unsettled, cash, toRefund, total } = money;
  const rows: LedgerRow[] = [
    ...unsettled.map(({ gateway, amount, payments, oldestAt }) => ({
      id: gateway,
      label: `With ${capital(gateway)}, not yet settled`,
      caption: `${payments} ${payments === 1 ? "payment" : "payments"}, the first of ${istDayWords(Date.parse(oldestAt))}`,
      value: <Money paise={amount} />,
    })),
    {
      id: "cash",
      label: "Cash on delivery, with the courier",
      caption: `${cash.parcels} ${cash.parcels === 1 ? "parcel" : "parcels"}`,
      value: <Money paise={cash.amount} />,
    },
    {
      id: "refunds",
      label: `To refund, ${toRefund.orders} ${toRefund.orders === 1 ? "order" : "orders"}`,
      caption:
        toRefund.stuck > 0 ? (
          <span className="text-alert">{toRefund.stuck} failed at the bank</span>
        ) : null,
      value: <Money paise={-toRefund.amount} className={toRefund.amount > 0 ? "text-alert" : ""} />,
    },
  ];
  return (
    <section aria-label="Money waiting" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>Money waiting</h2>
        {mayDecide || mayRead ? (
          <Link to="/books" className="link ml-auto">
            Books
          </Link>
        ) : null}
      </div>
      <Ledger
        name="Money waiting"
        rows={rows}
        total={{ label: "Comes to the shop", value: <Money paise={total} /> }}
      />
    </section>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
