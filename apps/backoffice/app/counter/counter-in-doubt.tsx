import { findCounterSale } from "@suvarna/contract/orders/counter";
import { paise } from "@suvarna/domain/money";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { sayMoney } from "../parts/money.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { CounterDone } from "./counter-done.tsx";
import type { SentSale } from "./sent-sale.ts";

/**
 * The view after a reload of the page while a sale was not answered: it asks the shop whether the
 * sale was made.
 */
export function CounterInDoubt({ sale, onNext }: { sale: SentSale; onNext(): void }) {
  const found = useRead(findCounterSale, { params: { key: sale.key } }, { staleTime: 0 });
  const order = found.data?.order;
  if (order) return <CounterDone order={order} onNext={onNext} />;
  const sum = sayMoney(paise(sale.total));
  return (
    <>
      <PageHead title="Counter" caption={`The last sale, ${sum}`} />
      <Answer of={found} what="The last sale">
        {() => (
          <Bar
            tone="amber"
            live="status"
            actions={
              <>
                <ButtonLink small to="/orders">
                  Look among the orders
                </ButtonLink>
                <Button small kind="primary" onClick={onNext}>
                  Enter it again
                </Button>
              </>
            }
          >
            The page was left before the shop had answered. The sale of {sum} was not made.
          </Bar>
        )}
      </Answer>
    </>
  );
}
