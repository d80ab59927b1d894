const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Not a script to the browser: it waits here until `START` makes it one. */
const WAITING_TYPE = "text/waiting-module";

/** On the document while the first screen has the line to itself: see app.css. */
const OPENING = "opening";

/** How long the rest waits at most, where the first picture takes its time. */
const OPENING_AT_MOST_MS = 3_000;

/**
 * The script at the head of a page: what is not of the first screen is fetched only once that is
 * painted. Without scripts nothing waits.
 */
export const FIRST_SCREEN_FIRST = `document.documentElement.classList.add("${OPENING}");`;

/**
 * Starts the page's scripts once all that it shows at first has been painted, or as soon as the
 * visitor touches something, whichever comes first. They run one by one with room for a touch or a
 * frame between them: all at once, a phone would be deaf for a good part of a second.
 */
const START = `((modules) => {
  const SIGNS = ["pointerdown", "keydown"];
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise(requestAnimationFrame);
  const endOpening = () => document.documentElement.classList.remove("${OPENING}");
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    endOpening();
    const waiting = document.querySelector('script[type="${WAITING_TYPE}"]').textContent;
    for (const href of modules) {
      // The entry runs what the others have brought, so it waits for the module that names it.
      if (waiting.includes('import("' + href)) continue;
      await import(href).catch(() => undefined);
      await nextTask();
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting;
    document.head.append(script);
  };
  const afterPaint = async () => {
    const first = [...document.querySelectorAll("img[fetchpriority=high]")];
    await Promise.allSettled(first.map((picture) => picture.decode()));
    // A frame is on the screen by the time that the next but one begins.
    await nextFrame();
    await nextFrame();
    await nextTask();
    void start();
  };
  addEventListener("load", afterPaint);
  for (const sign of SIGNS) addEventListener(sign, start, true);
  addEventListener("scroll", endOpening, { once: true });
  setTimeout(endOpening, ${OPENING_AT_MOST_MS});
})`;

/**
 * A finished document in which the scripts no longer compete with the words, letters and pictures
 * for a slow line: the page reads right without them. What is pressed meanwhile is kept, see
 * early-press.ts.
 * @param html as React Router renders it, with its module script and the preloads of what that imports
 */
export function contentFirst(html: string): string {
  const modules = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_, code: string) =>
        `<script type="${WAITING_TYPE}">${code}</script><script>${START}(${JSON.stringify(modules)})</script>`,
    );
}
