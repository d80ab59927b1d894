/**
 * The message with which a page tells the service worker to delete the pages, replies and pictures
 * that it keeps on the device.
 */
export const FORGET_VISIT = "forget-visit";

/**
 * Deletes what the device keeps of the visit, so that the next user of this browser does not find
 * the addresses of the orders and pieces that were opened. A browser without a service worker keeps
 * nothing.
 */
export async function forgetStoredVisit(): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(FORGET_VISIT);
}
