import { describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../../../test/live-settings.ts";
import { readConfig } from "../../config.ts";

describe("the settings of the bucket", () => {
  it("accept a bucket with its two keys or with none", () => {
    const [S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY] = ["shop", "id", "secret"];
    expect(readConfig({}).bucket).toBeNull();
    const env = { SHOP_MODE: "demo", S3_BUCKET };
    const bare = { bucket: "shop", endpoint: null, region: "us-east-1", keys: null };
    expect(readConfig(env).bucket).toEqual(bare);
    const keys = { id: "id", secret: "secret" };
    expect(readConfig({ ...env, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }).bucket).toEqual({
      ...bare,
      keys,
    });
    expect(() => readConfig({ ...env, S3_ACCESS_KEY_ID })).toThrow("need each other");
    const S3_ENDPOINT = "https://s3.example";
    expect(() => readConfig({ SHOP_MODE: "demo", S3_ENDPOINT })).toThrow("need S3_BUCKET");
  });

  it.each([{ S3_BUCKET: "shop" }, { S3_BUCKET: "shop", S3_ENDPOINT: "https://s3.example" }])(
    "are those of a real shop on another machine: %j",
    (env) => {
      expect(() => readConfig(env)).toThrow("S3_BUCKET is on another machine");
    },
  );

  it("require encryption in a live shop, unless the service is on the same machine", () => {
    const live = (S3_ENDPOINT: string) =>
      readConfig({ ...LIVE_SETTINGS, S3_BUCKET: "shop", S3_ENDPOINT });
    expect(() => live("http://s3.example")).toThrow(/S3_ENDPOINT .*https:/);
    expect(live("https://s3.example").bucket?.endpoint).toBe("https://s3.example");
    expect(live("http://127.0.0.1:9000").bucket?.bucket).toBe("shop");
  });
});
