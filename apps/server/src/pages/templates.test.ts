import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { beforeEach, expect, it } from "vitest";
import type { PageCall } from "../platform/http/in-process.ts";
import { createVersions, type Versions } from "../platform/versions.ts";
import { createTemplates } from "./templates.ts";

const RATES = "rates";
const PIECE = "a piece";

let versions: Versions;
let rates: RateEntry[];
/** The ETag of the API call of each page. */
let etag: string | undefined;
let renderings: number;
let calls: number;
let read: (address: string) => Promise<string>;

/** Makes the only API call of a page. */
async function call(startedAt: number): Promise<PageCall> {
  calls++;
  return { seen: new Map([[PIECE, startedAt]]), etag, repeat: call };
}

function setRate(price: number, Carat: RateEntry["Carat"] = "22K"): void {
  const more = { purity: 91.6, updatedAt: "2026-11-20T20:00:00.000Z", source: "a test" };
  rates = [{ Carat, TodayPricePerGram: price, ...more }];
  versions.changed([RATES]);
}

beforeEach(() => {
  versions = createVersions();
  [etag, renderings, calls] = ["1", 0, 0];
  setRate(1);
  const render = createTemplates(
    { rates: { tag: RATES, entries: () => rates }, versions },
    async (address, startedAt, rendered) => {
      renderings++;
      const [followsRates, keep] = [address === "/follows", address !== "/half"];
      const pageCalls = [await call(startedAt)];
      const fill = (now: readonly RateEntry[]) =>
        Buffer.from(
          [renderings, ...(followsRates ? rendered : now)]
            .map((each) => (typeof each === "number" ? each : each.TodayPricePerGram))
            .join(" at "),
        );
      return { status: 200, headers: {}, fill, followsRates, keep, calls: pageCalls };
    },
  );
  read = async (address) => {
    const { body, seen } = await render(address, versions.now());
    expect(seen.get(RATES)).toBe(versions.now());
    return body.toString();
  };
});

it("fills new rates into a rendered page, without a call", async () => {
  expect(await read("/piece")).toBe("1 at 1");
  setRate(2);
  expect(await read("/piece")).toBe("1 at 2");
  expect(calls).toBe(1);
});

it("repeats a call whose reply may have changed, and renders again if it has", async () => {
  await read("/piece");
  versions.changed([PIECE]);
  expect(await read("/piece")).toBe("1 at 1");
  expect(calls).toBe(2);
  etag = "2";
  expect(await read("/piece")).toBe("1 at 1");
  expect(calls).toBe(2);
  versions.changed([PIECE]);
  expect(await read("/piece")).toBe("2 at 1");
});

it("renders again when replies have no ETag", async () => {
  etag = undefined;
  await read("/piece");
  versions.changed([PIECE]);
  expect(await read("/piece")).toBe("2 at 1");
});

it("renders again when other grades have a rate", async () => {
  await read("/piece");
  setRate(1, "Silver");
  expect(await read("/piece")).toBe("2 at 1");
});

it.each(["/follows", "/half"])("renders %s at every change of the rates", async (address) => {
  await read(address);
  setRate(2);
  expect(await read(address)).toBe("2 at 2");
});
