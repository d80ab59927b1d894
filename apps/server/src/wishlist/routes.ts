import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/wishlist/calls";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";
import * as schemas from "@suvarna/contract/wishlist/schemas";
import { productsById } from "../catalogue/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import type { Rates } from "../rates/index.ts";
import { keepPiece, mergeWishlist } from "./keep-pieces.ts";
import { dropPiece, findWishlistIds } from "./queries.ts";
import { serializeWishlist } from "./serialize-wishlist.ts";

const endpoints = pair(calls, schemas);

/** The dependencies of the routes of the wishlist. */
export interface WishlistDependencies {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
}

/** Registers the calls for a user's wishlist, which is always shown at current prices. */
export function registerWishlist(api: Api, { app, rates }: WishlistDependencies): void {
  const { db } = app.database;
  async function show(userId: string, language: string | null): Promise<Wishlist> {
    const wishlistIds = await findWishlistIds(db, userId);
    return serializeWishlist(await productsById(db, wishlistIds, rates.perGram(), language));
  }
  async function drop(actor: UserActor, productId: string): Promise<undefined> {
    if (isId(productId)) await act(app, actor, ({ tx }) => dropPiece(tx, actor.userId, productId));
  }

  handle(api, endpoints.getWishlist, async (_input, { user, language }) =>
    show(user.userId, language),
  );
  handle(api, endpoints.getWishlistOfUser, async (_input, { user, language }) =>
    show(user.userId, language),
  );

  handle(api, endpoints.addToWishlist, async ({ body }, { user, actor, language, answerWith }) => {
    const isNew = await act(app, actor, ({ tx }) => keepPiece(tx, user.userId, body.productId));
    answerWith(isNew ? 201 : 200);
    return show(user.userId, language);
  });
  handle(api, endpoints.mergeWishlist, async ({ body }, { user, actor, language }) => {
    await act(app, actor, ({ tx }) => mergeWishlist(tx, user.userId, body.productIds));
    return show(user.userId, language);
  });

  handle(api, endpoints.removeFromWishlist, ({ params }, { actor }) =>
    drop(actor, params.productId),
  );
  handle(api, endpoints.removeFromWishlistOfUser, ({ params }, { actor }) =>
    drop(actor, params.productId),
  );
}
