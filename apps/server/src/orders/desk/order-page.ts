import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { needsHuid } from "@suvarna/domain/huid";
import { totalOfAmounts } from "@suvarna/domain/partial-refund";
import { findProvedContacts, namesOf } from "../../identity/index.ts";
import { taxDocumentNumbersOf } from "../../invoices/index.ts";
import { findOrderMoney } from "../../payments/index.ts";
import type { App } from "../../platform/act.ts";
import type { Db } from "../../platform/database.ts";
import type { Rates } from "../../rates/index.ts";
import { type Agreement, type Approvals, findAgreements } from "../../staff/index.ts";
import { orderBook, withCourier } from "../book-of-order.ts";
import { listCancelledOf } from "../cancelled-remittance-queries.ts";
import { findCounterSale } from "../counter/queries.ts";
import { staffNoteOfStep } from "../note-of-step.ts";
import { findPieceRows, type PieceRow } from "../piece-queries.ts";
import type { PlacedOrder } from "../queries.ts";
import { keptBackPieces, refundedWithBuyer } from "../refunds/kept-back.ts";
import { previewCancellation } from "../refunds/preview-refund.ts";
import { isRepaymentOfOrder, repaymentNeedsApproval } from "../refunds/repayment-approval.ts";
import { remainingAmounts } from "../refunds/request-refund.ts";
import { findRemittance } from "../remittance-queries.ts";
import type { OrdersConfig } from "../settings.ts";
import { findAssignees } from "./assign-orders.ts";
import { findNotes } from "./order-notes.ts";
import { differenceOf, hindrancesOfOrder, piecesToGo } from "./order-to-go.ts";
import { type CanText, hearsOf, stateOfMessage } from "./resend-letter.ts";
import { countOthersOf, risksOf } from "./risk-of-order.ts";
import { versionOf } from "./weigh-pieces.ts";

/** A message to a shopper, with the fields that staff may see. */
export interface SentMessage {
  readonly kind: string;
  readonly channel: "email" | "sms";
  readonly state: string;
  readonly createdAt: Date;
}

/** Reads the messages to these recipients about a subject, oldest first. */
export type MessagesAbout = (
  db: Db,
  recipients: readonly string[],
  subject: string,
) => Promise<SentMessage[]>;

/** The dependencies of the order page. */
export interface OrderPageDependencies {
  readonly app: Pick<App, "database" | "clock">;
  readonly config: { readonly orders: OrdersConfig };
  readonly rates: Pick<Rates, "perGram">;
  readonly messagesAbout: MessagesAbout;
  readonly canText: CanText;
  readonly approvals: Pick<Approvals, "limits">;
}

/**
 * Reads all data of the order page of staff.
 * @param wired the order in the form in which the API sends it
 */
export async function orderPage(
  dependencies: OrderPageDependencies,
  order: PlacedOrder,
  wired: DeskOrder,
): Promise<OrderPage> {
  const { app, config } = dependencies;
  const { db } = app.database;
  const { id } = order;
  const money = await findOrderMoney(db, id);
  const rows = (await findPieceRows(db, [id])).get(id) ?? [];
  const notes = await findNotes(db, id);
  const contacts = await findProvedContacts(db, order.userId);
  const others = await countOthersOf(db, order);
  const cash = await findRemittance(db, id);
  const taxDocumentNumbers = await taxDocumentNumbersOf(db, [id]);
  const hasFailedRefund = money.refunds.some(
    ({ state, way }) => state === "stuck" && way !== "hand",
  );
  const draft = order.state === "processing" ? differenceOf(order, rows) : null;
  const differencePaise = draft && totalOfAmounts(draft);
  const agreements = await findAgreements(db, id);
  const names = await namesOf(db, [
    ...agreements.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
    ...notes.map(({ by }) => by),
    ...rows.map(({ by }) => by),
    ...order.history.flatMap(({ by }) => by ?? []),
    ...order.refunds.flatMap(({ by }) => by ?? []),
  ]);
  const isProved = (contacts?.email ?? contacts?.phone ?? null) !== null;
  return {
    order: wired,
    version: versionOf(order),
    assignedTo: (await findAssignees(db, [id])).get(id) ?? null,
    ...draftOf(order),
    lines: linesOf(order, dependencies.rates),
    pieces: piecesOf(order, rows, names),
    keptBack: keptBackPieces(order, rows).map(namedPiece),
    refundedWithBuyer: refundedWithBuyer(order, rows).map(namedPiece),
    needsPieces: config.orders.dispatch.needsPieces,
    weighAgainAboveBp: config.orders.dispatch.weighAgainAboveBp,
    hindrances: hindrancesOfOrder(order, { rows, hasFailedRefund }, config.orders, app.clock()),
    left: mutable(remainingAmounts(order)),
    differencePaise,
    cancellation: previewCancellation(order, dependencies.approvals.limits),
    repaymentNeedsApproval: await repaymentNeedsApproval(db, order, dependencies.approvals.limits),
    book: orderBook(order, {
      money,
      noteNumbers: taxDocumentNumbers.get(id)?.partNoteNumbers ?? {},
      draftPaise: differencePaise,
      cash,
      sale: await findCounterSale(db, id),
      cancelledTransfers: await listCancelledOf(db, id),
    }),
    withCourierPaise: withCourier(cash),
    attempts: money.attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      gateway: attempt.gateway,
      reference: attempt.paymentReference,
      outcome: attempt.outcome,
      source: attempt.source,
      amountPaise: attempt.amount,
    })),
    risk: await risksOf(db, order, { money, others, isProved }),
    steps: stepsOf(order, names, agreements),
    refunds: refundsOf(order, names, agreements),
    notes: notes.map(({ id: _id, text, by, at }) => {
      return { _id, text, by: names.get(by) ?? null, at: at.toISOString() };
    }),
    letters: await lettersOf(dependencies, order, contacts),
    shopper: {
      name: contacts?.name ?? order.shippingAddress.fullName,
      email: contacts?.email ?? null,
      phone: contacts?.phone ?? null,
      orders: others.all + 1,
      hears: hearsOf(contacts, dependencies.canText),
    },
  };
}

