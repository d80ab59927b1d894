import { addAbortSignal, Readable } from "node:stream";
import type { S3ClientConfig, S3ServiceException } from "@aws-sdk/client-s3";
import { Refusal } from "../errors.ts";
import { isObjectName, type ObjectStore } from "./object-store.ts";
import type { BucketConfig } from "./settings.ts";

/** How long a connection may take. */
const CONNECT_MS = 3000;
/** How long a connection may be silent. */
const SILENT_MS = 10_000;
/** How long one call may take, with its second attempt. */
const CALL_MS = 30_000;
const ATTEMPTS = 2;
/** How long the content of an object may take to arrive. */
const CONTENT_MS = 60_000;

/** Told about a call that failed, with the service's own reason. */
export type OnBucketFailure = (cause: Error, what: string) => void;

/**
 * The options of the client for a bucket. A service with an address of its own has the bucket's name
 * in the path, which every S3-compatible service understands, and checksums only where the protocol
 * requires them, because not all services know the newer ones.
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
 * Objects in a bucket of an S3-compatible service. The client is loaded here, because most shops have
 * no bucket. Nothing is asked of the service before the first call, so the shop opens without it.
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

  /** Runs a call. @returns null when there is no such object. @throws Refusal unavailable */
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
      const found = await call("get", (abortSignal) => client.send(command, { abortSignal }));
      if (!(found?.Body instanceof Readable)) return null;
      return addAbortSignal(AbortSignal.timeout(CONTENT_MS), found.Body);
    },
    async head(name) {
      const command = new s3.HeadObjectCommand(at(name));
      const found = await call("head", (abortSignal) => client.send(command, { abortSignal }));
      return found && { name, bytes: found.ContentLength ?? 0, modifiedAt: dateOf(found) };
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

/** Whether there is no such object; a bucket that does not exist is a failure. */
function isNothingThere(error: unknown): boolean {
  const { name } = error as S3ServiceException;
  return name === "NoSuchKey" || name === "NotFound";
}
