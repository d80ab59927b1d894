import * as z from "zod";

/** The address of a gateway's API, without a slash at its end. */
export const apiUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

/** A secret key that only the gateway and the shop know. */
export const secret = z.string().min(1).optional();

/** The checked values of gateways' settings, by the settings' names. */
export type SettingValues = Readonly<Record<string, string | undefined>>;
