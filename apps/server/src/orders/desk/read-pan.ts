import type { PanRequest } from "@suvarna/contract/orders/staff-schemas";
import { endOfIndianDay, indianDay } from "@suvarna/domain/indian-day";
import { type Act, type App, act, type UserActor } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { jobKind } from "../../platform/job-kind.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Vault } from "../../platform/vault.ts";
import { addPanRead, countPanRead } from "../pan-queries.ts";
import { findOrder } from "../queries.ts";
import type { OrdersConfig } from "../settings.ts";
import { revealPan } from "./reveal-pan.ts";

/** The dependencies of reading a PAN. */
export interface ReadPanDependencies {
  readonly app: App;
  readonly vault: Vault;
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  readonly config: { readonly orders: Pick<OrdersConfig, "panReadsDaily" | "panReadsTold"> };
}

/**
 * The job that runs after a day on which PANs were read: the owners get a letter about the
 * readings.
 */
const PAN_DAY = jobKind<{ day: string }>("pan-day", { keyed: true });

/**
 * Reads the PAN of an order for a purpose. The reading is counted for the member of staff and the
 * day, and is in the audit log with its purpose. The owners are told of the readings at the end of
 * the day, or at once from a set number of readings on.
 * @throws Refusal order_not_found, pan_reads_over
 */
export function readPan(
  { app, vault, jobs, config }: ReadPanDependencies,
  actor: UserActor,
  { orderId, purpose, note }: PanRequest & { readonly orderId: string },
): Promise<string> {
  const { panReadsDaily, panReadsTold } = config.orders;
  return act(app, actor, async ({ tx, at, record, tell }) => {
    const order = await findOrder(tx, orderId);
    const pan = order && revealPan(vault, order);
    if (!pan) throw new Refusal("order_not_found");
    const day = indianDay(at);
    const { userId: staffId } = actor;
    const reads = await countPanRead(tx, { staffId, day }, panReadsDaily);
    if (reads === null) throw new Refusal("pan_reads_over");
    await addPanRead(tx, { orderId, staffId, purpose, note, at });
    record({ what: "order.pan_read", subject: orderId, after: { purpose, readsOfDay: reads } });
    await jobs.enqueue(tx, PAN_DAY, { day }, { key: day, startAfter: endOfIndianDay(day) });
    if (reads === panReadsTold) tell({ type: "pan.read_often", staffId, day });
    return pan;
  });
}

/** Registers the job that runs after a day on which PANs were read. */
export function registerPanDayJob({ app, jobs }: Pick<ReadPanDependencies, "app" | "jobs">): void {
  const actor = { kind: "job", name: PAN_DAY.name } as const;
  jobs.work(PAN_DAY, ({ day }) => act(app, actor, async (act) => endPanDay(act, day)));
}

/** Announces the end of a day on which PANs were read. */
export function endPanDay({ tell }: Pick<Act, "tell">, day: string): void {
  tell({ type: "pan.day_over", day });
}
