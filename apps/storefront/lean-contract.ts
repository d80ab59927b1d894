import { type ESTree, type Plugin, parseAst } from "vite";

/** What of an endpoint only the server reads. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  ...["summary", "auth", "params", "query", "headers", "body"],
  ...["replies", "errors", "fieldErrors", "shared", "perMinute", "file", "personal"],
]);
/** What an endpoint has, or what several have in common. A refinement's `path` loses nothing. */
const OF_AN_ENDPOINT: ReadonlySet<string> = new Set(["path", "replies"]);

/** The one module that has the contract as it is. */
const WHOLE = /[\\/]platform[\\/]whole-contract[.]ts$/;
const LEAN = "?lean";

/**
 * Leaves the browser only what it needs of the contract to open a page. Of an endpoint that is the
 * method and the path: the schemas are then used by nobody, and go with the library that makes them
 * from every page without a form. So a form is checked with a schema by its own name, never
 * `someCall.body`. Answers are checked with the schemas of `whole-contract.ts`, fetched with the
 * first call.
 */
export function leanContract(): Plugin {
  return {
    name: "lean-contract",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      const ofContract = source.startsWith("@suvarna/contract/");
      const insideLean = importer?.endsWith(LEAN) && source.startsWith(".");
      if (!importer || WHOLE.test(importer) || !(ofContract || insideLean)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id + LEAN };
    },
    transform: {
      order: "post",
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/].*[?]lean$/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}

/** A piece of the text and what comes in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @internal for its test */
export function lean(code: string): string {
  const edits = editsOf(parseAst(code).body).toSorted((a, b) => b.start - a.start);
  return edits.reduce((left, { start, end, text }) => {
    const right = left.slice(end);
    return left.slice(0, start) + text + (text === "" ? right.replace(/^\s*,/, "") : right);
  }, code);
}

/**
 * What a module makes when it is loaded has no effect but to be there, so a schema that nobody
 * uses may go; the bundler can't see that of a chain of calls.
 */
function editsOf(node: unknown): Edit[] {
  if (Array.isArray(node)) return node.flatMap(editsOf);
  if (!isNode(node) || /Function|Class/.test(node.type)) return [];
  if (node.type === "ObjectExpression" && node.properties.some(isOneOf(OF_AN_ENDPOINT))) {
    const isServers = isOneOf(OF_THE_SERVER);
    const kept = node.properties.filter((property) => !isServers(property));
    const cuts = node.properties.filter(isServers);
    return [...cuts.map(({ start, end }) => ({ start, end, text: "" })), ...kept.flatMap(editsOf)];
  }
  const inside = Object.values(node).flatMap(editsOf);
  if (node.type !== "CallExpression") return inside;
  // A call at the head of a chain begins where the whole chain does.
  const others = inside.filter(({ start, text }) => start !== node.start || text === "");
  return [{ start: node.start, end: node.start, text: "/* @__PURE__ */ " }, ...others];
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isOneOf(names: ReadonlySet<string>) {
  return (property: ESTree.ObjectPropertyKind) =>
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    "name" in property.key &&
    names.has(property.key.name);
}
