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
  className,
}: {
  title: string;
  path: string;
  words?: string;
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
  toast.info("Sharing is not supported on your browser. Copy the link manually.", {
    text: (await copied(url)) ? `It is on your clipboard already: ${url}` : url,
  });
}

/** Copies a text to the clipboard if the browser allows. @returns whether it was copied */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
