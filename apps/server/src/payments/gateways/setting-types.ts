import * as z from "zod";

/** The address of a gateway's API, without a slash at its end. */
export const apiUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

/** A key that only the gateway and the shop know. */
export const secret = z.string().min(1).optional();

/** The values of gateways' settings by the settings' names, after they were checked. */
export type SettingValues = Readonly<Record<string, string | undefined>>;
