import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/orders/counter";
import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import * as schemas from "@suvarna/contract/orders/counter-schemas";
import { needsHuid } from "@suvarna/domain/huid";
import { rupees } from "@suvarna/domain/money";
import { allowsCashOnDelivery, needsInvoiceAddress, needsPan } from "@suvarna/domain/order";
import { serializeTotals } from "../../cart/index.ts";
import { findByContact, givenEmail } from "../../identity/index.ts";
import { act } from "../../platform/act.ts";
import type { Api } from "../../platform/http/api.ts";
import { handle } from "../../platform/http/handle.ts";
import { isId, newId } from "../../platform/ids.ts";
import { serializeDesk } from "../desk/serialize-desk.ts";
import type { OfferedItem, PricedOffer } from "../price-cart.ts";
import type { OrdersDependencies } from "../routes.ts";
import type { OrdersConfig } from "../settings.ts";
import { findCounterSale } from "./find-sale.ts";
import { type CounterCartLine, counterLines, priceAtCounter } from "./pieces.ts";
import { type CounterSaleDependencies, sellAtCounter } from "./sell-at-counter.ts";
import { isFarWeight, weightProblem } from "./weight.ts";

const endpoints = pair(calls, schemas);

/** Registers staff's calls for taking an order at the counter or on the phone. */
export function registerCounter(
  api: Api,
  dependencies: OrdersDependencies & CounterSaleDependencies,
): void {
  const { app } = dependencies;
  const { db } = app.database;

  handle(api, endpoints.findCounterShopper, async ({ body }) => {
    const user = await findByContact(db, body.contact);
    if (!user) return { shopper: null };
    const { id: userId, name, emailVerified, phoneVerified } = user;
    const isReachable = emailVerified || phoneVerified;
    return { shopper: { userId, name, email: givenEmail(user), isReachable } };
  });

  handle(api, endpoints.quoteCounterOrder, ({ body }, { actor }) =>
    // The quote runs in a transaction, so that it reads the prices of all lines at the same moment.
    act(app, actor, async ({ tx, at: now }) => {
      const lines = await counterLines(tx, body);
      // A shopper whose account is not known has used no coupon.
      const { shopperId } = body;
      const userId = shopperId && isId(shopperId) ? shopperId : newId(now.getTime());
      const priced = await priceAtCounter(tx, dependencies, { ...body, lines, userId, now });
      return serializeCounterQuote({ ...priced, ...body, lines }, dependencies.config.orders);
    }),
  );

  handle(api, endpoints.sellAtCounter, async ({ body, headers }, { actor, user, answerWith }) => {
    const key = headers["idempotency-key"];
    const { hasFreshProof } = user;
    const request = { staffId: actor.userId, input: body, key, hasFreshProof };
    const { order, isNew } = await act(app, actor, (act) =>
      sellAtCounter(act, dependencies, request),
    );
    answerWith(isNew ? 201 : 200);
    const [wired] = await serializeDesk(dependencies, [order]);
    if (!wired) throw new Error("An order was placed and is not there");
    return wired;
  });

  handle(api, endpoints.findCounterSale, async ({ params: { key } }, { actor }) => {
    const own = { staffId: actor.userId, key };
    const order = await act(app, actor, (act) => findCounterSale(act, own));
    const [wired = null] = order ? await serializeDesk(dependencies, [order]) : [];
    return { order: wired };
  });
}

function serializeCounterQuote(
  {
    offer,
    coupon,
    lines,
    takenAway,
  }: PricedOffer & { readonly lines: readonly CounterCartLine[]; readonly takenAway: boolean },
  rules: Pick<OrdersConfig, "panAbovePaise" | "codBelowPaise" | "dispatch">,
): CounterQuote {
  const { totals } = offer;
  return {
    lines: lines.flatMap((line, place) => {
      const item = offer.items[place];
      return item ? serializeLine(item, line, rules) : [];
    }),
    totals: serializeTotals(totals),
    gstPercent: offer.gstRateBp / 100,
    ratesAt: offer.ratesAt.toISOString(),
    rateSheetId: offer.rateSheetId,
    couponProblem: coupon?.problem?.message ?? null,
    needsPan: needsPan(totals.total, rules),
    needsAddress: !takenAway || needsInvoiceAddress(totals.total),
    allowsCash: allowsCashOnDelivery(totals.total, rules),
  };
}

function serializeLine(
  item: OfferedItem,
  line: CounterCartLine,
  { dispatch }: Pick<OrdersConfig, "dispatch">,
): CounterQuote["lines"][number] {
  const problem = weightProblem(line);
  const { productId, name, pictures, size, quantity, carat, netWeightMg, madeToOrder } = item;
  return {
    productId,
    name,
    image: pictures[0] ?? "",
    ...(size ? { size } : {}),
    quantity,
    carat,
    netWeight: netWeightMg / 1000,
    catalogueWeight: line.catalogueMg / 1000,
    bookWeight: line.bookMg === null ? null : line.bookMg / 1000,
    weightProblem: problem,
    needsSecondWeighing: problem === null && isFarWeight(line, dispatch.weighAgainAboveBp),
    ratePerGram: rupees(item.ratePerGram),
    price: rupees(item.unitPrice),
    linePrice: rupees(item.linePrice),
    madeToOrder,
    needsHuid: dispatch.needsPieces && needsHuid(item),
  };
}
