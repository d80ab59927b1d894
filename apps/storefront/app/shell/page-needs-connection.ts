import { LANGUAGES, languageCode } from "@suvarna/words/languages";
import { WITHOUT_CONNECTION } from "@suvarna/words/without-connection";

/**
 * The page that the service worker shows in place of a page which the device does not have, in the
 * language of the page's address. It stands alone, because without a connection the device may have
 * neither the shop's styles nor its scripts.
 */
export function pageNeedsConnection(pathname: string): Response {
  const isIn = (base: string) => pathname === base || pathname.startsWith(`${base}/`);
  const language = LANGUAGES.find(({ base }) => base !== "" && isIn(base)) ?? LANGUAGES[0];
  const say = WITHOUT_CONNECTION[languageCode(language.code)];
  const page = `<!doctype html>
<html lang="${language.code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say.needsConnection}</title>
<style>
body { margin: 20vh auto; max-width: 30rem; padding: 0 1.25rem; background: #fefcf9; color: #26161a; font: 1.0625rem/1.5 system-ui, sans-serif }
h1 { font: 400 1.875rem/1.3 Georgia, serif }
a { display: inline-block; margin-right: 1.5rem; padding: 0.625rem 0; color: #5a1526 }
</style>
<main>
<h1>${say.needsConnection}</h1>
<p><a href="">${say.openThePage}</a> <a href="${language.base || "/"}">${say.goToHomepage}</a></p>
</main>
</html>`;
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
