import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/home";
import { securePayment } from "@suvarna/words/here/shell";
import { Headphones, type IconNode, RotateCcw, ShieldCheck, Truck } from "lucide";

const PROMISES: readonly [IconNode, string][] = [
  [Truck, say.freeDelivery],
  [RotateCcw, say.quickReturns],
  [Headphones, say.customerService],
  [ShieldCheck, securePayment],
];

/** The section with the shop's service promises. */
export function PromiseBand() {
  return (
    <section aria-label={say.ourPromise} className="border-b border-line">
      <ul className="wrap grid grid-cols-2 lg:grid-cols-4">
        {PROMISES.map(([icon, words]) => (
          <li
            key={words}
            className="flex items-center gap-3 border-line py-3.5 pr-2.5 text-small leading-[1.35] even:border-l even:pl-4 max-lg:nth-[n+3]:border-t sm:gap-3.5 sm:text-[0.9375rem] sm:leading-[1.35] lg:justify-center lg:px-3 lg:py-5.5 lg:not-first:border-l"
          >
            <Icon of={icon} size={24} className="text-gold-ink" />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
