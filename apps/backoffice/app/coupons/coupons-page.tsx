import { listCoupons } from "@suvarna/contract/coupons/staff";
import type { Coupon } from "@suvarna/contract/coupons/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Money, sayMoney } from "../parts/money.tsx";
import { PageHead, WithSide } from "../parts/page.tsx";
import { Pill } from "../parts/pill.tsx";
import { Answer, Empty } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { CouponEditor } from "./coupon-editor.tsx";
import { couponState, sayWhen } from "./coupon-state.ts";
import { type EstimatedCoupon, EstimatePanel } from "./estimate-panel.tsx";

type Row = Coupon & { readonly _id: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "code",
    head: "Code",
    cell: ({ code }) => (
      <Link to={`?code=${code}`} className="code font-medium hover:text-wine">
        {code}
      </Link>
    ),
  },
  { id: "gives", head: "Gives", phone: "wide", cell: ({ words }) => words },
  {
    id: "when",
    head: "When",
    phone: "hidden",
    cell: (coupon) => <span className="num text-caption text-ink-soft">{sayWhen(coupon)}</span>,
  },
  { id: "used", head: "Used", cell: (coupon) => <Used coupon={coupon} /> },
  {
    id: "gaveAway",
    head: "Gave away",
    figures: true,
    cell: ({ gaveAway }) => <Money paise={paise(gaveAway)} />,
  },
  {
    id: "state",
    head: "State",
    cell: (coupon) => {
      const { tone, words } = couponState(coupon);
      return <Pill tone={tone}>{words}</Pill>;
    },
  },
];

/**
 * The list of coupons with the discounts that each has given, and the estimate for a new coupon.
 */
export function CouponsPage() {
  const [params] = useSearchParams();
  const coupons = useRead(listCoupons, {});
  const mayEdit = useMay("coupons.edit");
  const [estimated, setEstimated] = useState<EstimatedCoupon | null>(null);
  const code = params.get("code");
  return (
    <Answer of={coupons} what="The coupons">
      {(all) => {
        const running = all.filter((coupon) => couponState(coupon).runs);
        const given = running.reduce((sum, { gaveAway }) => sum + paise(gaveAway), 0);
        const chosen = all.find((coupon) => coupon.code === code) ?? null;
        const isNew = code === "new" && mayEdit;
        return (
          <>
            <PageHead
              title="Coupons"
              caption={`${running.length === 1 ? "The one that runs now has" : `The ${running.length} that run now have`} given away ${sayMoney(given)}.`}
              actions={
                mayEdit ? (
                  <ButtonLink kind="primary" icon={Plus} to="?code=new">
                    New coupon
                  </ButtonLink>
                ) : undefined
              }
            />
            <WithSide
              side={
                chosen || isNew ? (
                  <EstimatePanel coupon={estimated} />
                ) : (
                  <p className="text-ink-mute">
                    Choose a coupon, or begin a new one, to see what it would have cost in the last
                    30 days.
                  </p>
                )
              }
            >
              {all.length === 0 ? (
                <Empty title="No coupon yet">The first one stands here once it is made.</Empty>
              ) : (
                <DataTable
                  name="Coupons"
                  rows={all.map((coupon) => ({ ...coupon, _id: coupon.code }))}
                  columns={COLUMNS}
                  open={(coupon) => `?code=${coupon.code}`}
                />
              )}
              {chosen || isNew ? (
                <CouponEditor
                  key={chosen?.code ?? "new"}
                  coupon={chosen}
                  mayEdit={mayEdit}
                  onChange={setEstimated}
                />
              ) : null}
            </WithSide>
          </>
        );
      }}
    </Answer>
  );
}

/** How often a coupon is used, as words and as a bar. */
function Used({ coupon: { used, totalLimit } }: { coupon: Coupon }) {
  if (totalLimit === null) return <span className="text-hint">{used}</span>;
  return (
    <span className="block w-32">
      <span className="text-hint">
        {used} of {totalLimit}
      </span>
      <span aria-hidden className="mt-0.5 block h-1 bg-sand">
        <span
          className="block h-1 bg-gold"
          style={{ width: `${Math.min(100, (used / totalLimit) * 100)}%` }}
        />
      </span>
    </span>
  );
}
