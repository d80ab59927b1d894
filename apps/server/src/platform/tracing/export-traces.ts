import type { TracingChannel } from "node:diagnostics_channel";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { jobRuns, outsideCalls, requestRuns, statementRuns } from "./channels.ts";
import type { TracesConfig } from "./traces-config.ts";
import { currentWork, type Work } from "./work.ts";

/**
 * How long the export may take, so that a receiver that does not answer does not delay the end of
 * the process.
 */
const EXPORT_WITHIN_MS = 3000;

/**
 * Subscribes to the diagnostics channels, and exports what they publish as spans. A request and a
 * job begin a trace; statements and outside calls are child spans, and what the process does
 * outside of requests and jobs has no trace. The `traceparent` header of a visitor is ignored,
 * because otherwise anybody could decide what is traced. Attributes are patterns, names and states,
 * never addresses, parameters or messages of errors.
 * @returns sends the remaining spans, and stops
 */
export function exportTraces(config: TracesConfig): () => Promise<void> {
  const { endpoint, headers, serviceName, share } = config;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("suvarna");
  const ofWork = new WeakMap<Work, Span>();
  const ofRun = new WeakMap<object, Span>();

  /**
   * Returns the context for a child span of a request or job; null when the request or job is not
   * traced.
   */
  function below(work: Work | undefined): Context | null {
    const span = work && ofWork.get(work);
    return span ? trace.setSpan(ROOT_CONTEXT, span) : null;
  }

  function begin(name: string, kind: SpanKind, attributes: Attributes, context: Context): Span {
    return tracer.startSpan(name, { kind, attributes }, context);
  }

  const subscribers = [
    subscriber(requestRuns, {
      begin({ work, method, route, isQuiet }) {
        if (isQuiet) return;
        const attributes = {
          "http.request.method": method,
          "http.route": route,
          "suvarna.request_id": work.id,
        };
        const context = below(work.within) ?? ROOT_CONTEXT;
        ofWork.set(work, begin(`${method} ${route}`, SpanKind.SERVER, attributes, context));
      },
      end({ work, status = 0 }) {
        const span = ofWork.get(work);
        span?.setAttribute("http.response.status_code", status);
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      },
    }),
    subscriber(jobRuns, {
      begin({ work, name }) {
        const attributes = { "suvarna.job": name, "suvarna.job_id": work.id };
        ofWork.set(work, begin(name, SpanKind.CONSUMER, attributes, ROOT_CONTEXT));
      },
      end: ({ work }, error) => endSpan(ofWork.get(work), error),
    }),
    subscriber(statementRuns, {
      begin(run) {
        const context = below(currentWork());
        if (!context) return;
        const attributes = { "db.system.name": "postgresql", "db.query.text": run.text };
        ofRun.set(run, begin(firstWord(run.text), SpanKind.CLIENT, attributes, context));
      },
      end: (run, error) => endSpan(ofRun.get(run), error),
    }),
    subscriber(outsideCalls, {
      begin(call) {
        const context = below(currentWork());
        if (!context) return;
        const attributes = { "peer.service": call.to };
        ofRun.set(call, begin(`${call.to} ${call.what}`, SpanKind.CLIENT, attributes, context));
      },
      end: (call, error) => endSpan(ofRun.get(call), error),
    }),
  ];
  return async () => {
    for (const unsubscribe of subscribers) unsubscribe();
    await provider.shutdown().catch(() => {});
  };
}

/**
 * Ends a span. Only the class and the code of an error are exported, because the message may quote
 * what people typed.
 */
function endSpan(span: Span | undefined, error: unknown): void {
  if (error !== undefined) {
    const { name, code, cause } = error as Error & { code?: string };
    const type = code ?? (cause as { code?: string } | undefined)?.code ?? name;
    span?.setAttribute("error.type", String(type));
    span?.setStatus({ code: SpanStatusCode.ERROR });
  }
  span?.end();
}

function firstWord(text: string): string {
  return /\w+/.exec(text)?.[0].toLowerCase() ?? "statement";
}

/**
 * Subscribes to the beginning and the end of the operations that a channel publishes. @returns
 * unsubscribes
 */
function subscriber<Run extends object>(
  channel: TracingChannel<Run>,
  on: { begin(run: Run): void; end(run: Run, error: unknown): void },
): () => void {
  const subscribed = {
    start: on.begin,
    asyncEnd: (run: Run & { error?: unknown }) => on.end(run, run.error),
  };
  channel.subscribe(subscribed);
  return () => void channel.unsubscribe(subscribed);
}
