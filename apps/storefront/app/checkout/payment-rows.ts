import type { Shop } from "@suvarna/contract/content/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import { allowsCashOnDelivery, needsPan, type OrderRules, UPI_LIMIT } from "@suvarna/domain/order";
import type { RadioRow } from "@suvarna/ui/radio-rows.tsx";
import * as say from "@suvarna/words/here/payment";
import { Banknote, CreditCard, Landmark, Smartphone } from "lucide";
import type { PaymentChoice } from "./checkout-form-schema.ts";

/** The shop's payment rules for an order of this total. */
export interface PaymentRules {
  readonly cashOnDelivery: boolean;
  readonly online: boolean;
  /** Whether a piece of the order is made to order, which excludes cash on delivery. */
  readonly madeToOrder: boolean;
  readonly pan: boolean;
  /** Whether the total is within the limit of a single UPI payment. */
  readonly upi: boolean;
}

export function paymentRules(
  shop: Shop,
  total: Paise,
  { madeToOrder }: { madeToOrder: boolean },
): PaymentRules {
  const rules: OrderRules = {
    panAbovePaise: paise(shop.panAbove),
    codBelowPaise: paise(shop.codBelow),
  };
  return {
    cashOnDelivery: !madeToOrder && allowsCashOnDelivery(total, rules),
    online: shop.onlinePayment,
    madeToOrder,
    pan: needsPan(total, rules),
    upi: total <= UPI_LIMIT,
  };
}

/**
 * The four payment methods as choices. A disabled choice shows the reason.
 * @param country the destination of the order
 */
export function paymentRows(
  shop: Shop,
  rules: PaymentRules,
  country: string,
): readonly RadioRow<PaymentChoice>[] {
  const closed = { disabled: true, detail: say.onlineNotOpen };
  const noCash = noCashWords(shop, rules, country);
  return [
    {
      value: "debit-credit",
      label: say.card,
      icon: CreditCard,
      ...(rules.online ? { detail: say.cardHint } : closed),
    },
    {
      value: "bank-transfer",
      label: say.bankTransfer,
      icon: Landmark,
      ...(rules.online ? { detail: say.bankTransferHint } : closed),
    },
    {
      value: "upi",
      label: "UPI",
      icon: Smartphone,
      ...(rules.online ? { disabled: !rules.upi, detail: upiSays(rules) } : closed),
    },
    {
      value: "cash-on-delivery",
      label: say.cashOnDelivery,
      icon: Banknote,
      ...(rules.cashOnDelivery && !isAbroad(country)
        ? { detail: say.cashHint }
        : { disabled: true, detail: noCash }),
    },
  ];
}

/** Why cash on delivery can't be chosen. */
function noCashWords(shop: Shop, { madeToOrder }: PaymentRules, country: string): string {
  if (isAbroad(country)) return say.onlyIndia;
  if (madeToOrder) return say.notMadeToOrder;
  return say.notAvailableFrom(wholeRupees(shop.codBelow));
}

function upiSays({ upi }: PaymentRules): string {
  const most = wholeRupees(rupees(UPI_LIMIT));
  return upi ? say.upiUpTo(most) : say.upiTooMuch(most);
}
