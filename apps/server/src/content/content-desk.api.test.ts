import {
  getAbout,
  getCarousel,
  getPolicy,
  getShop,
  listTestimonials,
} from "@suvarna/contract/content/calls";
import * as staff from "@suvarna/contract/content/staff";
import * as articles from "@suvarna/contract/content/staff-articles";
import * as lists from "@suvarna/contract/content/staff-lists";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { listAudit } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { applySellerSettings } from "./apply-seller-settings.ts";
import { fixedFields } from "./change-shop.ts";
import { contentVersions } from "./tables.ts";

const HOUR_MS = 3_600_000;

let shop: TestShop;
let keeper: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(keeper.token);
const visitor = () => shop.client();
const seen = ({ version }: { version: string }) => ({ "if-match": version });
/** The newest entries of the audit log about an action. */
const written = async (what: string) =>
  (await listAudit(shop.database.db, { what, limit: 3 })).rows;

it("orders the carousel, shows a slide in its time only, and refuses a stale order", async () => {
  const before = await desk().call(lists.listDeskSlides, {});
  const ids = before.items.map(({ _id }) => _id).toReversed();
  const { version } = await desk().call(lists.orderSlides, {
    headers: seen(before),
    body: { ids },
  });
  const inOrder = async () => (await visitor().call(getCarousel, {})).map(({ _id }) => _id);
  expect(await inOrder()).toEqual(ids);
  const stale = { headers: seen(before), body: { ids } };
  await expect(desk().call(lists.orderSlides, stale)).rejects.toMatchObject({ status: 412 });
  const lacking = { headers: { "if-match": version }, body: { ids: ids.slice(1) } };
  await expect(desk().call(lists.orderSlides, lacking)).rejects.toMatchObject({ status: 412 });

  const [first] = (await desk().call(lists.listDeskSlides, {})).items;
  if (!first) throw new Error("no slide");
  const { _id: id, version: mine, ...fields } = first;
  const endsAt = new Date(shop.clock.now.getTime() - HOUR_MS).toISOString();
  const over = { params: { id }, headers: { "if-match": mine }, body: { ...fields, endsAt } };
  const saved = await desk().call(lists.saveSlide, over);
  expect(await inOrder()).toEqual(ids.slice(1));
  await expect(desk().call(lists.saveSlide, over)).rejects.toMatchObject({ status: 412 });
  const [line] = await written("slide.changed");
  expect(line).toMatchObject({ subject: id, before: { endsAt: null } });
  await desk().call(lists.removeSlide, { params: { id }, headers: seen(saved) });
  expect((await desk().call(lists.listDeskSlides, {})).items).toHaveLength(ids.length - 1);
  const [removal] = await written("slide.removed");
  expect(removal).toMatchObject({ subject: id, before: { endsAt, picture: fields.picture } });
  expect(Object.keys(removal?.before ?? {})).not.toContain("title");
});

it("hides a customer's quotation, and refuses the same name twice", async () => {
  const { items } = await desk().call(lists.listDeskTestimonials, {});
  const [first] = items;
  if (!first) throw new Error("no testimonial");
  const { _id: id, version, ...fields } = first;
  await desk().call(lists.saveTestimonial, {
    params: { id },
    headers: { "if-match": version },
    body: { ...fields, shown: false },
  });
  const shown = await visitor().call(listTestimonials, {});
  expect(shown.map(({ _id }) => _id)).not.toContain(id);
  await expect(desk().call(lists.createTestimonial, { body: fields })).rejects.toMatchObject({
    status: 409,
    code: "conflict",
  });
});

it("takes the picture of a customer's quotation away", async () => {
  const { items } = await desk().call(lists.listDeskTestimonials, {});
  const shown = items.find((item) => item.shown && item.picture !== null);
  if (!shown) throw new Error("no testimonial with a picture");
  const { _id: id, version, ...fields } = shown;
  const saved = await desk().call(lists.saveTestimonial, {
    params: { id },
    headers: { "if-match": version },
    body: { ...fields, picture: null },
  });
  expect(saved.picture).toBeNull();
  const inShop = await visitor().call(listTestimonials, {});
  expect(inShop.find(({ _id }) => _id === id)).toMatchObject({ image: null });
});

