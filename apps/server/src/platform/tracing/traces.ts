import type { TracesConfig } from "./traces-config.ts";

/**
 * Begins to send traces of requests, statements, jobs and outside calls by OpenTelemetry. The
 * packages of OpenTelemetry are loaded only here, so they cost nothing in a shop without a
 * receiver.
 * @param config null sends nothing
 * @returns sends the remaining spans, and stops
 */
export async function startTraces(config: TracesConfig | null): Promise<() => Promise<void>> {
  if (config === null) return async () => {};
  const { exportTraces } = await import("./export-traces.ts");
  return exportTraces(config);
}
