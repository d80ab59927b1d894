import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ESTree, type Plugin, parseAst, transformWithOxc, Visitor } from "vite";

const FOLDER = "@suvarna/words/here/";

/** A text with values: a function whose body is an expression of its parameters. */
interface Text {
  readonly params: readonly string[];
  /** The body's code, cut where it names a parameter or an imported function. */
  readonly parts: readonly string[];
  /** The names between the parts. */
  readonly names: readonly string[];
  /** The modules of the body's imported functions, by the functions' names. */
  readonly imports: ReadonlyMap<string, string>;
}

/** A replacement of a part of a module's code. */
interface Change extends ESTree.Span {
  readonly text: string;
}

/**
 * Writes the texts with values of `@suvarna/words` where they are used, as the bundler does with
 * constants: `say.callPhone(phone)` becomes `` `Call ${phone}` ``. The code of a page is then the
 * same as if its words were written in the page, and has no words of other pages. A text of another
 * form, such as a function with several statements, stays a function.
 */
export function inlineWords(): Plugin {
  const read = new Map<string, Promise<ReadonlyMap<string, Text>>>();
  return {
    name: "suvarna:inline-words",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      if (!code.includes(FOLDER)) return null;
      const program = parseAst(code);
      const texts = new Map<string, ReadonlyMap<string, Text>>();
      for (const [name, source] of wordsOf(program)) {
        const file = (await this.resolve(source, id))?.id;
        if (!file) continue;
        const found = read.get(file) ?? readTexts(file);
        read.set(file, found);
        texts.set(name, await found);
      }
      return { code: replaceCalls(code, program, texts), map: null };
    },
  };
}

/** Lists the modules of words that a module imports as a whole, by their names in the module. */
function wordsOf({ body }: ESTree.Program): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const [specifier] = statement.specifiers;
    if (specifier?.type !== "ImportNamespaceSpecifier") continue;
    const source = statement.source.value;
    if (source.startsWith(FOLDER)) found.set(specifier.local.name, source);
  }
  return found;
}

/** The code of a text that is undefined, such as the `lang` of a text in the page's language. */
const NOTHING = "(undefined)";

/** Replaces all calls of texts. A property whose value is undefined is left out. A call inside of another call's argument is replaced first. */
function replaceCalls(
  code: string,
  program: ESTree.Program,
  texts: ReadonlyMap<string, ReadonlyMap<string, Text>>,
): string {
  const imports = new Map<string, string>();
  /** The code that stands in place of each call. */
  const written = new Map<unknown, string>();
  let changes: Change[] = [];
  new Visitor({
    "CallExpression:exit"(call) {
      const { callee } = call;
      if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return;
      if (callee.computed || callee.property.type !== "Identifier") return;
      const text = texts.get(callee.object.name)?.get(callee.property.name);
      if (!text || !fits(text, call.arguments)) return;
      const given = call.arguments.map((argument) => apply(code, argument, changes));
      written.set(call, fill(text, given));
      for (const [name, from] of text.imports) imports.set(name, from);
      changes = changes.filter((change) => !isInside(change, call));
      changes.push({ start: call.start, end: call.end, text: fill(text, given) });
    },
    "Property:exit"(property) {
      if (property.computed || written.get(property.value) !== NOTHING) return;
      const rest = /^\s*,?/.exec(code.slice(property.end))?.[0].length ?? 0;
      const whole = { start: property.start, end: property.end + rest, text: "" };
      changes = changes.filter((change) => !isInside(change, whole));
      changes.push(whole);
    },
  }).visit(program);
  const head = Array.from(
    imports,
    ([name, from]) => `import { ${name} as ${inWords(name)} } from ${JSON.stringify(from)};\n`,
  );
  return head.join("") + apply(code, { start: 0, end: code.length }, changes);
}

/**
 * Whether the arguments can be written in place of the parameters. An argument that is computed
 * must be computed once.
 */
