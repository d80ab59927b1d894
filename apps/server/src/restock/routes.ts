import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/restock/calls";
import * as schemas from "@suvarna/contract/restock/schemas";
import * as staffCalls from "@suvarna/contract/restock/staff";
import * as staffSchemas from "@suvarna/contract/restock/staff-schemas";
import { productsById } from "../catalogue/index.ts";
import { type App, act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Api } from "../platform/http/api.ts";
import { callerOf, handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import { networkOf } from "../platform/limits.ts";
import type { Rates } from "../rates/index.ts";
import { askRestock, confirmRestock } from "./ask-restock.ts";
import { countBySize, findOfUser, removeRequest } from "./queries.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/**
 * The hourly limit of requests for each network address, besides the limit for a minute, so that
 * nobody can enter a whole list of addresses.
 */
const ASKED_HOURLY = { name: "restock asked", times: 60, seconds: 3600 };

/**
 * Finds a user's e-mail address, and whether it is confirmed. It is passed in, because the restock
 * capability may not import users.
 */
export type FindEmail = (
  userId: string,
) => Promise<{ readonly email: string; readonly emailVerified: boolean } | null>;

/** Registers the calls for requests for a letter when a sold-out piece is back. */
export function registerRestock(
  api: Api,
  {
    app,
    config,
    rates,
    findEmail,
  }: {
    app: App;
    config: Pick<Config, "secret">;
    rates: Pick<Rates, "perGram">;
    findEmail: FindEmail;
  },
): void {
  const { db } = app.database;

  handle(api, endpoints.askRestock, async ({ body }, { request, actor }) => {
    await api.limits.consume(ASKED_HOURLY, networkOf(request.ip));
    const caller = await callerOf(api, request);
    const ownEmail = caller && (await findEmail(caller.userId));
    const account = caller && ownEmail ? { userId: caller.userId, ...ownEmail } : null;
    const { productId, size = null, email } = body;
    return { asked: await askRestock(app, actor, config, { productId, size, email, account }) };
  });
  handle(api, endpoints.confirmRestock, async ({ body }, { actor }) => {
    await confirmRestock(app, actor, config, body.token);
    return { message: "Thank you. We write to you once, when the piece is back." };
  });
  handle(api, endpoints.listRestock, async (_input, { user, language }) => {
    const rows = await findOfUser(db, user.userId);
    const ids = rows.map(({ productId }) => productId);
    const products = await productsById(db, ids, rates.perGram(), language);
    const byId = new Map(products.map((product) => [product._id, product]));
    const requests = rows.flatMap(({ id, productId, size, askedAt }) => {
      const product = byId.get(productId);
      if (!product) return [];
      const { _id, slug, name, coverImage: image } = product;
      const productFields = { _id, slug, name, image };
      return {
        _id: id,
        product: productFields,
        size: size || null,
        askedAt: askedAt.toISOString(),
      };
    });
    return { requests };
  });
  handle(api, endpoints.deleteRestock, async ({ params }, { actor }) => {
    await act(app, actor, ({ tx }) => removeRequest(tx, actor.userId, params.id));
    return undefined;
  });
  handle(api, staffEndpoints.countRestock, async ({ query: { productId } }) => {
    const counted = isId(productId) ? await countBySize(db, productId) : [];
    const sizes = counted.map(({ size, waiting }) => ({ size: size || null, waiting }));
    return { waiting: sizes.reduce((sum, { waiting }) => sum + waiting, 0), sizes };
  });
}
