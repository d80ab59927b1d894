import { type ESTree, type Plugin, parseAst, Visitor } from "vite";
import { apply, type Change } from "./code-changes.ts";

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/]/;

/** The properties of a call that only the server reads. */
const OF_THE_SERVER = new Set([
  "auth",
  "beforeSecondFactor",
  "freshProof",
  "perMinute",
  "personal",
  "shared",
  "types",
]);

/**
 * Leaves out of the API's calls, in the browser's build, what only the server reads: who may make a
 * call and how often, for example. The server enforces these without the browser. The function
 * `endpoint` is left out too, because it only keeps the types of a call.
 */
export function bareCalls(): Plugin {
  return {
    name: "suvarna:bare-calls",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes("endpoint(")) return null;
      return { code: withBareCalls(code), map: null };
    },
  };
}

/** Leaves out the function `endpoint` and the server's properties of the calls in a module. */
export function withBareCalls(code: string): string {
  const changes: Change[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== "Identifier" || callee.name !== "endpoint") return;
      if (definition?.type !== "ObjectExpression") return;
      changes.push({ start: callee.start, end: callee.end, text: "" });
      for (const property of definition.properties) {
        if (!isOfTheServer(property)) continue;
        const rest = /^\s*,?\s*/.exec(code.slice(property.end))?.[0].length ?? 0;
        changes.push({ start: property.start, end: property.end + rest, text: "" });
      }
    },
  }).visit(parseAst(code));
  return apply(code, { start: 0, end: code.length }, changes);
}

function isOfTheServer(property: ESTree.ObjectPropertyKind): boolean {
  return (
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    OF_THE_SERVER.has(property.key.name)
  );
}
