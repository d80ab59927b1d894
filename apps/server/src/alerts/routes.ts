import * as calls from "@suvarna/contract/alerts/calls";
import * as schemas from "@suvarna/contract/alerts/schemas";
import type { Product } from "@suvarna/contract/catalogue/schemas";
import { pair } from "@suvarna/contract/endpoint";
import { MAX_ALERTS } from "@suvarna/domain/alerts";
import type { Carat } from "@suvarna/domain/fineness";
import { rupees } from "@suvarna/domain/money";
import { productsById } from "../catalogue/index.ts";
import { type App, act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Rates } from "../rates/index.ts";
import { type AlertRow, findAlerts, removeAlert } from "./queries.ts";
import { changeAlert, setAlert, watchedPrice } from "./set-alert.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which shoppers manage their own price alerts. */
export function registerAlerts(
  api: Api,
  {
    app,
    rates,
    tax,
    canText,
  }: {
    app: App;
    rates: Pick<Rates, "perGram">;
    tax: { readonly gstRateBp: number };
    canText: (kind: "price-alert") => boolean;
  },
): void {
  const { db } = app.database;
  const pricesNow = () => ({ rates: rates.perGram(), gstRateBp: tax.gstRateBp });

  async function show(
    alerts: readonly AlertRow[],
    language: string | null,
  ): Promise<schemas.Alert[]> {
    const perGram = rates.perGram();
    const ids = alerts.flatMap(({ productId }) => productId ?? []);
    const products = await productsById(db, ids, perGram, language);
    const pieces = new Map(products.map((product) => [product._id, product]));
    return alerts.map((alert) => {
      const product = pieces.get(alert.productId ?? "") ?? null;
      const rate = alert.carat ? perGram[alert.carat as Carat] : null;
      const price = product && watchedPrice(product, alert.withGst ? tax.gstRateBp : null);
      const bySms = canText("price-alert") ? alert.bySms : null;
      return { ...serializeAlert(alert, product, product ? price : rate), bySms };
    });
  }
  async function showOne(alert: AlertRow, language: string | null): Promise<schemas.Alert> {
    const [shown] = await show([alert], language);
    return shown as schemas.Alert;
  }

  handle(api, endpoints.listAlerts, async (_input, { user, language }) => ({
    alerts: await show(await findAlerts(db, user.userId), language),
    limit: MAX_ALERTS,
  }));
  handle(api, endpoints.setAlert, async ({ body }, { actor, language }) =>
    showOne(
      await act(app, actor, (act) => setAlert(act, pricesNow(), actor.userId, body)),
      language,
    ),
  );
  handle(api, endpoints.changeAlert, async ({ params: { id }, body }, { actor, language }) =>
    showOne(
      await act(app, actor, (act) => changeAlert(act, pricesNow(), actor.userId, { id, ...body })),
      language,
    ),
  );
  handle(api, endpoints.deleteAlert, async ({ params: { id } }, { actor }) => {
    await act(app, actor, ({ tx }) => removeAlert(tx, actor.userId, id));
    return undefined;
  });
}

function serializeAlert(alert: AlertRow, product: Product | null, now: number | null) {
  const { id, carat, withGst, belowPaise, createdAt, firedAt, firedPaise } = alert;
  return {
    _id: id,
    carat: carat as Carat | null,
    product: product && {
      _id: product._id,
      slug: product.slug,
      name: product.name,
      image: product.coverImage,
    },
    below: rupees(belowPaise),
    withGst,
    now: now === null ? null : rupees(now),
    createdAt: createdAt.toISOString(),
    sentAt: firedAt?.toISOString() ?? null,
    sentPrice: firedPaise === null ? null : rupees(firedPaise),
  };
}
