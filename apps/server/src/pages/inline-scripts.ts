const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/**
 * Matches the type of script elements that hold data for search engines. Browsers do not run them.
 */
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;
const OTHER_FILE = /\ssrc=/;

const ASSET = String.raw`"\/assets\/[\w.-]+\.js"`;
/**
 * Matches the call by which React Router gives the page's data, as one JSON string, to its code in
 * the browser.
 */
const DATA = /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\\n]|\\.)*"\);$/;
/**
 * Matches the statements of the script that loads a page's modules. All modules are files of the
 * build.
 */
const MODULES = new RegExp(
  `^(?:\\s*(?:${[
    `import ${ASSET};`,
    String.raw`import \* as \w+ from ${ASSET};`,
    String.raw`const \w+ = \{\s*(?:\.\.\.\w+,?\s*)+\};`,
    String.raw`window\.__reactRouterRouteModules = \{(?:"[\w.\/-]+":\w+,?)*\};`,
    String.raw`import\(${ASSET}\);`,
  ].join("|")}))+\\s*$`,
);
/** Matches a call of one of the build's functions with a list of the build's files. */
const CALL_WITH_FILES = new RegExp(`^([\\s\\S]+)\\(\\[(?:${ASSET},?)*\\]\\)$`);

/** Returns the texts of the inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = "", script = ""]) =>
    OTHER_FILE.test(attributes) || DATA_BLOCK.test(attributes) ? [] : [script],
  ).flat();
}

/**
 * Creates a function that recognises the scripts that the build writes into its pages.
 * @param plain pages of the build that were rendered without any data of the shop, so that all
 *   scripts in the pages are the build's own
 * @returns whether a script is one of the build's own, the data of a page, or the list of a page's
 *   modules
 */
export function scriptsOfBuild(plain: string): (script: string) => boolean {
  const fixed = new Set(inlineScripts(plain).map(withoutFiles));
  return (script) => DATA.test(script) || MODULES.test(script) || fixed.has(withoutFiles(script));
}

function withoutFiles(script: string): string {
  return CALL_WITH_FILES.exec(script)?.[1] ?? script;
}
