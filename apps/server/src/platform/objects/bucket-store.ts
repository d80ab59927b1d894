import { addAbortSignal, Readable } from "node:stream";
import type { S3ClientConfig, S3ServiceException } from "@aws-sdk/client-s3";
import { Refusal } from "../errors.ts";
import { isObjectName, type ObjectStore } from "./object-store.ts";
import type { BucketConfig } from "./settings.ts";

/** How many milliseconds a connection to the bucket may take to open. */
const CONNECT_MS = 3000;
/** For how many milliseconds a connection to the bucket may be silent. */
const SILENT_MS = 10_000;
/** How many milliseconds one call to the bucket may take, including its second attempt. */
const CALL_MS = 30_000;
const ATTEMPTS = 2;
/** How many milliseconds the content of an object may take to arrive. */
const CONTENT_MS = 60_000;

/** Gets the cause and the name of a call to the bucket that failed. */
export type OnBucketFailure = (cause: Error, what: string) => void;

/**
 * The options of the client for a bucket. For a service other than Amazon's, the bucket's name is
 * in the path, which every S3-compatible service understands, and checksums are sent only where the
 * protocol requires them, because not all services know the newer checksums.
 */
export function clientOptions({ endpoint, region, keys }: BucketConfig): S3ClientConfig {
  return {
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(keys === null
      ? {}
      : { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
  };
}

/**
 * Opens a store of objects in a bucket of an S3-compatible service. The client library is loaded
 * only here, because most shops have no bucket. The first call opens the connection, so the shop
 * starts even when the service is away.
 * @param limits.silentMs how long a connection may be silent; 10 seconds by default
 */
export async function openBucket(
  config: BucketConfig,
  onFailure: OnBucketFailure,
  limits: { readonly silentMs?: number } = {},
): Promise<ObjectStore> {
  const [s3, { NodeHttpHandler }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("@smithy/node-http-handler"),
  ]);
  const client = new s3.S3Client({
    ...clientOptions(config),
    requestHandler: new NodeHttpHandler({
      connectionTimeout: CONNECT_MS,
      socketTimeout: limits.silentMs ?? SILENT_MS,
    }),
  });
  const { bucket: Bucket } = config;

  /**
   * Runs a call to the bucket.
   * @returns null when there is no such object
   * @throws Refusal unavailable
   */
  async function call<T>(what: string, run: (signal: AbortSignal) => Promise<T>) {
    try {
      return await run(AbortSignal.timeout(CALL_MS));
    } catch (error) {
      if (isNothingThere(error)) return null;
      onFailure(error as Error, what);
      throw new Refusal("unavailable");
    }
  }

  function at(name: string) {
    if (!isObjectName(name)) throw new Error(`Not the name of an object: ${name}`);
    return { Bucket, Key: name };
  }

  return {
    folder: null,
    async put(name, { type, bytes }) {
      const object = { ...at(name), Body: bytes, ContentType: type };
      const stored = await call("put", (abortSignal) =>
        client.send(new s3.PutObjectCommand(object), { abortSignal }),
      );
      if (!stored) throw new Refusal("unavailable");
    },
    async get(name) {
      const command = new s3.GetObjectCommand(at(name));
      const object = await call("get", (abortSignal) => client.send(command, { abortSignal }));
      if (!(object?.Body instanceof Readable)) return null;
      return addAbortSignal(AbortSignal.timeout(CONTENT_MS), object.Body);
    },
    async head(name) {
      const command = new s3.HeadObjectCommand(at(name));
      const head = await call("head", (abortSignal) => client.send(command, { abortSignal }));
      return head && { name, bytes: head.ContentLength ?? 0, modifiedAt: dateOf(head) };
    },
    async remove(name) {
      const command = new s3.DeleteObjectCommand(at(name));
      await call("remove", (abortSignal) => client.send(command, { abortSignal }));
    },
    async *list(folder) {
      const from = { Bucket, Prefix: `${folder}/` };
      let ContinuationToken: string | undefined;
      do {
        const page = { ...from, ...(ContinuationToken ? { ContinuationToken } : {}) };
        const listed = await call("list", (abortSignal) =>
          client.send(new s3.ListObjectsV2Command(page), { abortSignal }),
        );
        for (const object of listed?.Contents ?? []) {
          const { Key: name = "", Size: bytes = 0 } = object;
          if (isObjectName(name)) yield { name, bytes, modifiedAt: dateOf(object) };
        }
        ContinuationToken = listed?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

const dateOf = ({ LastModified }: { LastModified?: Date | undefined }) =>
  LastModified ?? new Date(0);

/**
 * Whether an error means that there is no such object. A bucket that does not exist is a failure.
 */
function isNothingThere(error: unknown): boolean {
  const { name } = error as S3ServiceException;
  return name === "NoSuchKey" || name === "NotFound";
}
