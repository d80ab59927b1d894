import { paise } from "@suvarna/domain/money";
import { Bar } from "../parts/bar.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { PageHead, Section } from "../parts/page.tsx";
import { useAskBeforeClosing } from "../parts/use-ask-before-closing.ts";
import { sentenceOf } from "../platform/api.ts";
import { type CounterSale, dropUnansweredSale } from "./counter-sale.ts";

/** The view of a sale whose answer was lost. It offers to send exactly the same sale again. */
export function CounterUnanswered({
  sale,
  failure,
  isSending,
  onSend,
}: {
  sale: CounterSale;
  /** The error of the last call; null when the user has come back to the page. */
  failure: Error | null;
  isSending: boolean;
  onSend(): void;
}) {
  // A closed tab would forget the sale, and a reload all of it but its idempotency key.
  useAskBeforeClosing(true);
  const { body, draft } = sale;
  return (
    <>
      <PageHead title="Counter" caption={`${draft.name}, ${sayMoney(paise(body.expectedTotal))}`} />
      <Bar tone="amber" live="alert">
        The shop has not answered. Send it again: it is sold once.
        {failure ? <span className="block text-caption">{sentenceOf(failure)}</span> : null}
      </Bar>
      <div className="mt-6 max-w-120">
        <Section title="What was sent" first>
          <ul aria-label="Pieces that were sent">
            {draft.lines.map(({ product, size, quantity }) => (
              <li key={`${product._id} ${size}`}>
                {quantity} × {product.name}
                {size ? `, ${size}` : ""}
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2">
            <MoneyButton kind="primary" busy={isSending && "Sending it again"} onClick={onSend}>
              Send it again
            </MoneyButton>
            <ButtonLink to="/orders">Look among the orders</ButtonLink>
            <Button kind="danger" disabled={isSending} onClick={() => dropUnansweredSale(sale)}>
              It was not sold: change it
            </Button>
          </div>
          <p className="mt-2 text-caption text-ink-mute">
            Change it only when it is not among the orders. Otherwise it is sold twice.
          </p>
        </Section>
      </div>
    </>
  );
}
