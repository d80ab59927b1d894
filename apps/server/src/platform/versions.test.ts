import { expect, it } from "vitest";
import { createVersions, EVERYTHING } from "./versions.ts";

const OLD = Number.POSITIVE_INFINITY;

it("makes stale what depends on a changed tag, and nothing else", () => {
  const versions = createVersions();
  const seen = new Map([
    ["rates", versions.now()],
    ["product 1", versions.now()],
  ]);
  versions.changed(["product 2", "content"]);
  expect(versions.isFresh(seen, OLD)).toBe(true);
  versions.changed(["product 1"]);
  expect(versions.isFresh(seen, OLD)).toBe(false);
  expect(versions.isFresh(new Map([["product 1", versions.now()]]), OLD)).toBe(true);
});

it("makes stale at every change what depends on everything", () => {
  const versions = createVersions();
  const seen = new Map([[EVERYTHING, versions.now()]]);
  expect(versions.isFresh(seen, OLD)).toBe(true);
  versions.changed(["product 1"], 1000);
  expect(versions.isFresh(seen, 0)).toBe(false);
});

it("counts the same mark once", () => {
  const versions = createVersions();
  versions.set("rates", "sheet 1");
  const seen = new Map([["rates", versions.now()]]);
  versions.set("rates", "sheet 1");
  expect(versions.isFresh(seen, OLD)).toBe(true);
  versions.set("rates", "sheet 2");
  expect(versions.isFresh(seen, OLD)).toBe(false);
});

it("may omit a change in a young reply for the change's allowed time", () => {
  const versions = createVersions();
  const seen = new Map([["stock 1", versions.now()]]);
  versions.changed(["stock 1"], 1000);
  expect(versions.isFresh(seen, 999)).toBe(true);
  expect(versions.isFresh(seen, 1000)).toBe(false);
});

it("forgets no change when many tags have changed", () => {
  const versions = createVersions();
  const seen = new Map([["product 0", versions.now()]]);
  versions.changed(["product 0"]);
  for (let id = 1; id <= 50_000; id++) versions.changed([`product ${id}`]);
  expect(versions.isFresh(seen, OLD)).toBe(false);
  expect(versions.isFresh(new Map([["product 0", versions.now()]]), OLD)).toBe(true);
});
