import * as say from "@suvarna/words/here/shell";

const ONLINE = ["UPI", "RuPay", "VISA", "Mastercard", say.netBanking];
const CASH_ALONE = [say.cashOnDelivery];

/**
 * The payment methods as words, because the shop has no right to redraw the brands' logos. If no
 * online payment is offered, the text says that the shopper pays the courier.
 */
export function PaymentMarks({ online, className }: { online: boolean; className?: string }) {
  return (
    <ul aria-label={say.weAccept} className={`flex flex-wrap gap-2 ${className ?? ""}`}>
      {(online ? ONLINE : CASH_ALONE).map((name) => (
        <li
          key={name}
          className="rounded-control border border-gold-soft/35 px-2.5 py-1.25 text-[0.75rem] leading-[1.3] font-medium text-ivory"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
