import { langOf } from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/notifications";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { trustedMarkup } from "../platform/trusted-types.ts";

/** The window width from which the letter stands beside the list instead of below the list. */
const BESIDE = "(min-width: 64rem)";

/**
 * Shows a letter or a text message. The HTML of a letter is shown in a sandboxed iframe, so that no
 * script in the letter runs.
 */
export function LetterView({
  title,
  below,
  text,
  html,
  chosen,
  children,
}: {
  title: string;
  /** A line below the title. */
  below: string | null;
  text: string | null;
  /** The HTML of a letter. */
  html: string | null;
  /**
   * Whether the visitor has just chosen this message. If the message stands below the list, the
   * page then scrolls to it.
   */
  chosen: boolean;
  /** Buttons beside the title. */
  children?: ReactNode;
}) {
  const [asText, setAsText] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen && !matchMedia(BESIDE).matches) heading.current?.focus();
  }, [chosen]);
  const showsHtml = html !== null && !asText;
  return (
    <article aria-labelledby="message" className="min-w-0 bg-shell px-5 py-6 sm:px-9 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2
            id="message"
            lang={langOf(title)}
            ref={heading}
            tabIndex={-1}
            className="heading-3 wrap-anywhere scroll-mt-28 outline-none"
          >
            {title}
          </h2>
          {below ? (
            <p lang={langOf(below)} className="wrap-anywhere mt-1 text-small text-ink-soft">
              {below}
            </p>
          ) : null}
        </div>
        {children}
      </div>
      {html === null ? null : (
        <div className="mt-5 inline-grid grid-cols-2 rounded-control border border-line-strong bg-surface">
          {[false, true].map((text) => (
            <button
              key={String(text)}
              type="button"
              aria-pressed={asText === text}
              onClick={() => setAsText(text)}
              className="min-h-11 border-line-strong px-5 text-small not-first:border-l aria-pressed:bg-wine aria-pressed:text-ivory"
            >
              {text ? say.asText : say.asHtml}
            </button>
          ))}
        </div>
      )}
      {text === null ? (
        <p className="mt-6 border-t border-line-strong pt-5 text-ink-soft">{say.wordsAreNotKept}</p>
      ) : showsHtml ? (
        <LetterFrame html={html} />
      ) : (
        <pre
          lang={langOf(text)}
          className="wrap-anywhere mt-5 bg-surface px-5 py-5 font-body text-small whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
      <Links text={text ?? ""} />
    </article>
  );
}

/**
 * The links in a letter, listed below the letter, because links do not work inside the sandboxed
 * iframe.
 */
function Links({ text }: { text: string }) {
  const addresses = [...new Set(text.match(/https?:\/\/\S+/g))];
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="links" className="mt-6">
      <h3 id="links" className="text-body font-medium">
        {say.itsLinks}
      </h3>
      <ul className="mt-2 grid gap-1.5 text-small">
        {addresses.map((address) => (
          <li key={address}>
            <a href={address} className="link-gold wrap-anywhere text-wine">
              {address}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Makes a letter load its typefaces from the address of this page instead of the shop's public
 * address. The two may differ, and this page's Content-Security-Policy allows only typefaces of its
 * own address.
 */
function withOwnFonts(html: string): string {
  return html.replace(/url\([^)]*\/fonts\//g, "url(/fonts/");
}

/**
 * The letter in a sandboxed iframe. A ref sets `srcdoc`, because React would convert the trusted
 * markup to a string, which Trusted Types refuse.
 */
function LetterFrame({ html }: { html: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = trustedMarkup(withOwnFonts(html));
    },
    [html],
  );
  return (
    <iframe
      ref={show}
      title={say.letterAsHtml}
      sandbox=""
      className="mt-5 h-180 w-full bg-shell max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)]"
    />
  );
}
