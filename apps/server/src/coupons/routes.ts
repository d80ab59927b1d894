import * as calls from "@suvarna/contract/coupons/calls";
import * as schemas from "@suvarna/contract/coupons/schemas";
import * as staffCalls from "@suvarna/contract/coupons/staff";
import * as staffSchemas from "@suvarna/contract/coupons/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { makeCoupon } from "./make-coupon.ts";
import { findAnnounced, findCoupon, findCoupons, setDisabled } from "./queries.ts";
import { wireCareCoupon, wireOffer } from "./wire-coupon.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** The coupons that the shop announces, and the staff's care for all of them. */
export function registerCoupons(
  api: Api,
  { database: { db }, clock }: { database: Database; clock: Clock },
): void {
  handle(api, endpoints.listOffers, async () => (await findAnnounced(db, clock())).map(wireOffer));

  handle(api, staffEndpoints.listCoupons, async () => (await findCoupons(db)).map(wireCareCoupon));

  handle(api, staffEndpoints.createCoupon, async ({ body }) =>
    wireCareCoupon(await makeCoupon(db, body, clock())),
  );

  handle(api, staffEndpoints.switchCoupon, async ({ params: { code }, body }) => {
    await setDisabled(db, code, body.disabled);
    const coupon = await findCoupon(db, code);
    if (!coupon) throw new Refusal("coupon_not_found");
    return wireCareCoupon(coupon);
  });
}
