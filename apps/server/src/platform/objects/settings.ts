import * as z from "zod";
import { origin } from "../setting-types.ts";
import type { StartRule } from "../start-rule.ts";
import { isOnThisMachine } from "../this-machine.ts";

const word = z.string().regex(/^\S+$/, "must have no spaces");

/** The settings of the bucket, with their defaults. */
export const BUCKET_SETTINGS = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: word.default("us-east-1"),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
};

/** A bucket of an S3-compatible service. */
export interface BucketConfig {
  readonly bucket: string;
  /** The address of the service; null for Amazon S3 in the configured region. */
  readonly endpoint: string | null;
  readonly region: string;
  /**
   * The access keys; null when the client finds keys where Amazon's tools do, such as in the role
   * of the machine.
   */
  readonly keys: { readonly id: string; readonly secret: string } | null;
}

type Settings = z.output<z.ZodObject<typeof BUCKET_SETTINGS>>;

/**
 * Reads from the settings which bucket the shop uses; null when objects are files in `DATA_DIR`.
 */
export function bucketConfig(settings: Settings): BucketConfig | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  if (bucket === undefined) return null;
  return { bucket, endpoint: endpoint ?? null, region, keys: id && secret ? { id, secret } : null };
}

/**
 * Lists the settings of the bucket that contradict each other, one sentence for each contradiction.
 */
export function bucketProblems(settings: Settings): string[] {
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_ENDPOINT: endpoint } = settings;
  const isSet = settings.S3_BUCKET !== undefined;
  return [
    ...(!id === !secret ? [] : ["S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other"]),
    ...(!isSet && (endpoint ?? id) ? ["S3_ENDPOINT and S3_ACCESS_KEY_ID need S3_BUCKET"] : []),
  ];
}

export const BUCKET_REAL_SIGNS: readonly StartRule<Settings>[] = [
  {
    says: "S3_BUCKET is on another machine",
    applies: ({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint }) =>
      bucket !== undefined && (endpoint === undefined || !isOnThisMachine(endpoint)),
  },
];

export const BUCKET_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "S3_ENDPOINT on another machine must begin with https:",
    applies: ({ S3_ENDPOINT: endpoint }) =>
      endpoint !== undefined && !isOnThisMachine(endpoint) && !endpoint.startsWith("https:"),
  },
];
