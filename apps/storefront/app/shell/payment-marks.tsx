import type { ReactNode } from "react";

const CARD = (
  <>
    <rect x="1.5" y="3.5" width="21" height="13" rx="1.5" />
    <path d="M1.5 8h21M5 13h5" />
  </>
);

/** Our own drawings: we have no right to redraw the brands' logos. */
const MARKS: readonly [string, ReactNode][] = [
  ["UPI", <path key="upi" d="m6 3 6 7-6 7zM12 3l6 7-6 7" />],
  ["RuPay", CARD],
  ["VISA", CARD],
  ["Mastercard", CARD],
  [
    "Net banking",
    <path key="bank" d="M2.5 8 12 2.5 21.5 8zM5 8v7m4.7-7v7m4.6-7v7M19 8v7M2.5 17.5h19" />,
  ],
];

const CASH_ALONE: typeof MARKS = [
  [
    "Cash on delivery",
    <path key="cash" d="M1.5 4.5h21v11h-21zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5" />,
  ],
];

/** The ways to pay. If no online payment is offered, the shopper pays the courier. */
export function PaymentMarks({ online, className }: { online: boolean; className?: string }) {
  const marks = online ? MARKS : CASH_ALONE;
  return (
    <ul aria-label="We accept" className={`flex flex-wrap gap-2 ${className ?? ""}`}>
      {marks.map(([name, drawing]) => (
        <li
          key={name}
          className="flex items-center gap-1.75 rounded-control border border-gold-soft/35 px-2.5 py-1.25 text-[0.75rem] leading-[1.3] font-medium text-ivory"
        >
          <svg
            viewBox="0 0 24 20"
            className="h-3.25 text-gold-soft"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinejoin="round"
            aria-hidden
          >
            {drawing}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
