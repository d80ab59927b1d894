import type { Figures, Sales, SalesBar } from "@suvarna/contract/figures/staff-schemas";
import {
  type ComparedPeriods,
  changeBp,
  type FigurePeriod,
  shareBp,
  VISIT_STEPS,
} from "@suvarna/domain/figures";
import { indianDay } from "@suvarna/domain/indian-day";
import { countCounterSales, type SalesPart, salesByTime } from "../orders/index.ts";
import type { Db } from "../platform/database.ts";
import { countVisits } from "./count-visits.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The sales of a period, those of the preceding period, and the steps from visits to orders. */
export async function readSales(
  db: Db,
  period: FigurePeriod,
  { now, before, comparedUntil }: ComparedPeriods,
  at: Date,
) {
  const unit = period === "day" ? "hour" : "day";
  const span = { from: before.from, until: now.until };
  const isOver = at >= now.until;
  const [parts, visits, atCounter, visitsBefore, atCounterBefore] = await Promise.all([
    salesByTime(db, span, { unit, partedAt: comparedUntil }),
    countVisits(db, { from: indianDay(now.from), until: indianDay(now.until) }),
    countCounterSales(db, now),
    // Visits are stored by the whole day, so the visits of a part of a period are not known.
    isOver
      ? countVisits(db, { from: indianDay(before.from), until: indianDay(before.until) })
      : null,
    isOver ? countCounterSales(db, before) : 0,
  ]);
  const earlier = parts.filter(({ startsAt }) => startsAt < now.from);
  const own = parts.filter(({ startsAt }) => startsAt >= now.from);
  const sales = sumOf(own, { visits: visits.visit, atCounter });
  const compared = sumOf(
    earlier.filter(({ isEarly }) => isEarly),
    { visits: visitsBefore?.visit ?? null, atCounter: atCounterBefore },
  );
  const figures: NonNullable<Figures["sales"]> = {
    now: sales,
    before: compared,
    change: {
      amountBp: changeBp(compared.amount, sales.amount),
      ordersBp: changeBp(compared.orders, sales.orders),
      averageBp: changeBp(compared.average ?? 0, sales.average ?? 0),
      conversionBp:
        compared.conversionBp === null || sales.conversionBp === null
          ? null
          : sales.conversionBp - compared.conversionBp,
    },
    bars: barsOf({ own, earlier }, { now, before, ms: unit === "hour" ? HOUR_MS : DAY_MS, at }),
  };
  const steps = VISIT_STEPS.map((step) => ({ step, count: visits[step] }));
  const placed = placedInStorefront(sales.orders, atCounter);
  return { figures, steps: [...steps, { step: "order" as const, count: placed }] };
}

/**
 * The orders that followed a visit. Orders that staff took are left out, because their buyers need
 * not have visited the storefront.
 */
function placedInStorefront(orders: number, atCounter: number): number {
  return Math.max(0, orders - atCounter);
}

function sumOf(
  parts: readonly SalesPart[],
  { visits, atCounter }: { readonly visits: number | null; readonly atCounter: number },
): Sales {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const orders = parts.reduce((sum, part) => sum + part.orders, 0);
  const average = orders === 0 ? null : Math.round(amount / orders);
  const conversionBp =
    visits === null ? null : shareBp(placedInStorefront(orders, atCounter), visits);
  return { amount, orders, average, visits, conversionBp };
}

function barsOf(
  { own, earlier }: { readonly own: readonly SalesPart[]; readonly earlier: readonly SalesPart[] },
  {
    now,
    before,
    ms,
    at,
  }: Pick<ComparedPeriods, "now" | "before"> & { readonly ms: number; readonly at: Date },
): SalesBar[] {
  const count = (span: { from: Date; until: Date }) =>
    Math.round((span.until.getTime() - span.from.getTime()) / ms);
  const bars: SalesBar[] = [];
  for (let place = 0; place < Math.max(count(now), count(before)); place++) {
    const starts = now.from.getTime() + place * ms;
    const startsBefore = before.from.getTime() + place * ms;
    const [here, there] = [sumAt(own, starts), sumAt(earlier, startsBefore)];
    const isOwn = starts < now.until.getTime();
    bars.push({
      startsAt: new Date(isOwn ? starts : startsBefore).toISOString(),
      now: isOwn && starts <= at.getTime() ? here.amount : null,
      nowOrders: here.orders,
      before: startsBefore < before.until.getTime() ? there.amount : null,
      beforeOrders: there.orders,
      isRunning: isOwn && starts <= at.getTime() && at.getTime() < starts + ms,
    });
  }
  return bars;
}

function sumAt(parts: readonly SalesPart[], time: number) {
  const here = parts.filter(({ startsAt }) => startsAt.getTime() === time);
  return sumOf(here, { visits: 0, atCounter: 0 });
}
