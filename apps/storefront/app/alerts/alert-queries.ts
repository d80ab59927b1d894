import { changeAlert, deleteAlert, listAlerts, setAlert } from "@suvarna/contract/alerts/calls";
import type { Alert } from "@suvarna/contract/alerts/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";

const KEY = ["alerts"] as const;

/** The price that an alert watches: a rate per gram, or the price of a piece by its id. */
export type WatchedPrice = { readonly carat: Carat } | { readonly productId: string };

export function useAlerts() {
  return usePersonalQuery(KEY, (api, signal) => api.call(listAlerts, {}, { signal }));
}

/** @param below the price limit in rupees, as a number or as it was typed */
export async function startAlert(watched: WatchedPrice, below: number | string): Promise<Alert> {
  const alert = await browserApi.call(setAlert, { body: { ...watched, below } });
  await refetchAlerts();
  return alert;
}

export async function moveAlert(id: string, below: number): Promise<Alert> {
  const alert = await browserApi.call(changeAlert, { params: { id }, body: { below } });
  await refetchAlerts();
  return alert;
}

/** Sets whether a price alert is also sent as a text message, besides the e-mail. */
export async function chooseSms(id: string, bySms: boolean): Promise<void> {
  await browserApi.call(changeAlert, { params: { id }, body: { bySms } });
  await refetchAlerts();
}

export async function dropAlert(id: string): Promise<void> {
  await browserApi.call(deleteAlert, { params: { id } });
  await refetchAlerts();
}

function refetchAlerts(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: personalKey(...KEY) });
}
