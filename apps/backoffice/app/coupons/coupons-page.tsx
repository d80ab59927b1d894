import { listCoupons } from "@suvarna/contract/coupons/staff";
import type { Coupon } from "@suvarna/contract/coupons/staff-schemas";
import { type Paise, paise } from "@suvarna/domain/money";
import { Plus, Stamp } from "lucide";
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
import { useWaitingCoupons, type WaitingCoupon } from "./waiting-coupons.ts";

/** A row of the list: a coupon, or a new coupon that waits for the approval of a second person. */
type Row = { readonly _id: string } & (
  | { readonly coupon: Coupon; readonly changeWaits: boolean }
  | { readonly waiting: WaitingCoupon }
);

const shownOf = (row: Row) => ("coupon" in row ? row.coupon : row.waiting);

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "code",
    head: "Code",
    cell: (row) => (
      <Link to={addressOf(row)} className="code font-medium hover:text-wine">
        {shownOf(row).code}
      </Link>
    ),
  },
  { id: "gives", head: "Gives", phone: "wide", cell: (row) => shownOf(row).words },
  {
    id: "when",
    head: "When",
    phone: "hidden",
    cell: (row) => <span className="num text-caption text-ink-soft">{sayWhen(shownOf(row))}</span>,
  },
  {
    id: "used",
    head: "Used",
    phone: "named",
    cell: (row) => ("coupon" in row ? <Used coupon={row.coupon} /> : "–"),
  },
  {
    id: "gaveAway",
    head: "Gave away",
    figures: true,
    phone: "named",
    cell: (row) => ("coupon" in row ? <Money paise={paise(row.coupon.gaveAway)} /> : "–"),
  },
  {
    id: "state",
    head: "State",
    cell: (row) => <State row={row} />,
  },
];

/**
 * The address to which a row leads. A coupon that waits for approval leads to the page of
 * approvals.
 */
function addressOf(row: Row): string {
  return "coupon" in row ? `?code=${row.coupon.code}` : "/approvals";
}

function State({ row }: { row: Row }) {
  const waits = (
    <Pill tone="amber" icon={Stamp}>
      {"coupon" in row ? (
        "Change waits"
      ) : (
        <>
          <span className="sr-only">Waits for a</span> Second person
        </>
      )}
    </Pill>
  );
  if (!("coupon" in row)) return waits;
  const { tone, words } = couponState(row.coupon);
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Pill tone={tone}>{words}</Pill>
      {row.changeWaits ? waits : null}
    </span>
  );
}

/**
 * The page of the coupons, with the sum of discounts that each coupon has given, and the estimate
 * for a new coupon.
 */
export function CouponsPage() {
  const [params] = useSearchParams();
  const coupons = useRead(listCoupons, {});
  const mayEdit = useMay("coupons.edit");
  const [estimated, setEstimated] = useState<EstimatedCoupon | null>(null);
  const code = params.get("code");
  const { made, changed } = useWaitingCoupons();
  return (
    <Answer of={coupons} what="The coupons">
      {(all) => {
        const running = all.filter((coupon) => couponState(coupon).runs);
        const discountSum = running.reduce((sum, { gaveAway }) => sum + paise(gaveAway), 0);
        const chosen = all.find((coupon) => coupon.code === code) ?? null;
        const isNew = code === "new" && mayEdit;
        const rows: Row[] = [
          ...made.map((waiting) => ({ _id: `waits ${waiting.code}`, waiting })),
          ...all.map((coupon) => ({
            _id: coupon.code,
            coupon,
            changeWaits: changed.has(coupon.code),
          })),
        ];
        return (
          <>
            <PageHead
              title="Coupons"
              caption={sayRunning(running.length, discountSum)}
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
              {rows.length === 0 ? (
                <Empty title="No coupon yet">The first one stands here once it is made.</Empty>
              ) : (
                <DataTable name="Coupons" rows={rows} columns={COLUMNS} open={addressOf} />
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

/** How often a coupon was used, in words and as a bar. */
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

/** The number of the coupons that run, and what they have given away. */
function sayRunning(count: number, gaveAway: Paise): string {
  if (count === 0) return "No coupon runs now.";
  const which = count === 1 ? "The one that runs now has" : `The ${count} that run now have`;
  return `${which} given away ${sayMoney(gaveAway)}.`;
}
