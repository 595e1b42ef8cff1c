import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import { type Context, defaultTextMapGetter, diag, DiagLogLevel, ROOT_CONTEXT, type Tracer } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { log } from './log'

export interface Tracing {
  tracer: Tracer
  /** of the caller's `traceparent` (W3C Trace Context) */
  parentOf: (headers: IncomingHttpHeaders) => Context
  /** Sends what is left. */
  close: () => Promise<void>
}

const NAME = 'gonggong-bapsang'
const WRITTEN: Readonly<Record<'error' | 'warn', (message: string) => void>> = {
  error: (message) => log.warn({ otel: message }, 'spans could not be sent; requests go on'),
  warn: (message) => log.warn({ otel: message }, 'OpenTelemetry warns'),
}
const silent = (): void => undefined

/** Sends spans to a collector (OTLP over HTTP), as the `OTEL_*` settings of the specification say. */
export function openTracing(): Tracing {
  diag.setLogger({ ...WRITTEN, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const own = { 'service.name': NAME, 'host.name': hostname(), 'process.pid': process.pid }
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const propagator = new W3CTraceContextPropagator()
  return {
    tracer: provider.getTracer(NAME),
    parentOf: (headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    close: () => provider.shutdown().catch((error: Error) => WRITTEN.error(error.message)),
  }
}