function namedPiece({ position: line, piece, huid }: PieceRow) {
  return { line, piece, huid: huid ?? "" };
}

function draftOf({
  history,
  createdAt,
  dispatchBy,
  courier,
  trackingNumber,
  doorTriesLeft,
  gstRateBp,
}: PlacedOrder) {
  return {
    stateSince: (history.at(-1)?.at ?? createdAt).toISOString(),
    dispatchBy: dispatchBy?.toISOString() ?? null,
    courier,
    trackingNumber,
    doorTriesLeft,
    gstRateBp,
  };
}

function linesOf(order: PlacedOrder, rates: OrderPageDependencies["rates"]): OrderPage["lines"] {
  const now = rates.perGram();
  const left = remainingAmounts(order);
  return order.items.map((item, position) => ({
    position,
    quantity: item.quantity,
    piecesLeft: left.lines[position]?.quantity ?? 0,
    carat: item.carat,
    netWeightMg: item.netWeightMg,
    ratePerGram: item.ratePerGram,
    rateNow: now[item.carat],
    metalValue: item.metalValue,
    makingCharge: item.makingCharge,
    stoneValue: item.stoneValue,
    discount: item.discount,
    linePrice: item.linePrice,
    couponShare: item.couponShare,
    needsHuid: needsHuid(item),
  }));
}

type Names = ReadonlyMap<string, string>;

function piecesOf(
  order: PlacedOrder,
  rows: readonly PieceRow[],
  names: Names,
): OrderPage["pieces"] {
  return piecesToGo(order, rows).map(({ line, piece, huid, weighedMg, againMg }) => {
    const row = rows.find((one) => one.position === line && one.piece === piece);
    const by = row ? (names.get(row.by) ?? null) : null;
    return { line, piece, huid, weighedMg, againMg, by, at: row?.at.toISOString() ?? null };
  });
}

function mutable({ lines, shipping }: ReturnType<typeof remainingAmounts>): OrderPage["left"] {
  return { lines: lines.map((line) => ({ ...line })), shipping };
}

type Agreements = readonly Agreement[];

/**
 * The approval of an act by a second person that is carried out in the transaction of the approval,
 * so that both have the same time.
 */
function agreementAt(at: Date, agreements: Agreements): Agreement | undefined {
  return agreements.find(({ decidedAt }) => decidedAt.getTime() === at.getTime());
}

/**
 * The approval of a step. The money of an approved repayment by hand is sent after the approval, so
 * its step is later.
 */
function agreementOfStep(
  order: PlacedOrder,
  { state, by, at }: PlacedOrder["history"][number],
  agreements: Agreements,
): Agreement | undefined {
  // The history has the person who carried the step out, which is the second person.
  const own = agreements.filter(({ decidedBy }) => decidedBy === by);
  const same = agreementAt(at, own);
  if (same || state !== "refunded") return same;
  return agreements.findLast(
    ({ decidedAt, payload }) => decidedAt <= at && isRepaymentOfOrder(payload, order),
  );
}

function agreedBy(agreement: Agreement | undefined, names: Names) {
  if (!agreement) return null;
  return { _id: agreement.decidedBy, name: names.get(agreement.decidedBy) ?? null };
}

function stepsOf(order: PlacedOrder, names: Names, agreements: Agreements): OrderPage["steps"] {
  return order.history.map((step) => {
    const agreement = agreementOfStep(order, step, agreements);
    const by = agreement?.decidedBy === step.by ? agreement.askedBy : step.by;
    return {
      state: step.state,
      at: step.at.toISOString(),
      by: by === null ? null : (names.get(by) ?? null),
      isShopper: step.by === order.userId,
      agreedBy: agreedBy(agreement, names),
      note: staffNoteOfStep(order, step),
      restocked: step.restocked,
    };
  });
}

function refundsOf(
  { items, refunds }: PlacedOrder,
  names: Names,
  agreements: Agreements,
): OrderPage["refunds"] {
  return refunds.map(({ at, by, amount, amounts, note, isWeight, restocked }) => ({
    at: at.toISOString(),
    by: by === null ? null : (names.get(by) ?? null),
    agreedBy: agreedBy(
      agreementAt(
        at,
        agreements.filter(({ askedBy }) => askedBy === by),
      ),
      names,
    ),
    amountPaise: amount,
    pieces: amounts.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ position, quantity }) => ({ name: items[position]?.name ?? "", quantity })),
    note,
    isWeight,
    restocked,
  }));
}

async function lettersOf(
  { app, messagesAbout }: OrderPageDependencies,
  { id }: PlacedOrder,
  contacts: { readonly email: string | null; readonly phone: string | null } | null,
): Promise<OrderPage["letters"]> {
  const recipients = [contacts?.email, contacts?.phone].filter((to) => typeof to === "string");
  if (recipients.length === 0) return [];
  const sent = await messagesAbout(app.database.db, recipients, id);
  return sent.map(({ kind, channel, state, createdAt }) => {
    const about = stateOfMessage(channel, kind);
    return { kind, channel, state, at: createdAt.toISOString(), about };
  });
}
