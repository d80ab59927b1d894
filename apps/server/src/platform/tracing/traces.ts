import type { TracesConfig } from "./traces-config.ts";

/**
 * Begins to send traces of requests, statements, jobs and outside calls by OpenTelemetry. Its
 * packages are loaded only then, so a shop without a receiver pays nothing for them.
 * @param config null sends nothing
 * @returns sends what is left, and stops
 */
export async function startTraces(config: TracesConfig | null): Promise<() => Promise<void>> {
  if (config === null) return async () => {};
  const { exportTraces } = await import("./export-traces.ts");
  return exportTraces(config);
}
