import { listAudit } from "@suvarna/contract/audit/staff";
import { countRestock } from "@suvarna/contract/restock/staff";
import { CONTENT_KINDS } from "@suvarna/contract/translations/constants";
import {
  listContentTranslations,
  listProductTranslations,
} from "@suvarna/contract/translations/staff";
import { type StaffTopic, topicOfAction, topicOfEvent } from "@suvarna/domain/staff/topic";
import { expect, it } from "vitest";
import { TOPIC_PATHS } from "./topic-paths.ts";

const reads = (topic: StaffTopic | null, { path }: { readonly path: string }) =>
  topic !== null && TOPIC_PATHS[topic].some((start) => path.startsWith(start));

it("reads translations again when a colleague has saved one", () => {
  expect(reads(topicOfAction("product.translated"), listProductTranslations)).toBe(true);
  for (const kind of CONTENT_KINDS) {
    expect([kind, reads(topicOfAction(`${kind}.translated`), listContentTranslations)]).toEqual([
      kind,
      true,
    ]);
  }
});

it("reads the audit log and the number of waiting people again when they change", () => {
  expect(reads("audit", listAudit)).toBe(true);
  expect(reads(topicOfEvent({ type: "restock.counted" }), countRestock)).toBe(true);
});
