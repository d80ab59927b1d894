import { accountPersonalData, eraseApproved, grantExport } from "./accounts/index.ts";
import { changeApprovedMaking, publishApproved } from "./catalogue/index.ts";
import type { Config } from "./config.ts";
import { changeApprovedCoupon, makeApprovedCoupon } from "./coupons/index.ts";
import { startApprovedImport } from "./imports/index.ts";
import { acceptApprovedReturn, moveApproved, refundApproved } from "./orders/index.ts";
import type { Payments } from "./payments/index.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import {
  confirmApprovedReading,
  enterApprovedSheet,
  type Rates,
  setApprovedAdjustment,
  startApprovedSales,
} from "./rates/index.ts";
import { changeApproved, type LiveSettings } from "./settings/index.ts";
import type { ApprovalKinds, Approvals } from "./staff/index.ts";

/**
 * Returns the functions that carry out acts after a second person has approved them, by the kind of
 * the act.
 */
export function approvalKinds({
  config,
  payments,
  rates,
  approvals,
  settings,
  personalData,
  ...accounts
}: {
  readonly config: Pick<Config, "orders" | "secret" | "stock">;
  readonly payments: Pick<
    Payments,
    "cancel" | "hold" | "addManualRefund" | "refundByHand" | "refundPart"
  >;
  readonly rates: Pick<Rates, "perGram" | "staffDependencies">;
  readonly approvals: Approvals;
  readonly settings: LiveSettings;
  /**
   * The functions that export and erase personal data, for all capabilities but the account, whose
   * data is erased last.
   */
  readonly personalData: readonly PersonalData[];
} & Parameters<typeof accountPersonalData>[0]): ApprovalKinds {
  const guard = rates.staffDependencies;
  const allPersonalData = [...personalData, accountPersonalData(accounts)];
  return {
    "coupon.change": changeApprovedCoupon,
    "coupon.make": makeApprovedCoupon,
    "customer.erase": (act, approved) => eraseApproved(act, allPersonalData, approved),
    "customer.export": grantExport,
    "order.cancel": (act, approved) => moveApproved(act, { payments, config }, approved),
    "order.dispatch": (act, approved) => moveApproved(act, { payments, config }, approved),
    "order.undelivered": (act, approved) => moveApproved(act, { payments, config }, approved),
    "order.refund": (act, approved) => refundApproved(act, { payments, config }, approved),
    "rates.adjust": (act, approved) => setApprovedAdjustment(guard, act, approved),
    "products.import": (act, approved) => startApprovedImport(accounts.jobs, act, approved),
    "products.making": (act, approved) => changeApprovedMaking(config.stock, act, approved),
    "products.price": (act, approved) => publishApproved({ rates, approvals }, act, approved),
    "rates.confirm": (act, approved) => confirmApprovedReading(guard, act, approved),
    "rates.enter": (act, approved) => enterApprovedSheet(guard, act, approved),
    "rates.start": startApprovedSales,
    "settings.change": (act, approved) => changeApproved(settings, act, approved),
    "return.accept": (act, approved) => acceptApprovedReturn(act, { payments }, approved),
  };
}
