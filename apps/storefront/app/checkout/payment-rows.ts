import type { Shop } from "@suvarna/contract/content/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import { allowsCashOnDelivery, needsPan, type OrderRules, UPI_LIMIT } from "@suvarna/domain/order";
import type { RadioRow } from "@suvarna/ui/radio-rows.tsx";
import { Banknote, CreditCard, Landmark, Smartphone } from "lucide-react";
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
  const closed = { disabled: true, detail: "Online payment is not open yet" };
  const noCash = noCashWords(shop, rules, country);
  return [
    {
      value: "debit-credit",
      label: "Debit or credit card",
      icon: CreditCard,
      ...(rules.online ? { detail: "Visa, Mastercard, RuPay" } : closed),
    },
    {
      value: "bank-transfer",
      label: "Bank transfer",
      icon: Landmark,
      ...(rules.online ? { detail: "Net banking, all major banks" } : closed),
    },
    {
      value: "upi",
      label: "UPI",
      icon: Smartphone,
      ...(rules.online ? { disabled: !rules.upi, detail: upiSays(rules) } : closed),
    },
    {
      value: "cash-on-delivery",
      label: "Cash on delivery",
      icon: Banknote,
      ...(rules.cashOnDelivery && !isAbroad(country)
        ? { detail: "Pay when your order arrives" }
        : { disabled: true, detail: noCash }),
    },
  ];
}

/** Why cash on delivery can't be chosen. */
function noCashWords(shop: Shop, { madeToOrder }: PaymentRules, country: string): string {
  if (isAbroad(country)) return "Only for addresses in India";
  if (madeToOrder) return "Not for pieces that are made to order";
  return `Not available from ${wholeRupees(shop.codBelow)} on`;
}

function upiSays({ upi }: PaymentRules): string {
  const most = `Up to ${wholeRupees(rupees(UPI_LIMIT))} in one payment`;
  return upi ? most : `${most}; please pay by card or bank transfer`;
}
