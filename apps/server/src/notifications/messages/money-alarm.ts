import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { Draft } from "../draft.ts";

/** Payments, refunds and settlements that staff have to look at. */
export interface MoneyAlarm {
  readonly waiting: readonly {
    readonly why:
      | "stuck_refund"
      | "refund_by_hand"
      | "order_owed"
      | "dispute"
      | "dashboard_refund"
      | "not_ours"
      | "paid_back_twice"
      | "settlement_difference";
    readonly count: number;
    readonly amount: Paise;
  }[];
  /** The shop's origin, for the links of the letter. */
  readonly address: string;
}

const WORDS: Readonly<Record<MoneyAlarm["waiting"][number]["why"], string>> = {
  stuck_refund: "Refunds that the gateway does not send",
  refund_by_hand: "Refunds to send by hand",
  order_owed: "Cancelled or returned orders to pay back by hand",
  dispute: "Disputes: a bank wants money back",
  dashboard_refund: "Refunds from a gateway's dashboard that do not fit the book",
  not_ours: "Money for orders that are not ours",
  paid_back_twice: "Refunds that went back twice, by hand and by the gateway",
  settlement_difference: "Settlements that differ from the book",
};

/**
 * Writes the letter that tells the shop which payments, refunds and settlements staff have to look
 * at.
 */
export function moneyAlarm({ waiting, address }: MoneyAlarm): Draft {
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  const amount = waiting.reduce((sum, one) => sum + one.amount, 0);
  return {
    subject: `Money waits for you: ${count} ${count === 1 ? "matter" : "matters"}, ${formatRupees(amount)}`,
    preview: "Refunds, disputes and settlements that need a person.",
    heading: "Money waits for you",
    blocks: [
      { kind: "text", text: "The shop can't finish these by itself. Please look at each of them." },
      {
        kind: "ledger",
        rows: waiting.map((one): [string, string] => [
          `${one.count} × ${WORDS[one.why]}`,
          formatRupees(one.amount),
        ]),
        total: ["Together", formatRupees(amount)],
      },
      { kind: "button", label: "Open the shop", address },
      {
        kind: "note",
        text: "Staff find them under refunds and settlements. This letter comes once a day, as long as there are any.",
      },
    ],
    because: "You get this letter because it is the shop's own address.",
  };
}