it("shows a promotion in its time in the bar of every page", async () => {
  const startsAt = new Date(shop.clock.now.getTime() - HOUR_MS).toISOString();
  const body = { text: "Dhanteras: open till ten", link: "/shop", shown: true };
  await desk().call(lists.createPromotion, { body: { ...body, startsAt, endsAt: null } });
  const { promotion } = await visitor().call(getShop, {});
  expect(promotion).toEqual({ text: "Dhanteras: open till ten", link: "/shop" });
  const elsewhere = { ...body, link: "//evil.example", startsAt: null, endsAt: null };
  await expect(desk().call(lists.createPromotion, { body: elsewhere })).rejects.toMatchObject({
    status: 400,
  });
});

it("changes the page about the shop, its details and a policy, and stores the earlier versions", async () => {
  const about = await desk().call(staff.getAboutDesk, {});
  const title = "Three benches and a scale";
  const { version: _, changedAt: __, ...fields } = about;
  await desk().call(staff.saveAbout, { headers: seen(about), body: { ...fields, title } });
  expect((await visitor().call(getAbout, {})).abouts[0]?.title).toBe(title);
  const [newest, first] = await desk().call(staff.listVersions, { query: { kind: "about" } });
  expect([newest?.value["title"], first?.value["title"]]).toEqual([title, about.title]);
  const person = { _id: keeper.userId, name: expect.stringMatching(/./) };
  expect([newest?.by, first?.by]).toEqual([person, null]);

  const details = await desk().call(staff.getShopDesk, {});
  // The address is on tax invoices, so it is changed only in the settings, by two people.
  const body = { ...details, hours: "10 am to 9 pm", address: "Another Bazaar" };
  const after = await desk().call(staff.saveShop, { headers: seen(details), body });
  expect([after.gstin, after.address]).toEqual([details.gstin, details.address]);
  expect((await visitor().call(getShop, {})).hours).toBe("10 am to 9 pm");
  await expect(desk().call(staff.saveShop, { headers: seen(details), body })).rejects.toMatchObject(
    { status: 412 },
  );
  expect((await written("shop.changed"))[0]?.after).toEqual({ written: ["hours"] });

  const policies = await desk().call(staff.listPolicies, {});
  expect(policies.map(({ text }) => text)).toEqual([null, null, null, null]);
  const params = { name: "shipping" } as const;
  const headers = { "if-match": policies[2]?.version ?? "" };
  const own = await desk().call(staff.savePolicy, {
    params,
    headers,
    body: { text: "## By hand" },
  });
  expect((await visitor().call(getPolicy, { params })).own?.html).toBe("<h2>By hand</h2>");
  await desk().call(staff.savePolicy, { params, headers: seen(own), body: { text: null } });
  expect((await visitor().call(getPolicy, { params })).own).toBeNull();
});

it("tells a version by somebody who has left from the text before any change by staff", async () => {
  await shop.database.db.insert(contentVersions).values({
    id: newId(),
    kind: "policy",
    subject: "terms",
    at: shop.clock.now,
    by: newId(),
    value: { text: "Old terms" },
  });
  const query = { kind: "policy", subject: "terms" } as const;
  const [version] = await desk().call(staff.listVersions, { query });
  expect(version?.by).toMatchObject({ name: null });
});

it("keeps what staff change of the details, whatever the settings name at the next start", async () => {
  const details = await desk().call(staff.getShopDesk, {});
  const grievanceOfficer = { ...details.grievanceOfficer, role: "Head of care" };
  const body = { ...details, supportHours: "10 to 5", grievanceOfficer };
  await desk().call(staff.saveShop, { headers: seen(details), body });
  const named = {
    supportHours: "Never",
    tagline: "From the settings",
    grievanceOfficer: { name: "Asha Rao" },
  };
  await applySellerSettings(shop.acts, named);
  const after = await desk().call(staff.getShopDesk, {});
  expect(after).toMatchObject({ supportHours: "10 to 5", tagline: "From the settings" });
  // The settings don't name the officer's role, so its change leaves the officer's name to them.
  expect(after.grievanceOfficer).toMatchObject({ name: "Asha Rao", role: "Head of care" });
  expect(await fixedFields(shop.database.db, named)).toEqual(["tagline", "grievanceOfficer.name"]);
});

it("lets an auditor read, and only permitted staff write", async () => {
  const auditor = shop.client((await shop.staff("auditor")).token);
  await expect(auditor.call(staff.countContent, {})).resolves.toMatchObject({ gallery: 6 });
  const title = { body: { title: "Not mine" } };
  for (const role of ["auditor", "orders", "support"] as const) {
    const { token } = await shop.staff(role);
    await expect(shop.client(token).call(articles.createArticle, title)).rejects.toMatchObject({
      status: 403,
    });
  }
});
