import type { Alert } from "@suvarna/contract/alerts/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Notice } from "@suvarna/ui/notice.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import * as say from "@suvarna/words/here/alerts";
import { Suspense } from "react";
import { Link } from "react-router";
import { Queries } from "../platform/queries-provider.tsx";
import { ALERTS } from "../site-map.ts";
import { SmsAsWell } from "./sms-as-well.tsx";
import { UnconfirmedEmailNote } from "./unconfirmed-email-note.tsx";

const PushOffer = optionalPart(() =>
  import("../push/push-offer.tsx").then(({ PushOffer }) => PushOffer),
);

/**
 * Says that a price alert on a piece is set, and on which page it can be changed. The price
 * includes GST.
 */
export function PriceAlertConfirmation({ name, alert }: { name: string; alert: Alert }) {
  return (
    <div>
      <Notice kind="success" takesFocus className="mt-4">
        {say.tellOnceWithGst(name, formatRupees(paise(alert.below)))}
      </Notice>
      <Queries>
        <SmsAsWell alert={alert} asksForProof className="mt-3" />
        <UnconfirmedEmailNote className="mt-3" />
        <Suspense>
          <PushOffer about="price" className="mt-3" />
        </Suspense>
      </Queries>
      <p className="mt-3 text-small text-ink-soft">
        {say.changeAmong(
          <Link key="alerts" to={ALERTS} className="link-gold text-wine">
            {say.yourPriceAlerts}
          </Link>,
        )}
      </p>
    </div>
  );
}
