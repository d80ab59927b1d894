import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { istTime } from "@suvarna/words/here/indian-time";
import type { SeenOffer } from "./price-lock.ts";

/**
 * A dialog that shows the old and the new total. The shopper agrees to the new total or goes back;
 * the dialog itself places no order.
 */
export function MovedTotalDialog({
  before,
  now,
  onAgree,
}: {
  /** The offer that the shopper saw before; null while the shopper has nothing to agree to. */
  before: SeenOffer | null;
  now: SeenOffer;
  onAgree(): void;
}) {
  const cartChanged = before !== null && before.content !== now.content;
  // The dialog does not mention a coupon that did not apply to the old total either.
  const couponGone = before?.couponProblem === null && !cartChanged ? now.couponProblem : null;
  return (
    <Dialog
      open={before !== null}
      opensByItself
      onClose={onAgree}
      title={titleOf({ cartChanged, couponGone })}
      description={
        <p>
          {cartChanged ? "It was changed on another page or device. " : null}
          {couponGone ? `${couponGone} ` : null}
          {cartChanged || couponGone ? null : "The rates have moved meanwhile. "}
          The new total is locked until{" "}
          <span className="num text-ink">{istTime(now.expiresAt)}</span>.
        </p>
      }
      actions={
        <>
          <Button wide onClick={onAgree}>
            Go on at the new price
          </Button>
          <ButtonLink to="/cart" look="secondary" wide>
            Back to the cart
          </ButtonLink>
        </>
      }
    >
      {before ? <OldAndNew before={before.total} now={now.total} /> : null}
    </Dialog>
  );
}

function titleOf({ cartChanged, couponGone }: { cartChanged: boolean; couponGone: string | null }) {
  if (cartChanged) return "Your cart has changed";
  return couponGone ? "Your coupon counts no more" : "Your price lock has ended";
}

/** Shows the old and the new total, in rupees. */
function OldAndNew({ before, now }: { before: number; now: number }) {
  const [old, fresh] = [paise(before), paise(now)];
  const words = fresh > old ? "more" : "less";
  return (
    <div className="mt-5">
      <Ledger
        caption="The old and the new total"
        rows={[{ label: "Total before", value: <Amount paise={old} /> }]}
        total={{
          label: "New total",
          detail:
            fresh === old ? null : (
              <>
                <Amount paise={Math.abs(fresh - old)} /> {words}
              </>
            ),
          value: <Amount paise={fresh} />,
        }}
      />
    </div>
  );
}
