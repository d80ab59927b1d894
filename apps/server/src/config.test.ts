import { describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { examineForLive, readConfig } from "./config.ts";

const { RATES_SOURCE: _source, ...LIVE } = LIVE_SETTINGS;
/** The settings of a rate source with the small number of requests per month of its free plan. */
const FEED = { RATES_SOURCE: "goldapi", GOLDAPI_KEY: "key" };

describe("readConfig", () => {
  it("needs nothing for a demonstration", () => {
    const config = readConfig({ PATH: "/usr/bin", HOME: "/root" });
    expect(config).toMatchObject({ demonstration: true, port: 3000, databaseUrl: null });
    expect(config.cart).toEqual({
      gstRateBp: 1800,
      shippingPaise: 5000,
      freeShippingAbovePaise: 500_000,
    });
  });

  it("takes an empty setting as not set", () => {
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
    [{ TRUST_PROXY: "10.0.0.0/33" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "10.0.0.0/" }, /TRUST_PROXY is not usable/],
    [{ TRUST_PROXY: "10.0.0.0/8,proxy.example" }, /TRUST_PROXY is not usable/],
    [{ SELLER_GSTIN: "27AAPFU0939F1ZW" }, /SELLER_GSTIN is not usable .*check character/],
    [{ SECURITY_CONTACT: "us" }, /SECURITY_CONTACT is not usable/],
  ])("refuses %o in one sentence", (env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  it("knows the origin under which visitors come, with or without a slash", () => {
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

  it("goes live with sources that report often enough for sales", () => {
    const feed = { ...LIVE, ...FEED };
    // In a month of 31 days the source is read 744 times, once an hour, with two requests each
    // time.
    expect(() => readConfig({ ...feed, GOLDAPI_MONTHLY_REQUESTS: "1487" })).toThrow(/monthly/);
    const enough = readConfig({ ...feed, GOLDAPI_MONTHLY_REQUESTS: "1488" });
    expect(enough.rates.feedSellMs).toBe(3_600_000);
    expect(readConfig({ ...feed, RATES_SOURCE: "goldapi,manual" }).rates.sources).toHaveLength(2);
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
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS }).databaseReplicaUrls).toEqual([
      DATABASE_REPLICA_URLS,
    ]);
  });

  it("starts live with a real source, or with staff alone", () => {
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

describe("the mode", () => {
  const RAZORPAY = {
    RAZORPAY_KEY_ID: "rzp_live_1",
    RAZORPAY_KEY_SECRET: "a",
    RAZORPAY_WEBHOOK_SECRET: "b",
  };
  const TWILIO = {
    ...{ SMS_PROVIDER: "twilio", TWILIO_ACCOUNT_SID: "AC1" },
    ...{ TWILIO_AUTH_TOKEN: "token", TWILIO_FROM: "+15005550006" },
  };

  it.each<[env: Record<string, string>, because: string]>([
    [{ PUBLIC_URL: "https://shop.example" }, "PUBLIC_URL is an https address"],
    [{ DATABASE_URL: "postgres://shop@db.example/shop" }, "DATABASE_URL is on another machine"],
    [{ DATABASE_URL: "postgres://a@localhost/b?host=db.example" }, "DATABASE_URL is on another"],
    [{ DATABASE_URL: "postgres://a@127.evil.example/b" }, "DATABASE_URL is on another machine"],
    [{ SMTP_URL: "smtps://mail.example" }, "SMTP_URL is a mail server"],
    [{ SMTP_URL: "smtp://localhost:25" }, "SMTP_URL is a mail server"],
    [TWILIO, "SMS_PROVIDER sends text messages"],
    [RAZORPAY, "RAZORPAY_KEY_ID .* may take real money"],
    [{ CASHFREE_CLIENT_ID: "a" }, "CASHFREE_CLIENT_ID .* may take real money"],
  ])("must be written beside %j", (env, because) => {
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^SHOP_MODE must be written, because ${because}.*: write SHOP_MODE=live`),
    );
    expect(() => readConfig({ ...env, SHOP_MODE: "" })).toThrow(/^SHOP_MODE must be written/);
    expect(readConfig({ ...env, SHOP_MODE: "demo" }).demonstration).toBe(true);
  });

  it.each<[env: Record<string, string>]>([
    [{ DATABASE_URL: "postgres://a:b@localhost:5432/c" }],
    [{ DATABASE_URL: "postgres://a@127.0.0.1/c" }],
    [{ DATABASE_URL: "postgres://a@[::1]/c" }],
    [{ DATABASE_URL: "postgres://%2Fvar%2Frun%2Fpostgresql/c" }],
    [{ PUBLIC_URL: "http://192.168.1.5:3000" }],
    [{ ...RAZORPAY, RAZORPAY_KEY_ID: "rzp_test_1" }],
    [{ CASHFREE_CLIENT_ID: "a", CASHFREE_URL: "https://sandbox.cashfree.com/pg" }],
  ])("is a demonstration beside %j", (env) => {
    expect(readConfig(env)).toMatchObject({ demonstration: true, host: "127.0.0.1" });
  });

  it("names all reasons in one sentence", () => {
    expect(() =>
      readConfig({ ...RAZORPAY, SMTP_URL: "smtps://mail.example", RATES_SOURCE: "manual" }),
    ).toThrow(/because RAZORPAY.* and SMTP_URL is a mail server: /);
  });
});

describe("a live shop", () => {
  const { TRUST_PROXY: _proxies, ...untold } = LIVE_SETTINGS;

  it("starts, and listens to other machines", () => {
    expect(readConfig(LIVE_SETTINGS)).toMatchObject({ demonstration: false, host: "0.0.0.0" });
    const networks = { ...LIVE_SETTINGS, TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,127.0.0.1" };
    expect(readConfig(networks).trustProxy).toEqual(["10.0.0.0/8", "2001:db8::/32", "127.0.0.1"]);
  });

  it.each<[env: Record<string, string>, says: RegExp]>([
    [{ ...untold }, /TRUST_PROXY must be written/],
    [{ TRUST_PROXY: "true" }, /TRUST_PROXY must list the proxies' networks/],
    [{ SHOP_SECRET: "a".repeat(40) }, /SHOP_SECRET must be a random secret/],
    [{ SHOP_SECRET: "0123456789".repeat(4) }, /SHOP_SECRET must be a random secret/],
    [{ SHOP_SECRET: "changeme-changeme-changeme-changeme" }, /SHOP_SECRET must be/],
    [{ SHOP_SECRET: "demonstration-secret-not-for-live-use" }, /SHOP_SECRET must be/],
    [{ STAFF_PASSWORD: "staff-suvarna" }, /STAFF_PASSWORD must be set to one of 15/],
    [{ STAFF_PASSWORD: "fourteen-char7" }, /STAFF_PASSWORD must be set/],
    [{ STAFF_PASSWORD: "passwordpassword" }, /STAFF_PASSWORD must be set/],
    [{ STAFF_PASSWORD: "P4ssw0rd-12345678" }, /STAFF_PASSWORD must be set/],
    [{ STAFF_PASSWORD: "suvarna-jewellers-2026" }, /STAFF_PASSWORD must be set/],
    [{ STAFF_PASSWORD: "owner@shop.example" }, /STAFF_PASSWORD must be set/],
    [{ STAFF_EMAIL: "staff@suvarna.example" }, /STAFF_EMAIL must be set/],
    [{ SEALING_KEYS: "" }, /SEALING_KEYS must have a key/],
    [{ SEALING_KEYS: `a:${"A".repeat(43)}=` }, /SEALING_KEYS must be random keys/],
    [{ DATABASE_URL: "postgres://a:b@db.example/c" }, /DATABASE_URL .*sslmode=verify-full/],
    [{ DATABASE_URL: "postgres://a@db.example/c?sslmode=no-verify" }, /DATABASE_URL on another/],
    [{ DATABASE_URL: "postgres://a@db.example/c?sslmode=disable" }, /DATABASE_URL on another/],
    [{ REDIS_URL: "redis://cache.example:6379" }, /REDIS_URL .*rediss:/],
    [{ REDIS_URL: "" }, /REDIS_URL must be written: .*, or none/],
    [{ MSG91_URL: "http://sms.example" }, /MSG91_URL must be an https address/],
    [{ TWILIO_URL: "http://sms.example" }, /TWILIO_URL must be an https address/],
    [FEED, /monthly requests of the sources in RATES_SOURCE must give a reading every/],
    [{ GOLDAPI_URL: "http://rates.example" }, /GOLDAPI_URL must be an https address/],
    [{ RAZORPAY_URL: "http://pay.example" }, /RAZORPAY_URL must be an https address/],
    [{ CASHFREE_URL: "http://pay.example/pg" }, /CASHFREE_URL must be an https address/],
    [{ CASHFREE_URL: "https://sandbox.cashfree.com/pg" }, /CASHFREE_\* .*not of cashfree's test/],
    [{ RAZORPAY_KEY_ID: "rzp_test_1" }, /RAZORPAY_\* .*not of razorpay's test system/],
    [
      { GOOGLE_CLIENT_ID: "a", GOOGLE_ISSUER: "http://id.example" },
      /GOOGLE_ISSUER must be an https/,
    ],
    [{ SELLER_GSTIN: "29AAACS0000S1ZB" }, /SELLER_GSTIN must be the seller's own/],
    [{ SELLER_GSTIN: "" }, /SELLER_GSTIN must be set/],
    [{ SELLER_LEGAL_NAME: "" }, /SELLER_LEGAL_NAME must be set/],
  ])("refuses %j", (env, says) => {
    const live = "SELLER_NAME" in env ? env : { ...LIVE_SETTINGS, ...env };
    expect(() => readConfig(live)).toThrow(says);
    expect(examineForLive(live).problems).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    { DATABASE_URL: "postgres://a:b@db.example/c?sslmode=verify-full" },
    { DATABASE_URL: "postgres://a:b@127.0.0.1/c" },
    { REDIS_URL: "rediss://cache.example:6379" },
    { REDIS_URL: "redis://127.0.0.1:6379" },
  ])("takes %j", (env) => {
    expect(readConfig({ ...LIVE_SETTINGS, ...env }).demonstration).toBe(false);
  });

  it("is examined before it opens: everything that is wrong, at once", () => {
    const { problems } = examineForLive({
      PORT: "x",
      SHOP_SECRET: "short",
      PUBLIC_URL: "http://a",
    });
    expect(problems[0]).toBe("SHOP_MODE must be live");
    for (const name of ["PORT", "SHOP_SECRET", "PUBLIC_URL", "SEALING_KEYS", "SELLER_GSTIN"]) {
      expect(problems).toContainEqual(expect.stringContaining(name));
    }
    expect(examineForLive(LIVE_SETTINGS)).toMatchObject({ problems: [] });
  });
});

describe("the ways to sign in by others", () => {
  const google = (env: Record<string, string>) => readConfig(env).signIn.google;

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
  ])("stop the start when they do not go together: %j", (env, said) => {
    expect(() => readConfig(env)).toThrow(said);
  });
});
