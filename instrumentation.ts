import type { ReadableSpan, SpanExporter } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type * as Pg from "@medusajs/framework/opentelemetry/instrumentation-pg"
import type * as SdkTrace from "@medusajs/framework/opentelemetry/sdk-trace-node"
import type * as Medusa from "@medusajs/medusa"
import type * as Otlp from "@opentelemetry/exporter-trace-otlp-proto"
import { createRequire } from "node:module"
import { redactValues } from "./backend/src/observability/redact"

const load = createRequire(__filename)

/** What a span may tell: Medusa's has all headers of a request, tokens among them, and its address. */
const TOLD =
  /^(http\.(route|method|status_code)|db\.(system|name|statement)|query\.fields|fetch\.(select|relations)|workflow\.(transaction_id|step\.(action|type|model_id|step_id|attempts)))$/

/**
 * Traces by OpenTelemetry, to where the standard variables say: OTEL_EXPORTER_OTLP_ENDPOINT, or
 * OTEL_EXPORTER_OTLP_TRACES_ENDPOINT. Without either nothing of it is loaded.
 * https://docs.medusajs.com/learn/debugging-and-testing/instrumentation
 */
export function register(): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return
  // The SDK would send metrics and logs to the same place unless it is told not to.
  process.env.OTEL_METRICS_EXPORTER ??= "none"
  process.env.OTEL_LOGS_EXPORTER ??= "none"
  const { registerOtel } = load("@medusajs/medusa") as typeof Medusa
  const { BatchSpanProcessor } = load(
    "@medusajs/framework/opentelemetry/sdk-trace-node",
  ) as typeof SdkTrace
  const { PgInstrumentation } = load(
    "@medusajs/framework/opentelemetry/instrumentation-pg",
  ) as typeof Pg
  const { OTLPTraceExporter } = load("@opentelemetry/exporter-trace-otlp-proto") as typeof Otlp
  const exporter = discreet(new OTLPTraceExporter())
  registerOtel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "halden",
    exporter,
    spanProcessors: [new BatchSpanProcessor(exporter)],
    instrument: { http: true, workflows: true, query: true },
    // Not what nobody asked for: the heartbeat's statements belong to no request.
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  })
}

/** Takes out of each span what names people or lets somebody in, before it leaves the process. */
function discreet(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(told), done),
    shutdown: () => exporter.shutdown(),
  }
}

function told(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes)
    .filter(([name]) => TOLD.test(name))
    .map(([name, value]) => [
      name,
      name === "db.statement" && typeof value === "string" ? redactValues(value) : value,
    ])
  // A prototype, since a span is an object of methods and times that the exporter reads.
  return Object.create(span, {
    attributes: { value: Object.fromEntries(attributes) as ReadableSpan["attributes"] },
    // Where no route matched, Medusa names a span by the address.
    name: { value: span.name.replace(/(^|\s)\/\S*[?@]\S*/, "$1/…") },
    events: { value: [] },
  }) as ReadableSpan
}
