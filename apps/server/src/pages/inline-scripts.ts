const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Blocks of data for search engines. Browsers don't run them. */
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;
const OTHER_FILE = /\ssrc=/;

const ASSET = String.raw`"\/assets\/[\w.-]+\.js"`;
/** The call of React Router that hands the page's data, one JSON string, to its browser part. */
const DATA = /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\\n]|\\.)*"\);$/;
/** The statements of the script that loads a page's modules. All come from the build's own files. */
const MODULES = new RegExp(
  `^(?:\\s*(?:${[
    `import ${ASSET};`,
    String.raw`import \* as \w+ from ${ASSET};`,
    String.raw`const \w+ = \{\s*(?:\.\.\.\w+,?\s*)+\};`,
    String.raw`window\.__reactRouterRouteModules = \{(?:"[\w.\/-]+":\w+,?)*\};`,
    String.raw`import\(${ASSET}\);`,
  ].join("|")}))+\\s*$`,
);
/** A function of the build that is called with a list of the build's files. */
const CALL_WITH_FILES = new RegExp(`^([\\s\\S]+)\\(\\[(?:${ASSET},?)*\\]\\)$`);

/** The texts of the scripts in a page that the browser would run, without those in other files. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = "", script = ""]) =>
    OTHER_FILE.test(attributes) || DATA_BLOCK.test(attributes) ? [] : [script],
  ).flat();
}

/**
 * Tells the scripts that the build writes into its pages from all others.
 * @param plain a page of the build that was rendered without any data of the shop, so that nothing
 *   but the build's own scripts can stand in it
 * @returns whether a script is one of these, the data of a page, or the list of a page's modules
 */
export function scriptsOfBuild(plain: string): (script: string) => boolean {
  const fixed = new Set(inlineScripts(plain).map(withoutFiles));
  return (script) => DATA.test(script) || MODULES.test(script) || fixed.has(withoutFiles(script));
}

function withoutFiles(script: string): string {
  return CALL_WITH_FILES.exec(script)?.[1] ?? script;
}
