/** Where traces are sent, and which share of them. */
export interface TracesConfig {
  /** The address of an OTLP receiver over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of the requests and jobs that are traced, from 0 to 1. */
  readonly share: number;
}
