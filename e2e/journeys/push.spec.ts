import type { Page } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { test as base, expect, expectAccessible } from "../journey.ts";
import { type Device, openPushStandIn, type PushStandIn } from "../push-stand-in.ts";
import { startShop } from "../shop-process.ts";
import { arriveLoggedIn, placeOrder } from "../shopper.ts";

/** A test with a shop that sends its push messages to the stand-in of a push service. */
const test = base.extend<Record<never, never>, { pushing: { url: string; service: PushStandIn } }>({
  pushing: [
    async ({ browserName: _ }, use) => {
      await using service = await openPushStandIn();
      await using folder = await filledFolder();
      const shop = await startShop(folder.path, undefined, undefined, {
        PUSH_SERVICES: service.url,
      });
      await use({ url: shop.url, service });
      await shop.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ pushing }, use) => use(pushing.url),
});

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

/**
 * Makes the browser subscribe at the stand-in, because its own push service can't be reached. The
 * subscription lasts as long as the tab.
 */
async function subscribeAt(page: Page, service: PushStandIn): Promise<void> {
  await page.exposeFunction("subscribeAtStandIn", () => service.subscribe());
  await page.addInitScript(() => {
    const KEPT = "subscription-at-the-stand-in";
    const subscriptionOf = (device: Device | null) =>
      device && {
        endpoint: device.endpoint,
        toJSON: () => device,
        unsubscribe: async () => {
          sessionStorage.removeItem(KEPT);
          return true;
        },
      };
    const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (!("PushManager" in window)) return;
    // Chromium's headless shell says "denied" in spite of the permission.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscriptionOf(kept()),
      async subscribe() {
        const { subscribeAtStandIn } = window as unknown as {
          subscribeAtStandIn(): Promise<Device>;
        };
        const device = await subscribeAtStandIn();
        sessionStorage.setItem(KEPT, JSON.stringify(device));
        return subscriptionOf(device);
      },
    });
  });
}

/** Hands a message to the shop's service worker, as the browser does with a message that arrives. */
async function deliver(page: Page, payload: unknown): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const data = JSON.stringify(payload);
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await devtools.detach();
}

/** The button of the profile that turns the news on, and the one that turns them off. */
function buttons(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return { on: button("Turn on news on this device"), off: button("Turn off news on this device") };
}

/** The globals of a service worker that this test uses. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(path: string): Promise<void> };
}

/** The shop's service worker. */
function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The page has no service worker");
  return worker;
}

/**
 * Makes the service worker of a browser that never shows notifications keep them in a list. Only
 * Chromium's headless shell refuses them in spite of the permission.
 */
function keepNotifications(page: Page): Promise<void> {
  return workerOf(page).evaluate(() => {
    if (Notification.permission === "granted") return;
    const { registration } = globalThis as unknown as Worker;
    const shown = new Map<string, object>();
    Object.assign(registration, {
      async showNotification(title: string, options: { tag: string }) {
        shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) });
      },
      getNotifications: async () => [...shown.values()],
    });
  });
}

const notifications = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as Worker;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });

/** Presses the only notification. @returns the paths of the pages that the service worker opens */
const press = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const { registration, clients } = globalThis as unknown as Worker;
    const paths: string[] = [];
    clients.openWindow = async (path) => void paths.push(path);
    const [notification] = await registration.getNotifications();
    const event = new Event("notificationclick");
    dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
    while (paths.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return paths;
  });

test("news of an order come to the device, until the shopper logs out @once", async ({
  page,
  pushing: { service },
}) => {
  await subscribeAt(page, service);
  const device = await arriveLoggedIn(page);
  await page.goto("/profile");
  const { on, off } = buttons(page);
  await expect(on).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await on.click();
  await expect(off).toBeVisible();
  await expect(page.getByText("On: news of your orders")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(off).toBeVisible();

  const received = (number: string) =>
    service.received.filter(({ payload }) => payload.body.includes(number));
  await device.add("jhumka-silver");
  const number = await placeOrder(page);
  await expect.poll(() => received(number)).toHaveLength(1);
  const [message] = received(number);
  const body = `Order ${number}. Open it to see what comes next.`;
  expect(message?.payload).toMatchObject({ title: "Your order is confirmed", body });

  await keepNotifications(page);
  await deliver(page, message?.payload);
  const shown = { title: "Your order is confirmed", body, tag: message?.payload.topic, lang: "en" };
  await expect.poll(() => notifications(page)).toEqual([shown]);
  // A press on the notification opens the order.
  const opened = await press(page);
  expect(opened).toEqual([expect.stringMatching(/^\/order-details\/[0-9a-f-]{36}$/)]);

  await deliver(page, message?.payload);
  await expect.poll(() => notifications(page)).toHaveLength(1);
  await page.goto("/profile");
  await page.getByText("Logout", { exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => notifications(page)).toEqual([]);
});

test("the order's page offers its news, and the profile turns them off @once", async ({
  page,
  complaints,
  pushing: { service },
}) => {
  await subscribeAt(page, service);
  const device = await arriveLoggedIn(page);
  await device.add("jhumka-silver");
  await placeOrder(page);
  await expect(page.getByText("Shall this device tell you what becomes")).toBeVisible();
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page).toHaveURL(/order-details/);
  await expect(page.getByText("Shall this device tell you what becomes")).toBeVisible();
  const turnOn = page.getByRole("button", { name: "Turn on" });
  complaints.allow(/ERR_FAILED/);
  await page.route("**/api/push/subscription", (route) => route.abort());
  await turnOn.press("Enter");
  await expect(page.getByRole("alert")).toContainText("It could not be turned on or off.");
  await expect(turnOn).toBeFocused();
  await page.unroute("**/api/push/subscription");
  await turnOn.press("Enter");
  await expect(page.getByText("On: news of your orders")).toBeFocused();
  await page.goto("/profile");
  const { on, off } = buttons(page);
  await off.click();
  await expect(on).toBeVisible();
});

test.describe("a browser that blocks notifications", () => {
  test.use({ permissions: [] });
  test("says how to allow them @once", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
    });
    await arriveLoggedIn(page);
    await page.goto("/profile");
    await expect(page.getByText("Your browser blocks our notifications.")).toBeVisible();
    await expect(buttons(page).on).toBeHidden();
  });
});
