import { ADVANCE_PERCENT, REPAIR_MONTHS, RETURN_DAYS } from "@suvarna/domain/policies";
import { Icon } from "@suvarna/ui/icon.tsx";
import { returnPolicy } from "@suvarna/words/here/navigation";
import {
  MAKING,
  ON_THE_WAY,
  ON_THE_WAY_ABROAD,
  PROCESSING,
} from "@suvarna/words/here/policy-spans";
import * as say from "@suvarna/words/here/product-facts";
import { Gem, type IconNode, Package, RotateCcw, Truck } from "lucide";
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
            ? say.madeForYouText
            : isEngraved
              ? say.engravedForYouText(RETURN_DAYS)
              : say.returnWithin(RETURN_DAYS)}
        </Assurance>
        <Assurance icon={Gem}>{say.repairFreeWithin(REPAIR_MONTHS)}</Assurance>
        <Assurance icon={Package}>
          {madeToOrder ? say.customOrder(MAKING, ADVANCE_PERCENT) : say.readyIn(PROCESSING)}
        </Assurance>
        <Assurance icon={Truck}>{say.standardDelivery(ON_THE_WAY, ON_THE_WAY_ABROAD)}</Assurance>
      </ul>
      <Link
        to={RETURNS}
        className="link-gold mt-4 inline-flex min-h-11 items-center text-small text-wine"
      >
        {returnPolicy}
      </Link>
    </>
  );
}

function Assurance({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon of={icon} className="mt-0.5 text-gold-ink" />
      <span>{children}</span>
    </li>
  );
}
