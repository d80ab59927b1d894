import type { FastifyInstance } from "fastify";
import type { JsonSchema } from "json-schema-faker";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Parameter {
  readonly in: "path" | "query" | "header";
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** A call of the API as the OpenAPI document describes it. */
export interface Operation {
  readonly method: Method;
  /** The path with its parameters in braces, such as `/api/order/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The schema of the call's JSON body; null for a call without a body. */
  readonly body: JsonSchema | null;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly "application/json"?: { readonly schema: JsonSchema } };
  };
}

/** Reads all calls from the shop's own OpenAPI document. */
export async function operationsOf(server: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await server.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Method,
      path,
      parameters,
      body: requestBody?.content["application/json"]?.schema ?? null,
    })),
  );
}