function fits({ params, names }: Text, given: readonly ESTree.Argument[]): boolean {
  return (
    given.length === params.length &&
    given.every((argument, index) => {
      const { type } = argument;
      if (type === "SpreadElement") return false;
      if (isRead(argument)) return true;
      return names.filter((name) => name === params[index]).length === 1;
    })
  );
}

/** Whether an argument only reads values, such as `piece.name ?? title`, and computes nothing. */
function isRead(argument: ESTree.Argument): boolean {
  if (argument.type === "Identifier" || argument.type === "Literal") return true;
  if (argument.type === "ChainExpression") return isRead(argument.expression);
  if (argument.type === "LogicalExpression") return isRead(argument.left) && isRead(argument.right);
  if (argument.type === "ArrayExpression")
    return argument.elements.every((each) => isReadItem(each));
  return argument.type === "MemberExpression" && !argument.computed && isRead(argument.object);
}

function isReadItem(item: ESTree.ArrayExpression["elements"][number]): boolean {
  return item !== null && item.type !== "SpreadElement" && isRead(item);
}

function fill({ params, parts, names }: Text, given: readonly string[]): string {
  const values = names.map((name) => {
    const index = params.indexOf(name);
    return index < 0 ? inWords(name) : `(${given[index]})`;
  });
  return `(${parts.map((part, index) => part + (values[index] ?? "")).join("")})`;
}

/** The name under which a page imports a function that a text calls. */
function inWords(name: string): string {
  return `__words_${name}`;
}

function apply(code: string, { start, end }: ESTree.Span, changes: readonly Change[]): string {
  let at = start;
  let text = "";
  const inside = changes.filter((change) => isInside(change, { start, end }));
  for (const change of inside.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + code.slice(at, end);
}

function isInside(inner: ESTree.Span, outer: ESTree.Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Reads the texts with values of a module of words. */
async function readTexts(file: string): Promise<ReadonlyMap<string, Text>> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  const { body } = parseAst(code);
  const imports = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const { value } = statement.source;
    const source = value.startsWith(".") ? join(dirname(file), value) : value;
    for (const { local } of statement.specifiers) imports.set(local.name, source);
  }
  const texts = new Map<string, Text>();
  for (const statement of body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== "Identifier" || init?.type !== "ArrowFunctionExpression") continue;
      const text = textOf(init, code, imports);
      if (text) texts.set(id.name, text);
    }
  }
  return texts;
}

/** Returns null for a function that can't be written elsewhere. */
function textOf(
  { params, body }: ESTree.ArrowFunctionExpression,
  code: string,
  imports: ReadonlyMap<string, string>,
): Text | null {
  const own = params.map((param) => (param.type === "Identifier" ? param.name : ""));
  const places: ESTree.IdentifierReference[] = [];
  let isPlain = body.type !== "BlockStatement" && !own.includes("");
  const notPlain = () => {
    isPlain = false;
  };
  const properties = new Set<unknown>();
  new Visitor({
    MemberExpression(member) {
      if (!member.computed) properties.add(member.property);
    },
    Identifier(identifier) {
      if (properties.has(identifier) || identifier.name === "undefined") return;
      places.push(identifier as ESTree.IdentifierReference);
    },
    ArrowFunctionExpression: notPlain,
    FunctionExpression: notPlain,
    ObjectExpression: notPlain,
  }).visit({ type: "Program", body: [body] } as unknown as ESTree.Program);
  const names = places.map(({ name }) => name);
  if (!isPlain || names.some((name) => !own.includes(name) && !imports.has(name))) return null;
  const starts = [body.start, ...places.map(({ end }) => end)];
  const ends = [...places.map(({ start }) => start), body.end];
  return {
    params: own,
    parts: starts.map((start, index) => code.slice(start, ends[index])),
    names,
    imports: new Map([...imports].filter(([name]) => names.includes(name))),
  };
}
