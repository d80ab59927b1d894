import type { App } from "./act.ts";
import type { Holding } from "./holding.ts";
import type { Api } from "./http/api.ts";
import type { Figure } from "./metrics.ts";

/** What every capability is registered with. */
export interface Ground {
  readonly api: Api;
  readonly app: App;
}

/** What `app.ts` registers of a capability. `Needs` is what it must be handed of the others. */
export interface Plugin<Needs = Ground> {
  readonly name: string;
  /** Puts its calls on the wire, and says who does its jobs. */
  register(shop: Needs): void | Promise<void>;
  /** What it keeps of a person, to be exported and erased. */
  personalData?(shop: Needs): Holding;
  /** What it tells of itself at `/metrics`. */
  figures?(shop: Needs): readonly Figure[];
}
