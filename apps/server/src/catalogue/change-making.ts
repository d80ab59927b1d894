import type { Chosen } from "@suvarna/contract/catalogue/chosen-products";
import {
  changeMakingOfMany as call,
  type MakingChange,
  type MakingEffect,
} from "@suvarna/contract/catalogue/staff-products-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { makingNeedsApproval } from "@suvarna/domain/staff/approval";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { lockUnarchived, type ProductVersion } from "./lock-product.ts";
import { lockChosen, makingEffectOf, writeMaking } from "./making-sql.ts";
import { chosenCondition, type StockRule } from "./staff-conditions.ts";
import { products } from "./tables.ts";

/** A change of the making charge of many products, with the reason of the change. */
export interface MakingOfMany {
  readonly chosen: Chosen;
  readonly change: MakingChange;
  readonly reason: string;
}

type Changed = { readonly products: number } | { readonly approval: Approval };

/**
 * Sets the making charge of one product.
 * @throws Refusal product_not_found, product_archived, changed_meanwhile
 */
export function changeMaking(
  app: App,
  actor: UserActor,
  which: ProductVersion,
  makingcharge: number,
): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    await writeMaking(act.tx, eq(products.id, old.id), { to: makingcharge });
    act.record({
      what: "product.making_set",
      subject: old.id,
      before: { makingChargeBp: old.makingChargeBp },
      after: { makingChargeBp: Math.round(makingcharge * 100) },
    });
    act.tell({ type: "product.saved", productId: old.id });
  });
}

/** Computes the effect of another making charge on many products. No product is changed. */
export async function previewMaking(
  db: Db,
  { chosen, change }: Pick<MakingOfMany, "chosen" | "change">,
  rates: RatesPerGram,
  { limits, stock }: { readonly limits: Approvals["limits"]; readonly stock: StockRule },
): Promise<MakingEffect> {
  const condition = await chosenCondition(db, chosen, stock);
  const effect = await makingEffectOf(db, condition, change, rates);
  return { ...effect, needsApproval: makingNeedsApproval(effect.products, limits) };
}

/**
 * Gives many products another making charge. A change of more products than the shop's limit waits
 * for a second person.
 * @throws Refusal making_out_of_range when a product would get less than 0 or more than 100%
 */
export function changeMakingOfMany(
  {
    app,
    approvals,
    stock,
  }: { readonly app: App; readonly approvals: Approvals; readonly stock: StockRule },
  actor: UserActor,
  many: MakingOfMany,
): Promise<Changed> {
  return act(app, actor, async (act) => {
    const { products: count, fingerprint, condition } = await lockMany(act, many, stock);
    if (!makingNeedsApproval(count, approvals.limits)) {
      return { products: await carryOut(act, many, condition) };
    }
    const approval = await approvals.request(act, {
      kind: "products.making",
      payload: { many, fingerprint } satisfies KeptMaking,
      subject: null,
      before: { products: count },
      after: { products: count, ...many.change },
      reason: many.reason,
    });
    return { approval };
  });
}

/**
 * A requested change that waits for a second person, with a fingerprint of the products at the time
 * of the request.
 */
const KeptMaking = z.object({ many: call.body, fingerprint: z.string() });
type KeptMaking = z.output<typeof KeptMaking>;

/**
 * Gives many products the making charge that a second person has approved.
 * @throws Refusal conflict when the products have changed since the request, making_out_of_range
 */
export async function changeApprovedMaking(
  stock: StockRule,
  act: Act,
  { payload }: ApprovedAct,
): Promise<void> {
  const { many, fingerprint } = KeptMaking.parse(payload);
  const now = await lockMany(act, many, stock);
  if (now.fingerprint !== fingerprint) {
    throw new Refusal("conflict", {
      message: "The products have changed since this was asked for, so it was not carried out.",
    });
  }
  await carryOut(act, many, now.condition);
}

async function lockMany({ tx }: Act, { chosen, change }: MakingOfMany, stock: StockRule) {
  const condition = await chosenCondition(tx, chosen, stock);
  const locked = await lockChosen(tx, condition, change);
  if (locked.outOfRange > 0) throw new Refusal("making_out_of_range");
  return { ...locked, condition };
}

async function carryOut(
  { tx, record, tell }: Act,
  { chosen, change }: MakingOfMany,
  condition: Parameters<typeof writeMaking>[1],
): Promise<number> {
  const count = await writeMaking(tx, condition, change);
  const after = { products: count, ...change, ...("ids" in chosen ? { ids: chosen.ids } : chosen) };
  record({ what: "products.making_set", subject: null, after });
  tell({ type: "catalogue.changed" });
  return count;
}
