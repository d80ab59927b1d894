import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/reviews/calls";
import * as schemas from "@suvarna/contract/reviews/schemas";
import { averageStars } from "@suvarna/domain/review";
import { findProduct, tagsOfProduct } from "../catalogue/index.ts";
import { type PlacedOrder, piecesKept } from "../orders/index.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { findPicture, keepPicture, PICTURES_PATH, serializePicture } from "./pictures.ts";
import { countStars, listOfOrder, listReleased, type PictureRow, picturesOf } from "./queries.ts";
import { serializeReview } from "./serialize-review.ts";
import { registerStaffReviews } from "./staff-routes.ts";
import { REVIEWS } from "./tag.ts";
import { findOwnOrder, type OrderLine, removeReview, writeReview } from "./write-review.ts";

const endpoints = pair(calls, schemas);
const DAY_S = 24 * 3600;

/**
 * Registers the calls by which buyers read and write reviews, and those by which staff release
 * reviews.
 */
export function registerReviews(api: Api, dependencies: ReviewDependencies): void {
  const { app, config, files, makePicture, namesOf } = dependencies;
  const { db } = app.database;

  handle(api, endpoints.listReviews, async ({ params }, { dependsOn }) => {
    const product = await findProduct(db, params.id);
    if (!product) throw new Refusal("product_not_found");
    dependsOn(REVIEWS, ...tagsOfProduct(product));
    const counts = await countStars(db, product.id);
    const rows = await listReleased(db, product.id);
    const pictures = await picturesOf(
      db,
      rows.map(({ id }) => id),
    );
    const show = (picture: PictureRow) => serializePicture(config, picture, null);
    return {
      average: averageStars(counts),
      count: counts.reduce((sum, count) => sum + count, 0),
      reviews: rows.map((row) => serializeReview(row, (pictures.get(row.id) ?? []).map(show))),
    };
  });

  async function ownReviews(userId: string, orderId: string): Promise<schemas.OwnReview[]> {
    const order = await findOwnOrder(db, userId, orderId);
    if (order.state !== "delivered") return [];
    const rows = await listOfOrder(db, orderId);
    const pictureLists = await picturesOf(
      db,
      rows.map(({ id }) => id),
    );
    const show = (picture: PictureRow) => serializePicture(config, picture, app.clock());
    const rowOf = ({ position }: PlacedOrder["items"][number]) =>
      rows.find((review) => review.line === position);
    // A piece that went back is not reviewed any more, but its writer can still delete a review.
    const lines = order.items.filter((item) => rowOf(item) || piecesKept(order, item.position) > 0);
    return lines.map((item) => {
      const { position: line, productId, name, pictures } = item;
      const row = rowOf(item);
      const review = row && {
        ...serializeReview(row, (pictureLists.get(row.id) ?? []).map(show)),
        state: row.state,
        ...(row.reason === null ? {} : { reason: row.reason }),
      };
      return { line, productId, name, image: pictures[0] ?? "", review: review ?? null };
    });
  }

  handle(api, endpoints.listOwnReviews, async ({ params }, { user }) => ({
    lines: await ownReviews(user.userId, params.orderId),
  }));
  handle(api, endpoints.putReview, async ({ params, body }, { actor }) => {
    const fullName = (await namesOf(db, [actor.userId])).get(actor.userId) ?? "";
    await writeReview(app, actor, params, { ...body, fullName });
    return ownLine(await ownReviews(actor.userId, params.orderId), params);
  });
  handle(api, endpoints.deleteReview, async ({ params }, { actor }) => {
    await removeReview(app, actor, params);
    return undefined;
  });
  handle(api, endpoints.sendReviewPicture, async ({ file }, { actor }) => {
    const picture = await keepPicture({ app, files }, actor, await makePicture(file));
    return serializePicture(config, picture, app.clock());
  });
  registerStaffReviews(api, dependencies);

  const quiet = { schema: { hide: true }, config: { quiet: true } };
  api.fastify.get<{ Params: { file: string }; Querystring: { token?: unknown } }>(
    `${PICTURES_PATH}/:file`,
    quiet,
    async ({ params: { file }, query }, reply) => {
      const token = typeof query.token === "string" ? query.token : "";
      const picture = await findPicture(db, { config, files }, { file, token, now: app.clock() });
      if (!picture) throw new Refusal("not_found");
      // A picture that is not released may show anything, so the cache of a shared computer must
      // not keep it.
      const caching = picture.isPublic ? `public, max-age=${DAY_S}` : "no-store";
      reply.header("cache-control", caching);
      reply.header("content-disposition", 'inline; filename="review.webp"');
      return reply.type("image/webp").send(picture.webp);
    },
  );
}

function ownLine(lines: readonly schemas.OwnReview[], { line }: OrderLine): schemas.OwnReview {
  const item = lines.find((each) => each.line === line);
  if (!item) throw new Refusal("order_not_found");
  return item;
}
