import type { Alert } from "@suvarna/contract/alerts/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { Button } from "@suvarna/ui/button.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Lozenge } from "@suvarna/ui/lozenge.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import * as say from "@suvarna/words/here/alerts";
import { longDate } from "@suvarna/words/here/indian-time";
import { ratePerGram } from "@suvarna/words/here/rates";
import { useState } from "react";
import { Link } from "react-router";
import { RATES } from "../site-map.ts";
import { dropAlert, moveAlert } from "./alert-queries.ts";
import { PriceForm } from "./price-form.tsx";
import { SmsAsWell } from "./sms-as-well.tsx";
import { useRemoval } from "./use-removal.ts";

/**
 * A price alert with its buttons. The entry shows the price that the alert waits for or has
 * announced.
 */
export function AlertEntry({ alert }: { alert: Alert }) {
  const { _id: id, carat, product, below, withGst, now, sentAt, sentPrice } = alert;
  const { entry, removing, remove } = useRemoval(() => dropAlert(id), say.notDeleted);
  const [changing, setChanging] = useState(false);
  const what = product?.name ?? (carat ? ratePerGram(carat) : say.pieceGone);

  return (
    <li
      ref={entry}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line py-6"
    >
      {product ? (
        <Picture
          src={product.image}
          alt=""
          width={144}
          height={144}
          sizes="72px"
          className="size-18 bg-shell object-cover"
        />
      ) : (
        <span className="grid size-18 place-items-center bg-shell">
          <Lozenge className="w-6 text-gold" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-medium">
          {carat || product ? (
            <Link
              to={product ? `/product/${product.slug}` : `${RATES}?carat=${carat}`}
              className="hover:underline hover:decoration-gold hover:underline-offset-4"
            >
              {what}
            </Link>
          ) : (
            what
          )}
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {now === null
            ? say.lessThan(<Rupees key="below" amount={below} />)
            : say.lessThanNowAt(
                <Rupees key="below" amount={below} />,
                <Rupees key="now" amount={now} />,
              )}
          {withGst ? say.withGst : ""}
        </p>
        {sentAt ? null : <SmsAsWell alert={alert} className="mt-1" />}
      </div>
      {sentAt && sentPrice !== null ? (
        <Pill tone="good">{say.told(longDate(sentAt), formatRupees(paise(sentPrice)))}</Pill>
      ) : (
        <Pill tone="waiting">{say.waiting}</Pill>
      )}
      <div className="flex gap-2.5">
        {carat || product ? (
          <Button
            look="secondary"
            size="small"
            aria-label={say.changePriceOf(what)}
            onClick={() => setChanging(true)}
          >
            {say.change}
          </Button>
        ) : null}
        <Button
          look="secondary"
          size="small"
          aria-label={say.deleteAlertOf(what)}
          busy={removing && say.deleting}
          onClick={() => void remove()}
        >
          {say.deleteIt}
        </Button>
      </div>
      <Dialog open={changing} onClose={() => setChanging(false)} title={what}>
        <PriceForm
          start={below}
          words={say.save}
          send={(price) => moveAlert(id, price)}
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      </Dialog>
    </li>
  );
}

function Rupees({ amount }: { amount: number }) {
  return <span className="num">{formatRupees(paise(amount))}</span>;
}
