import { listAudit } from "@suvarna/contract/audit/staff";
import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { getShop } from "@suvarna/contract/content/calls";
import {
  changeIdentity,
  changeSettings,
  changeTaxCodes,
  getServices,
  getSettings,
  testService,
} from "@suvarna/contract/settings/staff";
import { approve } from "@suvarna/contract/staff/staff";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import { refusalsAtOnce } from "../../test/changes-at-once.ts";
import { fillCart } from "../../test/checkout.ts";
import { testEngine } from "../../test/engine.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { applySellerSettings, findProfile } from "../content/index.ts";

const REASON = { reason: "The accountant says so" };

let shop: TestShop;
let owner: Session;
let second: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  second = await shop.addOwner();
});
afterAll(() => shop[Symbol.asyncDispose]());

const as = ({ token }: Session) => shop.client(token);
const read = () => as(owner).call(getSettings, {});
const settingOf = async (name: string) =>
  (await read()).settings.find((each) => each.name === name)?.value;

describe("settings", () => {
  it("begin with the environment, and show no secret", async () => {
    const all = await read();
    expect(all.settings.every(({ value, initial }) => value === initial)).toBe(true);
    const { payments, messages } = await as(owner).call(getServices, {});
    expect(payments.map(({ mode }) => mode)).toContain("sandbox");
    expect(messages.map(({ carrier }) => carrier)).toEqual(["outbox", "outbox"]);
    const text = JSON.stringify([all, payments, messages]);
    for (const secret of [shop.config.secret, shop.config.staff.password]) {
      expect(text).not.toContain(secret);
    }
  });

  it("change at once where they move no money", async () => {
    const { version } = await read();
    const headers = { "if-match": `"${version}"` };
    const body = { values: { lowStock: 4, freeShippingAbovePaise: 9_000_00 }, ...REASON };
    expect(await as(owner).call(changeSettings, { headers, body })).toHaveProperty("settings");
    expect(await settingOf("lowStock")).toBe(4);
    expect((await shop.client().call(getShop, {})).freeShippingAbove).toBe(9000);
    await expect(as(owner).call(changeSettings, { headers, body })).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
    });
  });

  it("wait for a second person where they do, and count for the next cart", async () => {
    const buyer = await shop.signUp();
    const query = { available: "true", sort: "price-asc", limit: 20 } as const;
    const { products } = await shop.client().call(pageProducts, { query });
    const piece = products.find(({ stock, sizes }) => (stock ?? 0) > 3 && sizes === null);
    const gstOf = async () => {
      const { totals } = await fillCart(shop, buyer, piece?._id ?? "");
      return Math.round((totals.gst * 100) / totals.subtotal);
    };
    expect(await gstOf()).toBe(18);
    const body = { values: { gstRateBp: 300 }, ...REASON };
    const request = pendingApprovalOf(await as(owner).call(changeSettings, { headers: {}, body }));
    expect(request).toMatchObject({ before: { gstRateBp: 1800 }, after: { gstRateBp: 300 } });
    expect(await gstOf()).toBe(18);
    await as(second).call(approve, { params: { id: request._id } });
    expect(await gstOf()).toBe(3);
    const changed = (await read()).settings.find(({ name }) => name === "gstRateBp");
    expect(changed).toMatchObject({
      changedBy: { _id: owner.userId },
      agreedBy: { _id: second.userId },
    });
  });

  it("are not changed by an old request, nor beyond what the law allows", async () => {
    const ask = async (panAbovePaise: number) =>
      pendingApprovalOf(
        await as(owner).call(changeSettings, {
          headers: {},
          body: { values: { panAbovePaise }, ...REASON },
        }),
      );
    const [first, other] = [await ask(1_00_000_00), await ask(1_50_000_00)];
    await as(second).call(approve, { params: { id: first._id } });
    await expect(as(second).call(approve, { params: { id: other._id } })).rejects.toMatchObject({
      code: "approval_outdated",
    });
    expect(await settingOf("panAbovePaise")).toBe(1_00_000_00);
    await expect(ask(3_00_000_00)).rejects.toMatchObject({ status: 400 });
  });

  it("are for owners to change", async () => {
    const body = { values: { lowStock: 1 }, ...REASON };
    for (const role of ["accounts", "orders"] as const) {
      const client = as(await shop.staff(role));
      await expect(client.call(changeSettings, { headers: {}, body })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
  });
});

