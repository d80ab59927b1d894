import * as say from "@suvarna/words/here/ui";
import { toast } from "./toast.ts";

/**
 * Opens the system's share sheet for a page of the shop. A browser without a share sheet shows the
 * address in a message and copies it.
 * @param path the page's path with that of its language, beginning with a slash
 */
export async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
  } catch (error) {
    // The shopper has closed the share sheet, which is not an error.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  toast.info(say.sharingNotSupported, { text: url });
  await copy(url);
}

/** Copies a text to the clipboard if the browser allows. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The message shows the address, so that the shopper can copy it by hand.
  }
}
