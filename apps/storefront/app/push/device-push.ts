import type { Client } from "@suvarna/contract/client";
import { deletePush, getPush, putPush } from "@suvarna/contract/push/calls";
import type { NewPushSubscription } from "@suvarna/contract/push/schemas";
import { browserApi } from "../platform/api.ts";
import { randomId } from "../platform/random-id.ts";

/**
 * Whether this device gets push messages.
 * - `none`: the shop sends none.
 * - `unsupported`: the browser can't get any.
 * - `blocked`: the browser refuses the shop's notifications, until the user allows them in its
 * settings.
 * - `outbox`: on, but the browser reaches no push service, so a demonstration shows the messages in
 * its outbox.
 */
export type DevicePush = "none" | "unsupported" | "blocked" | "off" | "on" | "outbox";

/** How long to wait for the service worker, which is registered four seconds after the page. */
const WORKER_WITHIN_MS = 15_000;

/**
 * Reads the state of this device from the browser and the shop. The user is asked nothing.
 * @param signal ends the call, for example when the user logs out meanwhile
 */
export async function readPush(api: Client, signal: AbortSignal): Promise<DevicePush> {
  const { publicKey, subscription, standIn } = await api.call(getPush, {}, { signal });
  if (publicKey === null) return "none";
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  if (subscription === null) return "off";
  const { endpoint } = subscription;
  if (standIn !== null && endpoint.startsWith(standIn)) return "outbox";
  const own = await ownSubscription();
  // The browser may have ended its subscription, or begun another one, without the shop.
  return own?.endpoint === endpoint ? "on" : "off";
}

/**
 * Asks the user for the permission, and subscribes this device.
 * @throws when the browser can't subscribe, or the shop can't be reached
 */
export async function turnOnPush(): Promise<DevicePush> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  const { publicKey, standIn } = await browserApi.call(getPush, {});
  if (publicKey === null) return "none";
  const { pushManager } = await activeWorker();
  // A subscription for another key of the shop would hinder the new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    const applicationServerKey = publicKey;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    await browserApi.call(putPush, { body: { endpoint, keys: { p256dh, auth } } });
    return "on";
  } catch (error) {
    if (standIn === null || !isUnreachable(error)) throw error;
    await browserApi.call(putPush, { body: await standInSubscription(standIn) });
    return "outbox";
  }
}

/** Ends the subscription of this device, at the shop and in the browser. */
export async function turnOffPush(): Promise<DevicePush> {
  await browserApi.call(deletePush, {});
  await (await ownSubscription())?.unsubscribe();
  return "off";
}

function isSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function activeWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no service worker")), WORKER_WITHIN_MS);
    navigator.serviceWorker.ready.then(resolve, reject);
  });
}

/** Whether a browser could not subscribe, because its push service gave no answer. */
function isUnreachable(error: unknown): boolean {
  return error instanceof DOMException && ["AbortError", "NetworkError"].includes(error.name);
}

/** A subscription with real keys and an address to which nothing is sent. */
async function standInSubscription(standIn: string): Promise<NewPushSubscription> {
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const { publicKey } = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  return {
    endpoint: standIn + randomId(),
    keys: { p256dh: base64Url(point), auth: base64Url(auth) },
  };
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
