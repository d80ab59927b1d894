import * as calls from "@suvarna/contract/coupons/calls";
import * as schemas from "@suvarna/contract/coupons/schemas";
import * as staffCalls from "@suvarna/contract/coupons/staff";
import * as staffSchemas from "@suvarna/contract/coupons/staff-schemas";
import { pair } from "@suvarna/contract/endpoint";
import { type Act, type App, act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { Approvals } from "../staff/index.ts";
import { makeCoupon } from "./make-coupon.ts";
import { findAnnounced, findCoupon, findCoupons, setDisabled } from "./queries.ts";
import { wireCareCoupon, wireOffer } from "./wire-coupon.ts";

const endpoints = pair(calls, schemas);
const staffEndpoints = pair(staffCalls, staffSchemas);

/**
 * Registers the call for the announced coupons, and the calls by which staff manage all coupons.
 */
export function registerCoupons(api: Api, app: App, approvals: Approvals): void {
  const { db } = app.database;
  handle(api, endpoints.listOffers, async () =>
    (await findAnnounced(db, app.clock())).map(wireOffer),
  );

  handle(api, staffEndpoints.listCoupons, async () => (await findCoupons(db)).map(wireCareCoupon));

  handle(api, staffEndpoints.createCoupon, async ({ body }, { actor, answerWith }) => {
    const made = await makeCoupon({ app, approvals }, actor, body);
    if ("coupon" in made) return wireCareCoupon(made.coupon);
    answerWith(202);
    return made;
  });

  handle(api, staffEndpoints.switchCoupon, async ({ params: { code }, body }, { actor }) => {
    await act(app, actor, (act) => switchCoupon(act, code, body.disabled));
    const coupon = await findCoupon(db, code);
    if (!coupon) throw new Refusal("coupon_not_found");
    return wireCareCoupon(coupon);
  });
}

async function switchCoupon({ tx, record }: Act, code: string, disabled: boolean): Promise<void> {
  if (!(await setDisabled(tx, code, disabled))) throw new Refusal("coupon_not_found");
  record({ what: "coupon.switched", subject: code, after: { disabled } });
}
