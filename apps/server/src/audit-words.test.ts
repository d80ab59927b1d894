import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@suvarna/contract/endpoint";
import { CONTENT_KINDS } from "@suvarna/contract/translations/constants";
import { PAYMENT_CASES } from "@suvarna/domain/payment";
import { STORED_APPROVAL_STATES } from "@suvarna/domain/staff/approval";
import { sayAuditAction, sayAuditField } from "@suvarna/words/en/audit";
import { sayAuditCall } from "@suvarna/words/en/audit-calls";
import { expect, it } from "vitest";

const LISTS = ["slide", "testimonial", "gallery-picture", "promotion"];
const times = (records: readonly string[], verb: string) =>
  records.map((each) => `${each}.${verb}`);

/** The actions of which a part is computed, with all their values. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  "${REFUSED_ACT}.${code}": [
    "refused.forbidden",
    "refused.approval_own",
    "refused.approval_newcomer",
  ],
  "approval.${state}": STORED_APPROVAL_STATES.filter((state) => state !== "waiting").map(
    (state) => `approval.${state}`,
  ),
  "import.${end?.state ?? ": [
    "import.done",
    "import.stopped",
    "import.undone",
    "import.undo_stopped",
  ],
  "payment.${kind}_heard": PAYMENT_CASES.map((kind) => `payment.${kind}_heard`),
  "rates.${control.kind}": [
    "rates.adjustment",
    "rates.hold",
    "rates.sales_gold",
    "rates.sales_silver",
  ],
  "reading.${status}": ["reading.confirmed", "reading.rejected"],
  "${KINDS[name]}.changed": ["about.changed", "shop.changed"],
  "${kind}.translated": times(["product", ...CONTENT_KINDS], "translated"),
  "${name}.added": times(LISTS, "added"),
  "${name}.changed": times(LISTS, "changed"),
  "${name}.removed": times(LISTS, "removed"),
  "${name}.ordered": times(LISTS, "ordered"),
};

/** The actions that a variable names, by its file and its name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "accounts/change-addresses.ts CHANGED": ["account.addresses_changed"],
  "catalogue/save-product.ts what": ["product.saved", "product.draft_saved", "product.published"],
  "imports/write-import.ts what": [
    "import.written",
    "import.done",
    "import.stopped",
    "import.undone",
    "import.undo_stopped",
  ],
};

/** The source of the server without tests. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => ({ name, source: readFileSync(join(import.meta.dirname, name), "utf8") }));

/** A call that writes a line of the audit log, with the name of its file. */
interface Writer {
  readonly name: string;
  readonly call: string;
}
const writers = sources.flatMap(({ name, source }) =>
  (source.match(/\brecord\(\{[^;]*?\}\);/gs) ?? []).map((call): Writer => ({ name, call })),
);

/** The calls that write lines again which another call has already given words. */
const REPEATED = ["record({ ...change, after: { ...change.after, askedBy, approvalId } });"];

/** The actions in the code: the texts of `what`, also of a choice between two. */
function actionsOf({ name, call }: Writer): readonly string[] {
  const what = /\bwhat:([^,]*)/.exec(call)?.[1] ?? /\bwhat\b/.exec(call)?.[0] ?? "";
  const texts = [...what.matchAll(/["`]([^"`]+\.[^"`]*)["`]/g)].map((match) => match[1] ?? "");
  return texts.length > 0 ? texts : (NAMED[`${name} ${what.trim()}`] ?? []);
}
const written = writers.flatMap(actionsOf);

it("every action that the server writes to the audit log has words", () => {
  expect(written.length).toBeGreaterThan(100);
  const unknown = written.filter((what) => what.includes("${") && !COMPUTED[what]);
  expect(unknown).toEqual([]);
  const actions = written.flatMap((what) => COMPUTED[what] ?? [what]);
  const raw = actions.filter((what) => {
    const words = sayAuditAction(what);
    return words === what || /[_.$]|[a-z][A-Z]/.test(words);
  });
  expect(raw).toEqual([]);
});

it("every call that writes to the audit log names an action that the test above has read", () => {
  const begun = sources.flatMap(({ source }) => source.match(/\brecord\(\{/g) ?? []);
  expect(writers).toHaveLength(begun.length);
  const unread = writers.filter((writer) => actionsOf(writer).length === 0);
  expect(unread.map(({ call }) => call)).toEqual(REPEATED);
});

/** Whether only staff may make a call. */
function isOfStaff(auth: unknown): boolean {
  return auth === "staff" || (typeof auth === "object" && auth !== null && "can" in auth);
}

it("every call of staff has words, because the audit log has the calls that were refused", async () => {
  const contract = join(import.meta.dirname, "../../../packages/contract/src");
  const files = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const modules = await Promise.all(files.map((name) => import(join(contract, name))));
  const calls = modules
    .flatMap((module) => Object.values(module as Record<string, Partial<Endpoint> | null>))
    .flatMap((one) => (isOfStaff(one?.auth) ? [`${one?.method} ${one?.path}`] : []));
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.filter((call) => sayAuditCall(call) === undefined)).toEqual([]);
});

it("every field that the server writes to the audit log has words", () => {
  const fields = writers.flatMap(({ call }) =>
    [...call.matchAll(/(?:before|after): \{([^{}]*)\}/g)].flatMap(([, inner = ""]) =>
      [...inner.matchAll(/(?:^|,)\s*([a-zA-Z]+)/g)].map((match) => match[1] ?? ""),
    ),
  );
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.map(sayAuditField).filter((words) => /_|[a-z][A-Z]|\bid\b/.test(words))).toEqual(
    [],
  );
});
