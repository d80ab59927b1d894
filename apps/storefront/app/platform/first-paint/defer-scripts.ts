// A page of the server opens in four steps:
// 1. The browser shows text, typefaces and the first picture. No script is fetched yet, because
//    it would share a phone's slow connection with them (docs/decisions/0053).
// 2. After the first paint, or at the first touch or key, the inline script below fetches the
//    page's modules and runs them one by one. A page of the logged-in user has no content before
//    its modules run, so its modules are fetched at once.
// 3. React takes over the server's page. Until then links work as links, a choice in a list or of a
//    size is kept, and buttons that need React are disabled (`useHydrated`).
// 4. The browser's storage is read, so that the login is known (`useSessionKnown`).

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A script type that the browser does not run. A script keeps this type until the script `START`
 * copies it with its real type.
 */
const WAITING_TYPE = "text/waiting-module";

/**
 * The class of the document while only the first screen is loaded. With this class app.css hides
 * later pictures.
 */
const OPENING = "opening";

/**
 * The class of the document until its rows of random pieces are drawn. With this class app.css
 * hides the pictures of the pieces that the server rendered, because other pieces may take their
 * place.
 */
const DRAWING = "drawing";

/**
 * The time in milliseconds after which the pictures of the random pieces are loaded even if React
 * has not taken over the page.
 */
const DRAWING_AT_MOST_MS = 15_000;

/**
 * The time in milliseconds after which later pictures are loaded even if the first picture is still
 * missing.
 */
const OPENING_AT_MOST_MS = 3_000;

/**
 * The script in the head of a page that sets the classes `opening` and `drawing`. Without
 * JavaScript these classes are never set.
 */
export const FIRST_SCREEN_FIRST = `document.documentElement.classList.add("${OPENING}", "${DRAWING}");`;

/**
 * Starts the page's modules once its first screen has been painted, or at the first touch or key,
 * or at once. The links that fetch the modules are added a few at a time, because adding all of
 * them would be a long task on a phone. The modules run one by one, each in a separate task, so
 * that the browser can scroll and paint between them. The entry module runs what the other modules
 * load, so it waits for the script that names it. The page's policy has the hash of that script's
 * text, so no other text would run. A frame is on the screen when the frame after the next one
 * begins.
 */
const START = `((modules) => {
  const SIGNS = ["pointerdown", "keydown"];
  const waiting = document.querySelector('script[type="${WAITING_TYPE}"]');
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise(requestAnimationFrame);
  const endOpening = () => document.documentElement.classList.remove("${OPENING}");
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    for (const [number, href] of modules.entries()) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      if (number % 4 === 3) await nextTask();
    }
    endOpening();
    const text = waiting.textContent;
    for (const href of modules) {
      if (text.includes('import("' + href)) continue;
      await import(href).catch(() => undefined);
      await nextTask();
    }
    const script = document.createElement("script");
    script.type = "module";
    const policy = globalThis.trustedTypes?.createPolicy("start", { createScript: (text) => text });
    script.textContent = policy?.createScript(text) ?? text;
    document.head.append(script);
  };
  const afterPaint = async () => {
    const first = [...document.querySelectorAll("img[fetchpriority=high]")];
    await Promise.allSettled(first.map((picture) => picture.decode()));
    await nextFrame();
    await nextFrame();
    await nextTask();
    void start();
  };
  if (waiting.dataset.atOnce) void start();
  else addEventListener("load", afterPaint);
  for (const sign of SIGNS) addEventListener(sign, start, true);
  addEventListener("scroll", endOpening, { once: true });
  setTimeout(endOpening, ${OPENING_AT_MOST_MS});
  setTimeout(() => document.documentElement.classList.remove("${DRAWING}"), ${DRAWING_AT_MOST_MS});
})`;

/**
 * Rewrites a finished document so that its scripts start after the first screen is painted.
 * @param html the document as React Router renders it, with its module script and preload links
 * @param options `atOnce` starts the scripts as soon as the document is read. The server knows the
 *   script `START` by its text, so the choice is an attribute beside it
 */
export function deferScripts(html: string, { atOnce = false } = {}): string {
  const modules = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_, code: string) =>
        `<script type="${WAITING_TYPE}"${atOnce ? ' data-at-once="true"' : ""}>${code}</script><script>${START}(${JSON.stringify(modules)})</script>`,
    );
}