describe("the shop's identity", () => {
  it("keeps the changes of staff, whatever the environment contains at the next start", async () => {
    const { identity, identityVersion } = await read();
    const changed = { ...identity, hours: "Monday to Saturday, 10 to 8", phone: "+91 98000 11111" };
    const headers = { "if-match": identityVersion };
    await as(owner).call(changeIdentity, { headers, body: { identity: changed, ...REASON } });
    const query = { what: "settings.identity_changed", limit: 1 };
    const { items } = await as(owner).call(listAudit, { query });
    expect(items[0]).toMatchObject({
      before: { hours: identity.hours, phone: identity.phone },
      after: { hours: changed.hours, phone: changed.phone },
    });
    expect((await shop.client().call(getShop, {})).hours).toBe(changed.hours);
    const seller = { hours: "Never", tagline: "New", grievanceOfficer: {} };
    await applySellerSettings(shop.acts, seller);
    expect((await read()).identity).toMatchObject({ hours: changed.hours, tagline: "New" });

    const legal = { ...(await read()).identity, legalName: "Another Private Limited" };
    const request = pendingApprovalOf(
      await as(owner).call(changeIdentity, { headers: {}, body: { identity: legal, ...REASON } }),
    );
    await as(second).call(approve, { params: { id: request._id } });
    expect((await read()).identity.legalName).toBe("Another Private Limited");
  });

  it.runIf(testEngine === "postgres")(
    "refuses the second of two changes at once, and keeps the first",
    async () => {
      const { identity, identityVersion } = await read();
      const change = (changed: object) => () =>
        as(owner).call(changeIdentity, {
          headers: { "if-match": identityVersion },
          body: { identity: { ...identity, ...changed }, ...REASON },
        });
      const row = sql`select 1 from shop_profile where name = 'identity' for update`;
      const fields = { supportHours: "10 to 8", email: "desk@shop.example" };
      const changes = Object.entries(fields).map(([name, value]) => change({ [name]: value }));
      expect(await refusalsAtOnce(shop.database, row, changes)).toEqual(["changed_meanwhile"]);
      const after = (await read()).identity;
      const kept = Object.entries(fields).filter(
        ([name, value]) => after[name as keyof typeof fields] === value,
      );
      const [[name] = []] = kept;
      expect(kept).toHaveLength(1);
      expect(await findProfile(shop.database.db, "changedByStaff")).toContain(name);
    },
  );
});

describe("the codes of tax documents", () => {
  const codesNow = async () => {
    const { taxCodes, taxCodesVersion } = await read();
    const { series, ...codes } = taxCodes;
    return { codes, series, headers: { "if-match": taxCodesVersion } };
  };
  const agree = (answer: unknown) =>
    as(second).call(approve, { params: { id: pendingApprovalOf(answer as never)._id } });

  it("wait for a second person, and are on the next document of a series", async () => {
    const { codes, series, headers } = await codesNow();
    expect(codes.prefixes.invoice).toBe("INV");
    expect(series.every(({ hasBegun }) => !hasBegun)).toBe(true);
    const wanted = {
      hsn: { ...codes.hsn, gold: "71131910" },
      prefixes: { ...codes.prefixes, invoice: "sv" },
    };
    const body = { codes: wanted, ...REASON };
    const answer = await as(owner).call(changeTaxCodes, { headers, body });
    expect(pendingApprovalOf(answer)).toMatchObject({
      before: { "HSN of gold": "711319", "prefix of invoice": "INV" },
      after: { "HSN of gold": "71131910", "prefix of invoice": "SV" },
    });
    expect((await codesNow()).codes).toEqual(codes);
    await agree(answer);
    const now = await codesNow();
    expect(now.codes.prefixes.invoice).toBe("SV");
    expect(now.series[0]?.next).toMatch(/^SV\/\d{4}\/000001$/);
    await expect(as(owner).call(changeTaxCodes, { headers, body })).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
    });
  });

  it("are refused when they are malformed, or used by two kinds of documents", async () => {
    const { codes, headers } = await codesNow();
    const ask = (hsn: object, prefixes: object) =>
      as(owner).call(changeTaxCodes, {
        headers,
        body: {
          codes: { hsn: { ...codes.hsn, ...hsn }, prefixes: { ...codes.prefixes, ...prefixes } },
          ...REASON,
        },
      });
    await expect(ask({ gold: "71131" }, {})).rejects.toMatchObject({ status: 400 });
    await expect(ask({}, { invoice: "SV/26" })).rejects.toMatchObject({ status: 400 });
    await expect(ask({}, { invoice: "CRN" })).rejects.toMatchObject({ status: 400 });
    const accounts = await shop.staff("accounts");
    const body = { codes, ...REASON };
    await expect(as(accounts).call(changeTaxCodes, { headers, body })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect((await codesNow()).codes).toEqual(codes);
  });
});

describe("tests of services", () => {
  it("return their outcome", async () => {
    const run = (service: string) => as(owner).call(testService, { params: { service } });
    expect(await run("mail")).toMatchObject({ outcome: "kept" });
    const [letter] = await shop.messagesTo(owner.email);
    expect(letter).toMatchObject({ kind: "service-test" });
    expect(await run("sms")).toMatchObject({ outcome: "no_phone" });
    const { payments } = await as(owner).call(getServices, {});
    expect(await run(payments[0]?.gateway ?? "")).toMatchObject({ outcome: "answered" });
    await expect(run("nobody")).rejects.toMatchObject({ status: 404 });
  });
});
