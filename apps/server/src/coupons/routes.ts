import * as care from "@suvarna/contract/coupon-care";
import { listOffers } from "@suvarna/contract/coupons";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { makeCoupon } from "./make-coupon.ts";
import { findAnnounced, findCoupon, findCoupons, setDisabled } from "./queries.ts";
import { wireCareCoupon, wireOffer } from "./wire-coupon.ts";

/** The coupons that the shop announces, and the staff's care for all of them. */
export function registerCoupons(
  api: Api,
  { database: { db }, clock }: { database: Database; clock: Clock },
): void {
  handle(api, listOffers, async () => (await findAnnounced(db, clock())).map(wireOffer));

  handle(api, care.listCoupons, async () => (await findCoupons(db)).map(wireCareCoupon));

  handle(api, care.createCoupon, async ({ body }) =>
    wireCareCoupon(await makeCoupon(db, body, clock())),
  );

  handle(api, care.switchCoupon, async ({ params: { code }, body }) => {
    await setDisabled(db, code, body.disabled);
    const coupon = await findCoupon(db, code);
    if (!coupon) throw new Refusal("coupon_not_found");
    return wireCareCoupon(coupon);
  });
}
