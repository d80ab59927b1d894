import type { Alert } from "@suvarna/contract/alerts/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { type Paise, paise } from "@suvarna/domain/money";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import * as say from "@suvarna/words/here/alerts";
import * as ui from "@suvarna/words/here/ui";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { Queries } from "../platform/queries-provider.tsx";
import { useSession } from "../platform/session.ts";
import { ALERTS, loginAddress } from "../site-map.ts";
import { startAlert, type WatchedPrice } from "./alert-queries.ts";
import { PriceForm } from "./price-form.tsx";
import { SmsAsWell } from "./sms-as-well.tsx";
import { UnconfirmedEmailNote } from "./unconfirmed-email-note.tsx";

const PushOffer = optionalPart(() =>
  import("../push/push-offer.tsx").then(({ PushOffer }) => PushOffer),
);

/**
 * The dialog of a price alert: asks for the price below which the shop sends an e-mail, or first
 * for the login.
 */
export function PriceAlertContent({
  watched,
  what,
  now,
  returnTo,
  onClose,
}: {
  watched: WatchedPrice;
  what: string;
  now: Paise;
  /** The address to return to after the login. */
  returnTo: string;
  onClose(): void;
}) {
  const { status } = useSession();
  const [set, setSet] = useState<Alert>();
  if (status !== "loggedIn") {
    return (
      <>
        <p className="mt-3 text-ink-soft">{say.tellByEmail}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={loginAddress(returnTo)}>{say.logIn}</ButtonLink>
          <Button look="secondary" onClick={onClose}>
            {say.notNow}
          </Button>
        </div>
      </>
    );
  }
  if (set !== undefined) {
    return (
      <>
        <Notice kind="success" takesFocus className="mt-5">
          {say.tellOnce(what, formatRupees(paise(set.below)))}
        </Notice>
        <Queries>
          <SmsAsWell alert={set} asksForProof className="mt-4" />
          <Suspense>
            <PushOffer about="price" className="mt-4" />
          </Suspense>
        </Queries>
        <p className="mt-4 text-small text-ink-soft">
          {say.changeAmong(
            <Link key="alerts" to={ALERTS} className="link-gold text-wine">
              {say.yourPriceAlerts}
            </Link>,
          )}
        </p>
        <div className="mt-7">
          <Button onClick={onClose}>{ui.close}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {say.priceIsNow(
          what,
          <span key="price" className="num">
            {formatRupees(now)}
          </span>,
        )}
      </p>
      <Queries>
        <UnconfirmedEmailNote className="mt-5" />
      </Queries>
      <PriceForm send={(below) => startAlert(watched, below)} onDone={setSet} onCancel={onClose} />
    </>
  );
}
