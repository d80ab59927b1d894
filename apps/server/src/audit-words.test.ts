import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_KINDS } from "@suvarna/contract/translations/constants";
import { PAYMENT_CASES } from "@suvarna/domain/payment";
import { STORED_APPROVAL_STATES } from "@suvarna/domain/staff/approval";
import { sayAuditAction, sayAuditField } from "@suvarna/words/en/audit";
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

/** The source of the server without tests. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));

/** The calls that write a line of the audit log. */
const writers = sources.flatMap((source) => source.match(/\brecord\(\{[^;]*?\}\);/gs) ?? []);

/** The actions in the code: the texts of `what`, also of a choice between two. */
const written = writers.flatMap((writer) => {
  const what = /what:([^,]*)/.exec(writer)?.[1] ?? "";
  return [...what.matchAll(/["`]([^"`]+\.[^"`]*)["`]/g)].map((match) => match[1] ?? "");
});

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

it("every field that the server writes to the audit log has words", () => {
  const fields = writers.flatMap((writer) =>
    [...writer.matchAll(/(?:before|after): \{([^{}]*)\}/g)].flatMap(([, inner = ""]) =>
      [...inner.matchAll(/(?:^|,)\s*([a-zA-Z]+)/g)].map((match) => match[1] ?? ""),
    ),
  );
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.map(sayAuditField).filter((words) => /_|[a-z][A-Z]|\bid\b/.test(words))).toEqual(
    [],
  );
});
