import { describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { examineForLive, readConfig } from "./config.ts";

/** The settings of a rate source with the small number of requests per month of its free plan. */
const FEED = { RATES_SOURCE: "goldapi", GOLDAPI_KEY: "key" };

describe("the mode", () => {
  const RAZORPAY = {
    RAZORPAY_KEY_ID: "rzp_live_1",
    RAZORPAY_KEY_SECRET: "a",
    RAZORPAY_WEBHOOK_SECRET: "b",
  };
  const TWILIO = {
    SMS_PROVIDER: "twilio",
    TWILIO_ACCOUNT_SID: "AC1",
    TWILIO_AUTH_TOKEN: "token",
    TWILIO_FROM: "+15005550006",
  };

  const HOSTED = Object.fromEntries(
    ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "STORAGE_BUCKET", "MESSAGING_SENDER_ID", "APP_ID"]
      .concat("MEASUREMENT_ID")
      .map((name) => [`HOSTED_${name}`, "a-jeweller"]),
  );

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
    [{ MSG91_AUTH_KEY: "key" }, "MSG91_AUTH_KEY or TWILIO_AUTH_TOKEN belongs to a provider"],
    [{ TWILIO_AUTH_TOKEN: "key" }, "MSG91_AUTH_KEY or TWILIO_AUTH_TOKEN belongs to a provider"],
    [{ MIGRATION_DATABASE_URL: "postgres://a@db.example/c" }, "MIGRATION_DATABASE_URL is on"],
    [{ REDIS_URL: "rediss://cache.example:6379" }, "REDIS_URL is on another machine"],
    [{ GOOGLE_CLIENT_ID: "a" }, "GOOGLE_CLIENT_ID lets real people sign in"],
    [HOSTED, "HOSTED_PROJECT_ID lets real people sign in"],
    [{ SELLER_GSTIN: "27AAPFU0939F1ZV" }, "SELLER_GSTIN is that of a real seller"],
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
  const TYPED_KEY = Buffer.from("0123456789abcdef0123456789abcdef").toString("base64");
  const REMOTE_DATABASE = "postgres://shop:vQ7mZ2rKx9Lw4TbN@db.example";
  const { TRUST_PROXY: _proxies, ...untold } = LIVE_SETTINGS;

  it("starts with a weak old key behind a random key, and the old key still decrypts its texts", () => {
    const { SEALING_KEYS: random } = LIVE_SETTINGS;
    const { sealingKeys } = readConfig({
      ...LIVE_SETTINGS,
      SEALING_KEYS: `${random},old:${TYPED_KEY}`,
    });
    expect(sealingKeys.at(-1)?.id).toBe("old");
  });

  it("starts with a secret that was read from a file, with the line break at its end", () => {
    const SHOP_SECRET = `${LIVE_SETTINGS.SHOP_SECRET}\n`;
    expect(readConfig({ ...LIVE_SETTINGS, SHOP_SECRET }).secret).toBe(SHOP_SECRET);
  });

  it("starts, and listens to other machines", () => {
    expect(readConfig(LIVE_SETTINGS)).toMatchObject({ demonstration: false, host: "0.0.0.0" });
    const networks = {
      ...LIVE_SETTINGS,
      TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,fd00::/8,127.0.0.1",
    };
    expect(readConfig(networks).trustProxy).toEqual([
      "10.0.0.0/8",
      "2001:db8::/32",
      "fd00::/8",
      "127.0.0.1",
    ]);
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
    [{ SEALING_KEYS: `a:${"A".repeat(43)}=` }, /The first of SEALING_KEYS must be a random key/],
    [
      { SEALING_KEYS: `a:${TYPED_KEY}` },
      /The first of SEALING_KEYS must be a random key; put a new one before it and keep the old/,
    ],
    [{ SHOP_SECRET: "The quick brown fox jumps over the lazy dog" }, /SHOP_SECRET must be/],
    [{ MSG91_AUTH_KEY: " " }, /MSG91_AUTH_KEY must be set/],
    [{ DATABASE_URL: `${REMOTE_DATABASE}/c` }, /DATABASE_URL .*sslmode=verify-full/],
    [{ DATABASE_URL: "postgres://a:b@db.example/c?sslmode=verify-full" }, /DATABASE_URL must have/],
    [
      { DATABASE_URL: "postgres://shop:Suvarna2026@db.example/shop?sslmode=verify-full" },
      /must have/,
    ],
    [{ REDIS_URL: "rediss://:password123@cache.example:6379" }, /REDIS_URL must have a password/],
    [{ METRICS_TOKEN: "aaaaaaaaaaaaaaaa" }, /METRICS_TOKEN must be a random token/],
    [{ METRICS_TOKEN: "metrics-password-1" }, /METRICS_TOKEN must be a random token/],
    [{ RAZORPAY_WEBHOOK_SECRET: "secret" }, /RAZORPAY_WEBHOOK_SECRET must be a random secret/],
    [{ RAZORPAY_WEBHOOK_SECRET: "suvarna-webhook-2026" }, /RAZORPAY_WEBHOOK_SECRET must be/],
    [{ MAIL_FROM: "hello@suvarna.example" }, /MAIL_FROM must be the address/],
    [{ MAIL_FROM: "Meghna <orders@Suvarna.example>" }, /MAIL_FROM must be the address/],
    [{ SELLER_EMAIL: "care@suvarna.example" }, /SELLER_EMAIL must be an address/],
    [{ SELLER_GRIEVANCE_EMAIL: "grievance@suvarna.example" }, /SELLER_GRIEVANCE_EMAIL must be/],
    [
      { SELLER_LEGAL_NAME: "Suvarna Sample Jewellers Private Limited" },
      /SELLER_LEGAL_NAME must be/,
    ],
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
    { DATABASE_URL: `${REMOTE_DATABASE}/c?sslmode=verify-full` },
    { DATABASE_URL: "postgres://a@db.example/c?sslmode=verify-full" },
    { METRICS_TOKEN: "q8Z3vN1tLr6WcP0x" },
    { RAZORPAY_WEBHOOK_SECRET: "vQ7mZ2rKx9Lw4TbN8cYp1SdF" },
    { DATABASE_URL: "postgres://a:b@127.0.0.1/c" },
    { REDIS_URL: "rediss://cache.example:6379" },
    { REDIS_URL: "redis://127.0.0.1:6379" },
  ])("accepts %j", (env) => {
    expect(readConfig({ ...LIVE_SETTINGS, ...env }).demonstration).toBe(false);
  });

  it.each(Object.keys(LIVE_SETTINGS))("does not start without %s", (name) => {
    const { [name]: _left, ...others } = LIVE_SETTINGS as Record<string, string>;
    for (const env of [others, { ...others, [name]: "" }, { ...others, [name]: "  " }]) {
      expect(() => readConfig(env)).toThrow(/./);
    }
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
