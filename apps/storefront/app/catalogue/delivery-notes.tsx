import {
  ADVANCE_PERCENT,
  MAKING,
  ON_THE_WAY,
  ON_THE_WAY_ABROAD,
  PROCESSING,
  REPAIR_MONTHS,
  RETURN_DAYS,
} from "@suvarna/domain/policies";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Gem, type LucideIcon, Package, RotateCcw, Truck } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import type { ChosenPiece } from "../pieces/index.ts";
import { RETURNS } from "../site-map.ts";

/**
 * The server renders it with the page; its code, which contains the table of post offices, loads
 * later.
 */
const DeliveryCheck = lazy(() =>
  import("./delivery-check.tsx").then(({ DeliveryCheck }) => ({ default: DeliveryCheck })),
);

/**
 * The notes about delivery: when the piece arrives, and a line about each of the shop's policies.
 */
export function DeliveryNotes({ chosen: { isAvailable, stock } }: { chosen: ChosenPiece }) {
  const madeToOrder = stock === null;
  const ready = madeToOrder
    ? `Custom order: ready in ${MAKING}, with a ${ADVANCE_PERCENT}% advance`
    : `Ready for dispatch in ${PROCESSING}`;
  const returns = madeToOrder
    ? "Made for you: sent back only if it is damaged or not as shown"
    : `Return or exchange within ${RETURN_DAYS} days of delivery, unworn`;
  return (
    <>
      {isAvailable ? (
        <Suspense fallback={<div className="mt-6.5 h-27.5" />}>
          <DeliveryCheck madeToOrder={madeToOrder} />
        </Suspense>
      ) : null}
      <ul className="mt-5 grid gap-2.5 text-small text-ink-soft">
        {isAvailable ? <Note icon={Package} words={ready} /> : null}
        <Note
          icon={Truck}
          words={`Standard delivery ${ON_THE_WAY} after dispatch in India, ${ON_THE_WAY_ABROAD} to the United States and the United Kingdom, tracked and insured`}
        />
        <Note icon={RotateCcw} words={returns}>
          <Link to={RETURNS} className="link-gold text-wine">
            Return policy
          </Link>
        </Note>
        <Note icon={Gem} words={`Repair free within ${REPAIR_MONTHS} months`} />
      </ul>
    </>
  );
}

function Note({
  icon,
  words,
  children,
}: {
  icon: LucideIcon;
  words: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3">
      <Icon of={icon} className="text-gold-ink" />
      <span>
        {words}
        {children ? <> · {children}</> : null}
      </span>
    </li>
  );
}
