import type { App } from "./act.ts";
import type { Api } from "./http/api.ts";
import type { Figure } from "./metrics.ts";
import type { PersonalData } from "./personal-data.ts";
import type { RecordNames } from "./record-names.ts";

/** The services with which every capability is registered. */
export interface CapabilityServices {
  readonly api: Api;
  readonly app: App;
}

/**
 * A capability as `app.ts` registers it. `Needs` is the type of the services that the capability
 * depends on.
 */
export interface Plugin<Needs = CapabilityServices> {
  readonly name: string;
  /** Registers the capability's routes, and the workers of its jobs. */
  register(shop: Needs): void | Promise<void>;
  /** The personal data that the capability keeps, for data export and erasure. */
  personalData?(shop: Needs): PersonalData;
  /** The names of the capability's records, for the page of the audit log. */
  readonly recordNames?: RecordNames;
  /** The capability's metrics at `/metrics`. */
  figures?(shop: Needs): readonly Figure[];
}
