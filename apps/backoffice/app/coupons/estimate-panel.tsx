import { estimateCoupon } from "@suvarna/contract/coupons/staff";
import { CouponInput } from "@suvarna/contract/coupons/staff-schemas";
import type { CallInput } from "@suvarna/contract/endpoint";
import { paise, roundedProduct } from "@suvarna/domain/money";
import { Icon } from "@suvarna/ui/icon.tsx";
import { TriangleAlert } from "lucide";
import { useEffect, useState } from "react";
import { Ledger } from "../parts/ledger.tsx";
import { BigMoney, Money, sayMoney } from "../parts/money.tsx";
import { Panel } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";

/** The body of the API call that estimates a coupon's cost while the user types. */
export type EstimatedCoupon = CallInput<typeof estimateCoupon>["body"];

const ASKS_AFTER_MS = 400;
const PER_MILLE = 1000;

/**
 * Shows the discounts that a coupon would have given in the last 30 days, compared with the making
 * charge of the same orders.
 */
export function EstimatePanel({ coupon }: { coupon: EstimatedCoupon | null }) {
  const [estimatedCoupon, setEstimatedCoupon] = useState(coupon);
  useEffect(() => {
    const timer = setTimeout(() => setEstimatedCoupon(coupon), ASKS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [coupon]);
  const isWhole = estimatedCoupon !== null && CouponInput.safeParse(estimatedCoupon).success;
  const body = estimatedCoupon ?? { code: "NONE", kind: "percent" as const, value: 1 };
  const estimate = useRead(estimateCoupon, { body }, { enabled: isWhole });
  return (
    <Panel className="wide:sticky wide:top-14">
      <h2>What it will cost</h2>
      <p className="text-caption text-ink-mute">Had it run in the last 30 days</p>
      {isWhole ? (
        <Answer of={estimate} what="The estimate">
          {(figures) => (
            <Figures figures={figures} totalLimit={estimatedCoupon.totalLimit ?? null} />
          )}
        </Answer>
      ) : (
        <p className="mt-3 text-ink-soft">Say what it gives, and its cost stands here.</p>
      )}
    </Panel>
  );
}

function Figures({
  figures,
  totalLimit,
}: {
  figures: NonNullable<ReturnType<typeof useRead<typeof estimateCoupon>>["data"]>;
  totalLimit: number | null;
}) {
  const { looked, orders, thinPieces, limitedCost } = figures;
  const [cost, making] = [paise(figures.cost), paise(figures.making)];
  const average = orders > 0 ? roundedProduct([cost], orders) : 0;
  const share = making > 0 ? roundedProduct([Math.min(cost, making), PER_MILLE], making) / 10 : 0;
  if (looked === 0) return <p className="mt-3">There were no orders in the last 30 days.</p>;
  return (
    <div aria-live="polite">
      <p className="mt-3">
        <BigMoney paise={cost} />
      </p>
      <p className="text-caption text-ink-mute">
        {orders} of {looked} orders{orders > 0 ? `, ${sayMoney(average)} each on average` : ""}
      </p>
      {orders > 0 ? (
        <>
          <div className="mt-3">
            <Ledger
              name="The coupon against the making charge"
              rows={[
                { label: "Making charge of these orders", value: <Money paise={making} /> },
                {
                  label: "The coupon",
                  value: <Money paise={-cost} className="text-alert" />,
                },
              ]}
              total={{ label: "Making left", value: <Money paise={making - cost} /> }}
            />
          </div>
          <div
            role="img"
            aria-label={`${share}% of the making charge goes to the coupon`}
            className="mt-2 flex h-3 bg-wine"
          >
            <i className="ml-auto bg-gold" style={{ width: `${share}%` }} />
          </div>
          <p className="mt-1 flex justify-between text-hint text-ink-mute">
            <span>{(100 - share).toFixed(1)}% stays</span>
            <span>{share.toFixed(1)}% given</span>
          </p>
        </>
      ) : null}
      {limitedCost === null ? null : (
        <p className="mt-3">
          With the limit of {totalLimit} uses it comes to about{" "}
          <b className="font-semibold">{sayMoney(paise(limitedCost))}</b>.
        </p>
      )}
      {thinPieces > 0 ? (
        <p className="mt-2 flex gap-2 text-amber">
          <Icon of={TriangleAlert} size={16} className="mt-0.5" />
          <span>
            On {thinPieces} {thinPieces === 1 ? "piece" : "pieces"} of a small making charge the
            coupon takes more than half of it. A category or a larger cart leaves them out.
          </span>
        </p>
      ) : null}
    </div>
  );
}
