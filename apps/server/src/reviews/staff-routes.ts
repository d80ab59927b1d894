import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/reviews/staff";
import * as schemas from "@suvarna/contract/reviews/staff-schemas";
import { findPieces } from "../catalogue/index.ts";
import { act } from "../platform/act.ts";
import { cutPage } from "../platform/cut-page.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { decideReview } from "./decide-review.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { serializePicture } from "./pictures.ts";
import { countByState, findReview, listByState, picturesOf, type ReviewRow } from "./queries.ts";
import { serializeReview } from "./serialize-review.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff read, release and refuse reviews. */
export function registerStaffReviews(
  api: Api,
  { app, config, namesOf, orderNumbersOf }: ReviewDependencies,
): void {
  const { db } = app.database;

  async function show(rows: readonly ReviewRow[]): Promise<schemas.StaffReview[]> {
    const pictureLists = await picturesOf(
      db,
      rows.map(({ id }) => id),
    );
    const pieces = await findPieces(
      db,
      rows.map(({ productId }) => productId),
    );
    const numbers = await orderNumbersOf(
      db,
      rows.map(({ orderId }) => orderId),
    );
    const people = await namesOf(
      db,
      rows.flatMap(({ decidedBy }) => decidedBy ?? []),
    );
    return rows.map((row) => {
      const { id, state, version, productId, orderId, reason, decidedAt, decidedBy } = row;
      const pictures = pictureLists.get(id) ?? [];
      return {
        ...serializeReview(
          row,
          pictures.map((picture) => serializePicture(config, picture, app.clock())),
        ),
        state,
        version: String(version),
        product: { _id: productId, name: pieces.get(productId)?.name ?? "" },
        order: { _id: orderId, number: numbers.get(orderId) ?? "" },
        reason,
        decidedAt: decidedAt?.toISOString() ?? null,
        decidedBy: (decidedBy && people.get(decidedBy)) || null,
      };
    });
  }

  handle(api, endpoints.listReviewsForStaff, async ({ query: { state, cursor, limit } }) => {
    const after = cursor === undefined ? null : await findReview(db, cursor);
    const rows = await listByState(db, { state, after, limit: limit + 1 });
    const counts = await countByState(db);
    const { page, last } = cutPage(rows, limit);
    const items = await show(page);
    return { items, total: counts[state], nextCursor: last?.id ?? null, counts };
  });

  handle(api, endpoints.decideReview, async ({ params: { id }, body }, { actor }) => {
    await act(app, actor, (act) => decideReview(act, { id, ...body, reason: body.reason }));
    const row = await findReview(db, id);
    const [shown] = row ? await show([row]) : [];
    if (!shown) throw new Refusal("review_not_found");
    return shown;
  });
}
