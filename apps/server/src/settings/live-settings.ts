import {
  isSettingValue,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
} from "@suvarna/domain/staff/shop-setting";
import type { Database, Db } from "../platform/database.ts";
import { type ChangeableConfig, initialValues, liveConfig } from "./live-config.ts";
import { shopSettings } from "./tables.ts";

/** The settings of the shop as they are now, in this process. */
export interface LiveSettings<C extends ChangeableConfig = ChangeableConfig> {
  /** The configuration with the values of now. */
  readonly config: C;
  /** The values of the environment. */
  readonly initial: SettingValues;
  values(): SettingValues;
  /** Reads the settings anew. To be called when they have changed. */
  load(): Promise<void>;
}

/** Opens the settings over the configuration of this process. */
export async function openSettings<C extends ChangeableConfig>(
  database: Database,
  config: C,
): Promise<LiveSettings<C>> {
  const initial = initialValues(config);
  let current = initial;
  const settings: LiveSettings<C> = {
    config: liveConfig(config, () => current),
    initial,
    values: () => current,
    async load() {
      current = valuesFrom(initial, await readRows(database.db));
    },
  };
  await settings.load();
  return settings;
}

export type SettingRow = typeof shopSettings.$inferSelect;

export function readRows(db: Db): Promise<SettingRow[]> {
  return db.select().from(shopSettings);
}

/** The values with those that staff have set. A stored value out of bounds, or of a setting that is gone, is left out. */
export function valuesFrom(
  initial: SettingValues,
  rows: readonly Pick<SettingRow, "name" | "value">[],
): SettingValues {
  const set = rows.filter(
    ({ name, value }) =>
      (SETTING_NAMES as readonly string[]).includes(name) &&
      isSettingValue(name as SettingName, value),
  );
  return { ...initial, ...Object.fromEntries(set.map(({ name, value }) => [name, value])) };
}
