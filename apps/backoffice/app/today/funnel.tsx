import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import type { FigurePeriod } from "@suvarna/domain/figures";
import { THIS_PERIOD } from "./period-words.ts";

type Step = NonNullable<Figures["funnel"]>["steps"][number];

const STEP_NAMES: Readonly<Record<Step["step"], string>> = {
  visit: "Visits",
  piece: "Saw a piece",
  cart: "Put it in the cart",
  checkout: "Reached the checkout",
  order: "Ordered",
};

/** Shows how many visitors reached each step from a visit to an order. */
export function Funnel({ steps, period }: { steps: readonly Step[]; period: FigurePeriod }) {
  const visits = steps[0]?.count ?? 0;
  return (
    <section aria-label="From visit to order" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>From visit to order</h2>
        <span className="ml-auto text-caption text-ink-mute">{THIS_PERIOD[period]}</span>
      </div>
      <ul className="grid gap-4">
        {steps.map(({ step, count }) => {
          const share = visits === 0 ? 0 : Math.min(1, count / visits);
          return (
            <li key={step}>
              <p className="flex justify-between">
                <span>{STEP_NAMES[step]}</span>
                <span>
                  <b className="font-medium">{count.toLocaleString("en-IN")}</b>{" "}
                  <span className="inline-block w-13 text-right text-caption text-ink-mute">
                    {step === "visit" || visits === 0
                      ? ""
                      : `${(share * 100).toFixed(share < 0.1 ? 2 : 1)}%`}
                  </span>
                </span>
              </p>
              <div className="mt-1 h-2 bg-sand">
                <i className="block h-full bg-gold" style={{ width: `${share * 100}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-caption text-ink-mute">Without visits by staff and robots.</p>
    </section>
  );
}
