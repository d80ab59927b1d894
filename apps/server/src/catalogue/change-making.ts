import type { Chosen } from "@suvarna/contract/catalogue/chosen-products";
import {
  changeMakingOfMany as call,
  type MakingChange,
  type MakingEffect,
} from "@suvarna/contract/catalogue/staff-making-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { ApprovedAct } from "../staff/index.ts";
import { lockUnarchived, type ProductVersion } from "./lock-product.ts";
import { type MakingGuard, makingPrices, weighMaking } from "./making-prices.ts";
import { lockChosenProducts, makingEffectOf, writeMaking } from "./making-sql.ts";
import { type AuthorProof, forgetMarks, guardPrices, type PriceGuard } from "./price-guard.ts";
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
 * @param proof the proof that the author has given, which limits how far the price may fall
 * @throws Refusal product_not_found, product_archived, changed_meanwhile, fresh_proof_needed,
 *   price_falls_far
 */
export function changeMaking(
  { app, guard }: { readonly app: App; readonly guard: PriceGuard },
  actor: UserActor,
  which: ProductVersion,
  makingcharge: number,
  proof: AuthorProof,
): Promise<void> {
  return act(app, actor, async (act) => {
    const old = await lockUnarchived(act.tx, which);
    const isMeant = eq(products.id, old.id);
    const prices = await makingPrices(act.tx, isMeant, { to: makingcharge });
    await guardPrices(act, guard, prices, proof);
    await writeMaking(act.tx, isMeant, { to: makingcharge });
    act.record({
      what: "product.making_set",
      subject: old.id,
      before: { makingChargeBp: old.makingChargeBp },
      after: { makingChargeBp: Math.round(makingcharge * 100) },
    });
    act.tell({ type: "product.saved", productId: old.id });
  });
}

/** The dependencies of changing the making charge of many products. */
export interface MakingDependencies {
  readonly guard: MakingGuard;
  readonly stock: StockRule;
}

/** Computes the effect of another making charge on many products. No product is changed. */
export async function previewMaking(
  { app, guard, stock }: MakingDependencies & { readonly app: App },
  { chosen, change }: Pick<MakingOfMany, "chosen" | "change">,
): Promise<MakingEffect> {
  const { db } = app.database;
  const condition = await chosenCondition(db, chosen, stock);
  const effect = await makingEffectOf(db, condition, change, guard.rates.perGram());
  const { products } = effect;
  const weighed = await weighMaking(db, { products, change, condition }, guard, app.clock());
  return { ...effect, needsApproval: weighed.needsApproval };
}

/**
 * Gives many products another making charge. A change of more products than the shop's limit, or by
 * which a price falls very far, waits for a second person.
 * @param proof the proof that the author has given, which limits how far the prices may fall
 * @throws Refusal making_out_of_range when a product would get less than 0 or more than 100%;
 *   fresh_proof_needed
 */
export function changeMakingOfMany(
  { app, guard, stock }: MakingDependencies & { readonly app: App },
  actor: UserActor,
  many: MakingOfMany,
  proof: AuthorProof,
): Promise<Changed> {
  return act(app, actor, async (act) => {
    const locked = await lockMany(act, many, stock);
    const { fingerprint, condition } = locked;
    const count = locked.charges.length;
    const chosen = { products: count, change: many.change, condition };
    const { needsApproval, prices } = await weighMaking(act.tx, chosen, guard, act.at);
    if (!needsApproval) {
      await guardPrices(act, guard, prices, proof);
      return { products: await carryOut(act, many, locked) };
    }
    const approval = await guard.approvals.request(act, {
      kind: "products.making",
      payload: { many, fingerprint } satisfies StoredMakingRequest,
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
const StoredMakingRequest = z.object({ many: call.body, fingerprint: z.string() });
type StoredMakingRequest = z.output<typeof StoredMakingRequest>;

/**
 * Gives many products the making charge that a second person has approved.
 * @throws Refusal conflict when the products have changed since the request, making_out_of_range
 */
export async function changeApprovedMaking(
  stock: StockRule,
  act: Act,
  { payload }: ApprovedAct,
): Promise<void> {
  const { many, fingerprint } = StoredMakingRequest.parse(payload);
  const now = await lockMany(act, many, stock);
  if (now.fingerprint !== fingerprint) {
    throw new Refusal("conflict", {
      message: "The products have changed since this was asked for, so it was not carried out.",
    });
  }
  await forgetMarks(act.tx, now.condition);
  await carryOut(act, many, now);
}

async function lockMany({ tx }: Act, { chosen, change }: MakingOfMany, stock: StockRule) {
  const condition = await chosenCondition(tx, chosen, stock);
  const locked = await lockChosenProducts(tx, condition, change);
  if (locked.outOfRange > 0) throw new Refusal("making_out_of_range");
  return { ...locked, condition };
}

async function carryOut(
  { tx, record, tell }: Act,
  { chosen, change }: MakingOfMany,
  { condition, charges }: Awaited<ReturnType<typeof lockMany>>,
): Promise<number> {
  const count = await writeMaking(tx, condition, change);
  for (const { id, from, to } of charges) {
    const [before, after] = [{ makingChargeBp: from }, { makingChargeBp: to }];
    if (from !== to) record({ what: "product.making_set", subject: id, before, after });
  }
  const after = { products: count, ...change, ...("ids" in chosen ? { ids: chosen.ids } : chosen) };
  record({ what: "products.making_set", subject: null, after });
  tell({ type: "catalogue.changed" });
  return count;
}
