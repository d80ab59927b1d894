import * as calls from "@suvarna/contract/content/calls";
import type { Shop } from "@suvarna/contract/content/schemas";
import * as schemas from "@suvarna/contract/content/schemas";
import { pair } from "@suvarna/contract/endpoint";
import { COUNTRIES } from "@suvarna/domain/countries";
import { rupees } from "@suvarna/domain/money";
import { isbot } from "isbot";
import { type App, act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { networkOf } from "../platform/limits.ts";
import { SETTINGS } from "../platform/versions.ts";
import { countView, viewsOf } from "./count-view.ts";
import { findPolicy } from "./policies.ts";
import {
  findBlog,
  findPromotion,
  listBlogs,
  listGallery,
  listSlides,
  listTestimonials,
  type PromotionRow,
} from "./queries.ts";
import {
  serializeAbout,
  serializeArticle,
  serializeBlog,
  serializeGallery,
  serializeOwnPolicy,
  serializeSlide,
  serializeTestimonial,
} from "./serialize-content.ts";
import { findProfile, findProfileIn, type Identity } from "./shop-profile.ts";
import { CONTENT } from "./tag.ts";
import { articleInLanguage, inLanguage } from "./translated-texts.ts";

const endpoints = pair(calls, schemas);

export interface ContentDependencies {
  readonly app: App;
  /** The settings that the shop publishes to its visitors. */
  readonly config: Pick<Config, "publicUrl" | "demonstration"> & {
    readonly cart: {
      readonly gstRateBp: number;
      readonly shippingPaise: number;
      readonly freeShippingAbovePaise: number;
    };
    readonly orders: {
      readonly panAbovePaise: number;
      readonly codBelowPaise: number;
      readonly doorCodeAbovePaise: number;
      readonly priceLockMs: number;
    };
    readonly payments: { readonly gateways: readonly unknown[] };
    readonly rates: {
      readonly sources: readonly string[];
      readonly feedSellMs: number;
      readonly listeners: { readonly socket: boolean };
    };
    readonly exchangeBp: number;
    readonly signIn: { readonly google: unknown };
  };
}

/** Registers the calls for the shop's profile, slides, articles, testimonials and gallery. */
export function registerContent(api: Api, { app, config }: ContentDependencies): void {
  const { db } = app.database;
  handle(api, endpoints.greet, async () => {
    const identity = await findProfile(db, "identity");
    return { message: `${identity?.name ?? "The shop"} is open` };
  });
  handle(api, endpoints.getShop, async (_, { dependsOn, language }) => {
    dependsOn(CONTENT, SETTINGS);
    const identity = await findProfileIn(db, "identity", language);
    if (!identity) throw new Refusal("unavailable");
    const promotion = await findPromotion(db, app.clock());
    return serializeShop(
      identity,
      promotion && inLanguage("promotion", promotion, language),
      config,
    );
  });
  handle(api, endpoints.getPolicy, async ({ params }, { dependsOn, language }) => {
    dependsOn(CONTENT);
    return serializeOwnPolicy(inLanguage("policy", await findPolicy(db, params.name), language));
  });
  for (const endpoint of [endpoints.getCarousel, endpoints.getCrousel]) {
    handle(api, endpoint, async (_, { dependsOn, language }) => {
      dependsOn(CONTENT);
      const rows = await listSlides(db, app.clock());
      return rows.map((row) => serializeSlide(inLanguage("slide", row, language)));
    });
  }

  handle(api, endpoints.listBlogs, async (_, { dependsOn, language }) => {
    dependsOn(CONTENT);
    return (await listBlogs(db, app.clock())).map((row) =>
      serializeBlog(articleInLanguage(row, language)),
    );
  });
  const blogNamed = async (idOrSlug: string) => {
    const blog = await findBlog(db, idOrSlug, app.clock());
    if (!blog) throw new Refusal("blog_not_found");
    return blog;
  };
  handle(api, endpoints.getBlog, async ({ params }, { language }) => {
    const blog = await blogNamed(params.id);
    return serializeArticle(articleInLanguage(blog, language), await viewsOf(db, blog.id));
  });
  handle(api, endpoints.viewBlog, async ({ params }, { request: { ip, headers }, actor }) => {
    const { id: blogId } = await blogNamed(params.id);
    const browser = headers["user-agent"] ?? "";
    // A search engine's crawler does not count as a reader.
    if (isbot(browser)) return { views: await viewsOf(db, blogId) };
    const reader = { network: networkOf(ip), browser };
    await act(app, actor, (act) => countView(act, blogId, reader));
    return { views: await viewsOf(db, blogId) };
  });

  handle(api, endpoints.getAbout, async (_, { dependsOn, language }) => {
    dependsOn(CONTENT);
    return serializeAbout(await findProfileIn(db, "about", language));
  });
  handle(api, endpoints.listTestimonials, async (_, { dependsOn, language }) => {
    dependsOn(CONTENT);
    const rows = await listTestimonials(db);
    return rows.map((row) => serializeTestimonial(inLanguage("testimonial", row, language)));
  });
  handle(api, endpoints.getGallery, async (_, { dependsOn, language }) => {
    dependsOn(CONTENT);
    const identity = await findProfile(db, "identity");
    const rows = await listGallery(db);
    return rows.map((row) =>
      serializeGallery(inLanguage("gallery-picture", row, language), identity),
    );
  });
}

function serializeShop(
  identity: Identity,
  promotion: PromotionRow | null,
  {
    publicUrl,
    demonstration,
    cart,
    orders,
    rates,
    payments,
    exchangeBp,
    signIn,
  }: ContentDependencies["config"],
): Shop {
  return {
    ...identity,
    promotion: promotion && { text: promotion.text, link: promotion.link },
    origin: publicUrl,
    demonstration,
    simulatedRates: rates.sources.includes("simulated"),
    gstPercent: cart.gstRateBp / 100,
    ratesMaxAgeHours: rates.feedSellMs / 3_600_000,
    exchangePercent: exchangeBp / 100,
    liveSocket: rates.listeners.socket,
    freeShippingAbove: rupees(cart.freeShippingAbovePaise),
    shippingCost: rupees(cart.shippingPaise),
    panAbove: rupees(orders.panAbovePaise),
    codBelow: rupees(orders.codBelowPaise),
    doorCodeAbove: rupees(orders.doorCodeAbovePaise),
    priceLockMinutes: orders.priceLockMs / 60_000,
    googleSignIn: signIn.google !== null,
    onlinePayment: payments.gateways.length > 0,
    countries: [...COUNTRIES],
  };
}
