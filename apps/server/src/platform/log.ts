import type { FastifyServerOptions } from "fastify";

/** Where lines of the log go, each with its end. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Structured lines on standard output, one a request. An address may hold what a shopper typed, so
 * only the path is logged: no query, no header, no body, no address of the visitor.
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
 * An error without its message's data: a database error quotes the parameters of its query, and
 * those are people's names and addresses. Class, code, constraint and the places are what helps.
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
