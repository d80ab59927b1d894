import type { Wishlist } from "@suvarna/contract/wishlist";
import * as contract from "@suvarna/contract/wishlist";
import { productsById } from "../catalogue/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import type { Rates } from "../rates/index.ts";
import { keepPiece, mergePieces } from "./keep-pieces.ts";
import { dropPiece, findKeptIds } from "./queries.ts";
import { wireWishlist } from "./wire-wishlist.ts";

/** What the wishlist stands on. */
export interface WishlistParts {
  readonly app: App;
  readonly rates: Pick<Rates, "perGram">;
}

/** What a user keeps, always at the prices of now. */
export function registerWishlist(api: Api, { app, rates }: WishlistParts): void {
  const { db } = app.database;
  async function show(userId: string): Promise<Wishlist> {
    const kept = await findKeptIds(db, userId);
    return wireWishlist(await productsById(db, kept, rates.perGram()));
  }
  async function drop(actor: UserActor, productId: string): Promise<undefined> {
    if (isId(productId)) await act(app, actor, ({ tx }) => dropPiece(tx, actor.userId, productId));
  }

  handle(api, contract.getWishlist, async (_input, { user }) => show(user.userId));
  handle(api, contract.getWishlistOfUser, async (_input, { user }) => show(user.userId));

  handle(api, contract.addToWishlist, async ({ body }, { user, actor, answerWith }) => {
    const isNew = await act(app, actor, ({ tx }) => keepPiece(tx, user.userId, body.productId));
    answerWith(isNew ? 201 : 200);
    return show(user.userId);
  });
  handle(api, contract.mergeWishlist, async ({ body }, { user, actor }) => {
    await act(app, actor, ({ tx }) => mergePieces(tx, user.userId, body.productIds));
    return show(user.userId);
  });

  handle(api, contract.removeFromWishlist, ({ params }, { actor }) =>
    drop(actor, params.productId),
  );
  handle(api, contract.removeFromWishlistOfUser, ({ params }, { actor }) =>
    drop(actor, params.productId),
  );
}
