import * as say from "@suvarna/words/here/ui";
import { Share2 } from "lucide";
import { useHref } from "react-router";
import { Icon } from "./icon.tsx";

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
  /** A text that is shown on the button only on a phone. */
  wordsOnPhone?: string;
  className: string;
}) {
  const address = useHref(path);
  return (
    <button
      type="button"
      aria-label={words ? undefined : say.share(title)}
      onClick={() => void import("./share.ts").then(({ share }) => share(title, address))}
      className={`noscript:hidden ${className}`}
    >
      <Icon of={Share2} size={words ? 16 : 18} className="relative" />
      {words}
      {wordsOnPhone ? <span className="sm:hidden">{wordsOnPhone}</span> : null}
    </button>
  );
}
