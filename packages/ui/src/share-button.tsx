import { Share2 } from "lucide-react";
import { Icon } from "./icon.tsx";
import { toast } from "./toast.ts";

/**
 * Shares a page's address by the system's share sheet. In a browser without a share sheet, the
 * button shows the address and copies it if the browser allows.
 * @param path the page's path, beginning with a slash
 * @param words the button's text; without it the button is a bare icon
 */
export function ShareButton({
  title,
  path,
  words,
  wordsOnPhone,
  className,
}: {
  title: string;
  path: string;
  words?: string;
  /** A text that the button has on a phone only. */
  wordsOnPhone?: string;
  className: string;
}) {
  return (
    <button
      type="button"
      aria-label={words ? undefined : `Share ${title}`}
      onClick={() => void share(title, path)}
      className={`noscript:hidden ${className}`}
    >
      <Icon of={Share2} size={words ? 16 : 18} className="relative" />
      {words}
      {wordsOnPhone ? <span className="sm:hidden">{wordsOnPhone}</span> : null}
    </button>
  );
}

async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
  } catch (error) {
    // The shopper closed the share sheet, which is no error.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  toast.info("Sharing is not supported on your browser. Copy the link manually.", { text: url });
  await copy(url);
}

/** Copies a text to the clipboard if the browser allows. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The address stands in the message, so it can be copied by hand.
  }
}
