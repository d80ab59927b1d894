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
import { Link } from "react-router";
import { RETURNS } from "../site-map.ts";

/** The shop's promises about delivery, returns and repairs of a piece. */
export function ReturnsContent({
  madeToOrder,
  isEngraved,
}: {
  madeToOrder: boolean;
  isEngraved: boolean;
}) {
  return (
    <>
      <ul className="grid gap-4 text-[0.9375rem] text-ink-soft">
        <Assurance icon={RotateCcw}>
          {madeToOrder
            ? "Made for you: sent back only if it is damaged or not as shown"
            : isEngraved
              ? `Engraved for you: exchanged within ${RETURN_DAYS} days of delivery, unworn, and not refunded`
              : `Return or exchange within ${RETURN_DAYS} days of delivery, unworn`}
        </Assurance>
        <Assurance icon={Gem}>{`Repair free within ${REPAIR_MONTHS} months`}</Assurance>
        <Assurance icon={Package}>
          {madeToOrder
            ? `Custom order: ready in ${MAKING}, with a ${ADVANCE_PERCENT}% advance`
            : `Ready for dispatch in ${PROCESSING}`}
        </Assurance>
        <Assurance icon={Truck}>
          {`Standard delivery ${ON_THE_WAY} after dispatch in India, ${ON_THE_WAY_ABROAD} to the United States and the United Kingdom, tracked and insured`}
        </Assurance>
      </ul>
      <Link
        to={RETURNS}
        className="link-gold mt-4 inline-flex min-h-11 items-center text-small text-wine"
      >
        Return policy
      </Link>
    </>
  );
}

function Assurance({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon of={icon} className="mt-0.5 text-gold-ink" />
      <span>{children}</span>
    </li>
  );
}
