import {
  isSettingValue,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
} from "@suvarna/domain/staff/shop-setting";
import type { Database, Db } from "../platform/database.ts";
import { type ChangeableConfig, initialValues, liveConfig } from "./live-config.ts";
import { shopSettings } from "./tables.ts";

/** The current settings of the shop in this process. */
export interface LiveSettings<C extends ChangeableConfig = ChangeableConfig> {
  /** The configuration with the current values of the settings. */
  readonly config: C;
  /** The values from the environment variables. */
  readonly initial: SettingValues;
  values(): SettingValues;
  /** Reads the settings from the database again. Call it after they have changed. */
  load(): Promise<void>;
}

/** Reads the settings from the database, and lays them over the configuration of this process. */
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
      current = valuesFrom(initial, await readSettingRows(database.db));
    },
  };
  await settings.load();
  return settings;
}

export type SettingRow = typeof shopSettings.$inferSelect;

export function readSettingRows(db: Db): Promise<SettingRow[]> {
  return db.select().from(shopSettings);
}

/**
 * The initial values, replaced by those that staff have set. A stored value is ignored when it is
 * out of bounds, or its setting does not exist.
 */
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
