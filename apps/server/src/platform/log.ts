import type { FastifyServerOptions } from "fastify";

/** Receives log lines, each with its line break. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * The log's settings: structured lines on standard output, with one line for each request. Only the
 * path of a request is logged, because query, headers and body may contain what a shopper typed;
 * the visitor's address is not logged either.
 */
export function logOptions(
  level: string,
  to?: LogTarget,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    ...(to ? { stream: to } : {}),
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/**
 * Describes an error for the log without its message: the message of a database error quotes the
 * parameters of the query, which may be names and addresses. Class, code, constraint and stack are
 * kept.
 */
export function describeError(error: Error) {
  const cause = (error.cause ?? error) as { code?: string; constraint?: string };
  const [words = ""] = error.message.split("\n", 1);
  const places = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return {
    type: error.name,
    message: words.startsWith("Failed query") ? "Failed query" : words,
    code: cause.code,
    constraint: cause.constraint,
    stack: places.join("\n"),
  };
}
