import { describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { readConfig } from "./config.ts";

const { RATES_SOURCE: _source, ...LIVE } = LIVE_SETTINGS;
/** The settings of a rate source with the small number of requests per month of its free plan. */
const FEED = { RATES_SOURCE: "goldapi", GOLDAPI_KEY: "key" };

describe("readConfig", () => {
  it("needs no settings for a demonstration", () => {
    const config = readConfig({ PATH: "/usr/bin", HOME: "/root" });
    expect(config).toMatchObject({ demonstration: true, port: 3000, databaseUrl: null });
    expect(config.cart).toEqual({
      gstRateBp: 1800,
      shippingPaise: 5000,
      freeShippingAbovePaise: 500_000,
    });
  });

  it("treats an empty setting as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000 });
  });

  it.each([
    [{ PORT: "three" }, /PORT is not usable/],
    [{ PORT: "70000" }, /PORT is not usable/],
    [{ SHOP_MODE: "prod" }, /SHOP_MODE is not usable/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL is not usable/],
    [{ REDIS_URL: "localhost:6379" }, /REDIS_URL is not usable/],
    [{ PUBLIC_URL: "shop.example" }, /PUBLIC_URL is not usable/],
    [{ PUBLIC_URL: "https://shop.example/jewels" }, /PUBLIC_URL is not usable .*without a path/],
    [{ SHOP_MODUS: "demo" }, /SHOP_MODUS is not a setting/],
    [{ DATABASE_URLL: "x" }, /did you mean DATABASE_URL/],
    [{ STAF_EMAIL: "x" }, /did you mean STAFF_EMAIL/],
    [{ RATES_SOURCE: "goldapi,elsewhere" }, /RATES_SOURCE.* is not usable/],
    [{ RATES_SELL_MINUTES: "2000" }, /RATES_SELL_MINUTES must not be longer than RATES_MAX_AGE/],
    [{ OTP_PER_SHOP_DAILY: "400" }, /OTP_RESERVED_DAILY must be below OTP_PER_SHOP_DAILY/],
    [{ RATES_SOURCE: "manual,manual" }, /RATES_SOURCE names a source twice/],
    [{ RATES_SOURCE: "manual,simulated" }, /simulated market beside other sources/],
    [{ RATES_SOURCE: "goldapi" }, /GOLDAPI_KEY must be set for RATES_SOURCE=goldapi/],
    [{ RATES_SOURCE: "metalpriceapi" }, /METALPRICEAPI_KEY must be set/],
    [{ RATES_GOLD_FLOOR_RUPEES: "9000", RATES_GOLD_CEILING_RUPEES: "9000" }, /must be below/],
    [
      { RATES_LISTENER_ORIGINS: "https://a.example/path" },
      /RATES_LISTENER_ORIGINS.* is not usable/,
    ],
    [{ SMTP_URL: "mail.example" }, /SMTP_URL is not usable/],
    [{ MAIL_FROM: "the shop" }, /MAIL_FROM is not usable/],
    [{ MAIL_FROM: "Shop\n<hello@shop.example>" }, /MAIL_FROM is not usable/],
    [{ SMS_PROVIDER: "msg91" }, /MSG91_AUTH_KEY must be set.*SMS_TEMPLATE_SIGN_IN_CODE must be/],
    [{ SMS_PROVIDER: "twilio" }, /TWILIO_ACCOUNT_SID.*TWILIO_AUTH_TOKEN.*TWILIO_FROM must be set/],
    [{ GOLDAPI_KEYS: "x" }, /did you mean GOLDAPI_KEY/],
    [{ COD_BELOW_RUPEES: "200001" }, /COD_BELOW_RUPEES is not usable/],
    [{ SMTP_URL: "smtp://mail.example?requireTLS=false" }, /SMTP_URL is not usable/],
    [{ TRUST_PROXY: "false" }, /TRUST_PROXY is not usable .*must be none, or a list/],
    [{ TRUST_PROXY: "0.0.0.0/0" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "::/0" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "0.0.0.0/1,128.0.0.0/1" }, /TRUST_PROXY is not usable/],
    [
      { TRUST_PROXY: "2000::/3" },
      /TRUST_PROXY is not usable .*at least .8, with colons at least .16/,
    ],
    [{ TRUST_PROXY: "fc00::/6" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "fc::/8" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "10.0.0.0/33" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "10.0.0.0/" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "10.0.0.0/8,proxy.example" }, /TRUST_PROXY is not usable/],
    [{ SELLER_GSTIN: "27AAPFU0939F1ZW" }, /SELLER_GSTIN is not usable .*check character/],
    [{ SECURITY_CONTACT: "us" }, /SECURITY_CONTACT is not usable/],
  ])("refuses %o in one sentence", (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  it("reads the public address with or without a slash at its end", () => {
    expect(readConfig({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
    const url = { SHOP_MODE: "demo", PUBLIC_URL: "https://Shop.example/" };
    expect(readConfig(url).publicUrl).toBe("https://shop.example");
  });

  it("names every fault at once", () => {
    expect(() => readConfig({ PORT: "x", GST_RATE_BP: "-1" })).toThrow(/PORT.*GST_RATE_BP/);
  });

  it("refuses the demonstration's parts in live mode, in one list", () => {
    expect(() => readConfig({ SHOP_MODE: "live" })).toThrow(
      /PUBLIC_URL.*SHOP_SECRET.*STAFF_EMAIL.*STAFF_PASSWORD.*RATES_SOURCE.*PAYMENT_GATEWAYS.*SMTP_URL.*MAIL_FROM.*SMS_PROVIDER/,
    );
    expect(() => readConfig(LIVE)).toThrow(/^SHOP_MODE=live: RATES_SOURCE must be a real source/);
    expect(() => readConfig({ ...LIVE, RATES_SOURCE: "simulated" })).toThrow(/a real source/);
  });

  it("refuses the sandbox in a live shop, and gateways without their keys", () => {
    const live = { ...LIVE, RATES_SOURCE: "manual" };
    for (const PAYMENT_GATEWAYS of ["", "sandbox"]) {
      expect(() => readConfig({ ...live, PAYMENT_GATEWAYS })).toThrow(
        /^SHOP_MODE=live: PAYMENT_GATEWAYS must be real gateways, or none, not the sandbox[.]$/,
      );
    }
    expect(() => readConfig({ ...live, PAYMENT_GATEWAYS: "razorpay" })).toThrow(
      /RAZORPAY_KEY_ID must be set.*RAZORPAY_KEY_SECRET must be set.*RAZORPAY_WEBHOOK_SECRET must/,
    );
    expect(() => readConfig({ PAYMENT_GATEWAYS: "sandbox,cashfree" })).toThrow(/sandbox beside/);
    expect(readConfig(live).payments).toMatchObject({ sandbox: false, gateways: [] });
    expect(readConfig({}).payments).toMatchObject({
      sandbox: true,
      gateways: [{ name: "cashfree" }, { name: "razorpay" }],
    });
  });

  it("starts in live mode with sources that report often enough for sales", () => {
    const feed = { ...LIVE, ...FEED };
    // In a month of 31 days the source is read 744 times, once an hour, with two requests each
    // time.
    expect(() => readConfig({ ...feed, GOLDAPI_MONTHLY_REQUESTS: "1487" })).toThrow(/monthly/);
    const enough = readConfig({ ...feed, GOLDAPI_MONTHLY_REQUESTS: "1488" });
    expect(enough.rates.feedSellMs).toBe(3_600_000);
    expect(readConfig({ ...feed, RATES_SOURCE: "goldapi,manual" }).rates.sources).toHaveLength(2);
  });

  it("needs the rate of GST of a live shop, whose default is a demonstration's", () => {
    const { GST_RATE_BP: _rate, ...live } = { ...LIVE, RATES_SOURCE: "manual" };
    expect(() => readConfig(live)).toThrow(
      /^SHOP_MODE=live: GST_RATE_BP must be set.*GST_RATE_BP=300/,
    );
    expect(readConfig({ ...live, GST_RATE_BP: "1800" }).cart.gstRateBp).toBe(1800);
    expect(readConfig({ ...live, GST_RATE_BP: "300" }).cart.gstRateBp).toBe(300);
  });

  it("refuses to keep a live shop's messages in the local outbox", () => {
    const live = { ...LIVE, RATES_SOURCE: "manual" };
    expect(() => readConfig({ ...live, SMTP_URL: "" })).toThrow(/^SHOP_MODE=live: SMTP_URL must/);
    expect(() => readConfig({ ...live, SMS_PROVIDER: "outbox" })).toThrow(/SMS_PROVIDER must be/);
    expect(readConfig(live).messages).toMatchObject({
      from: "The Shop <hello@shop.example>",
      smtpUrl: "smtp://shop:word@mail.example:587",
      sms: {
        msg91: {
          url: "https://control.msg91.com",
          authKey: "key",
          templates: { "sign-in-code": "template" },
        },
      },
    });
  });

  it("refuses replicas of no server", () => {
    const DATABASE_REPLICA_URLS = "postgres://shop@two/shop";
    expect(() => readConfig({ DATABASE_REPLICA_URLS })).toThrow(
      /^DATABASE_REPLICA_URLS needs DATABASE_URL, the server whose replicas these are\.$/,
    );
    const DATABASE_URL = "postgres://shop@localhost/shop";
    const env = { SHOP_MODE: "demo", DATABASE_URL, DATABASE_REPLICA_URLS };
    expect(readConfig(env).databaseReplicaUrls).toEqual([DATABASE_REPLICA_URLS]);
  });

  it("starts in live mode with a real source, or with rates that only staff enter", () => {
    const goldapi = { RATES_SOURCE: "goldapi, manual", GOLDAPI_KEY: "key" };
    const config = readConfig({ ...LIVE, ...goldapi });
    expect(config.demonstration).toBe(false);
    expect(config.rates).toMatchObject({
      sources: ["goldapi", "manual"],
      goldapi: { url: "https://www.goldapi.io", key: "key", monthlyRequests: 100 },
      gold: { floor: 4_000_00, ceiling: 60_000_00, jumpBp: 300 },
    });
    expect(readConfig({ ...LIVE, RATES_SOURCE: "manual" }).rates.sources).toEqual(["manual"]);
  });
});

describe("the ways to sign in by others", () => {
  const google = (env: Record<string, string>) =>
    readConfig({ SHOP_MODE: "demo", ...env }).signIn.google;

  it("are the demonstration's own issuer, or the configured one", () => {
    expect(google({})).toBe("local");
    expect(google({ GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" })).toEqual({
      issuer: "https://accounts.google.com",
      clientId: "a",
      clientSecret: "b",
    });
  });

  it.each<[env: Record<string, string>, said: RegExp]>([
    [{ GOOGLE_ISSUER: "https://accounts.google.com" }, /GOOGLE_CLIENT_ID must be set/],
    [{ GOOGLE_CLIENT_SECRET: "b" }, /GOOGLE_CLIENT_ID must be set/],
    [{ GOOGLE_ISSUER: "local", GOOGLE_CLIENT_ID: "a" }, /goes without GOOGLE_CLIENT_ID/],
    [{ HOSTED_PROJECT_ID: "a-jeweller" }, /needs HOSTED_API_KEY, .*HOSTED_MEASUREMENT_ID too/],
    [{ SHOP_MODE: "live", GOOGLE_ISSUER: "local" }, /GOOGLE_ISSUER must be a real issuer/],
  ])("stop the start when they do not go together: %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
