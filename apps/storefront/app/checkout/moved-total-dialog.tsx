import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import * as say from "@suvarna/words/here/checkout";
import { istTime } from "@suvarna/words/here/indian-time";
import type { AcceptedOffer } from "./price-lock.ts";

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
  before: AcceptedOffer | null;
  now: AcceptedOffer;
  onAgree(): void;
}) {
  const cartChanged = before !== null && before.content !== now.content;
  // The dialog does not mention a coupon that did not apply to the old total either.
  const couponGone = before?.couponProblem === null && !cartChanged ? now.couponProblem : null;
  return (
    <Dialog
      open={before !== null}
      focusesItself
      onClose={onAgree}
      title={titleOf({ cartChanged, couponGone })}
      description={
        <p>
          {cartChanged ? say.changedElsewhere : null}
          {couponGone ? `${couponGone} ` : null}
          {cartChanged || couponGone ? null : say.ratesHaveMoved}
          {say.newTotalLockedUntil(
            <span key="until" className="num text-ink">
              {istTime(now.expiresAt)}
            </span>,
          )}
        </p>
      }
      actions={
        <>
          <Button wide onClick={onAgree}>
            {say.goOnAtNewPrice}
          </Button>
          <ButtonLink to="/cart" look="secondary" wide>
            {say.backToTheCart}
          </ButtonLink>
        </>
      }
    >
      {before ? <OldAndNew before={before.total} now={now.total} /> : null}
    </Dialog>
  );
}

function titleOf({ cartChanged, couponGone }: { cartChanged: boolean; couponGone: string | null }) {
  if (cartChanged) return say.cartHasChanged;
  return couponGone ? say.couponCountsNoMore : say.priceLockEnded;
}

/** Shows the old and the new total, in rupees. */
function OldAndNew({ before, now }: { before: number; now: number }) {
  const [old, fresh] = [paise(before), paise(now)];
  const difference = <Amount key="difference" paise={Math.abs(fresh - old)} />;
  return (
    <div className="mt-5">
      <Ledger
        caption={say.oldAndNewTotal}
        rows={[{ label: say.totalBefore, value: <Amount paise={old} /> }]}
        total={{
          label: say.newTotal,
          detail:
            fresh === old
              ? null
              : fresh > old
                ? say.moreThanBefore(difference)
                : say.lessThanBefore(difference),
          value: <Amount paise={fresh} />,
        }}
      />
    </div>
  );
}
