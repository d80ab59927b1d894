import type { AddressInfo } from "node:net";
import { buildApp } from "fauxqs";
import type { BucketConfig } from "../src/platform/objects/settings.ts";

/** The access keys that tests send; the server accepts any keys. */
const KEYS = { id: "TESTER", secret: "only-for-tests" };

/** An S3 server on this machine with one empty bucket. */
export interface BucketServer extends AsyncDisposable {
  readonly config: BucketConfig;
  /** The settings of a shop that stores its objects in the bucket. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts an S3 server on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const server = buildApp({ logger: false });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const endpoint = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const made = await fetch(`${endpoint}/shop`, { method: "PUT" });
  if (!made.ok) throw new Error("The bucket could not be made");
  return {
    config: { bucket: "shop", endpoint, region: "us-east-1", keys: KEYS },
    settings: {
      S3_BUCKET: "shop",
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEYS.id,
      S3_SECRET_ACCESS_KEY: KEYS.secret,
    },
    async [Symbol.asyncDispose]() {
      await server.close();
    },
  };
}
