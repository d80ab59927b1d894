import { Icon } from "@suvarna/ui/icon.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { Truck } from "lucide";
import { Suspense } from "react";

/**
 * The server renders the check of a PIN code with the page. Its code, which contains the table of
 * post offices, loads later.
 */
const DeliveryCheck = requiredPart(() =>
  import("./delivery-check.tsx").then(({ DeliveryCheck }) => DeliveryCheck),
);

/** The box that says when the piece arrives at the PIN code that the shopper enters. */
export function DeliveryBox({ madeToOrder }: { madeToOrder: boolean }) {
  return (
    <div className="mt-3 flex min-h-18.5 items-start gap-3.5 bg-shell px-4 py-3.5 text-[0.9375rem] noscript:hidden">
      <Icon of={Truck} className="mt-3 text-gold-ink" />
      <Suspense fallback={<div className="min-h-11 w-full" />}>
        <DeliveryCheck madeToOrder={madeToOrder} />
      </Suspense>
    </div>
  );
}
