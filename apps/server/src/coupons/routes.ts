import * as calls from "@suvarna/contract/coupons/calls";
import * as schemas from "@suvarna/contract/coupons/schemas";
import * as staffCalls from "@suvarna/contract/coupons/staff";
import type { Coupon as StaffCoupon } from "@suvarna/contract/coupons/staff-schemas";
import * as staffSchemas from "@suvarna/contract/coupons/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import type { App } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Approvals } from "../staff/index.ts";
import { changeCoupon } from "./change-coupon.ts";
import { type CouponBooks, estimateCoupon } from "./estimate-coupon.ts";
import { makeCoupon } from "./make-coupon.ts";
import { findAnnouncedCoupons, findCoupons, type StoredCoupon } from "./queries.ts";
import { serializeOffer, serializeStaffCoupon } from "./serialize-coupon.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/** The dependencies of the calls about coupons. */
export interface CouponsDependencies {
  readonly app: App;
  readonly approvals: Approvals;
  readonly books: CouponBooks;
}

/**
 * Registers the call for the announced coupons, and the calls by which staff manage all coupons.
 */
export function registerCoupons(api: Api, { app, approvals, books }: CouponsDependencies): void {
  const { db } = app.database;
  handle(api, endpoints.listOffers, async () =>
    (await findAnnouncedCoupons(db, app.clock())).map(serializeOffer),
  );

  const serialize = async (coupons: readonly StoredCoupon[]) => {
    const discounts = await books.discounts();
    return coupons.map((coupon) => {
      const isShipping = coupon.benefit.kind === "shipping";
      const saved = isShipping ? coupon.used * books.shipping : 0;
      return serializeStaffCoupon(coupon, saved + (discounts.get(coupon.code) ?? 0));
    });
  };
  const serializeOne = async (coupon: StoredCoupon) =>
    (await serialize([coupon]))[0] as StaffCoupon;

  handle(api, staffEndpoints.listCoupons, async () => serialize(await findCoupons(db)));

  handle(api, staffEndpoints.createCoupon, async ({ headers, body }, { actor, answerWith }) => {
    const key = headers["idempotency-key"];
    const created = await makeCoupon({ app, approvals }, actor, body, key);
    if ("coupon" in created) return serializeOne(created.coupon);
    answerWith(202);
    return created;
  });

  handle(api, staffEndpoints.switchCoupon, async ({ params, headers, body }, call) => {
    const couponVersion = { code: params.code, version: headers["if-match"]?.replaceAll('"', "") };
    const changed = await changeCoupon({ app, approvals }, call.actor, couponVersion, body);
    if ("coupon" in changed) return serializeOne(changed.coupon);
    call.answerWith(202);
    return changed;
  });

  handle(api, staffEndpoints.estimateCoupon, ({ body }) =>
    estimateCoupon({ db, books }, body, app.clock()),
  );
}
