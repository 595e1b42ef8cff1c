import type { IncomingHttpHeaders } from 'node:http'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type pg from 'pg'
import { env } from './env'
import type { Tracing } from './openTracing'
import { currentRequest, type RequestContext } from './requestContext'

// The HTTP front and Next's bundle are two module graphs in one process and must share one tracer. It is not the global
// one: Next would add spans with the paths and queries of visitors.
const shared = globalThis as typeof globalThis & { gonggongTracing?: Tracing | undefined }

/** With OTEL_EXPORTER_OTLP_ENDPOINT; the other `OTEL_*` settings are OpenTelemetry's. Returns what ends it. */
export async function startTracing(): Promise<() => Promise<void>> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve()
  const { openTracing } = await import('./openTracing')
  const tracing = (shared.gonggongTracing = openTracing())
  return async () => {
    shared.gonggongTracing = undefined
    await tracing.close()
  }
}

const STATEMENT_MAX = 2_000

/**
 * A span for a request, named by its route, with its statements below it. Names and attributes follow OpenTelemetry's
 * conventions; no path, query or address is among them. `headers`: of a trusted proxy
 */
export function traceRequest(request: RequestContext, method: string, headers: IncomingHttpHeaders): void {
  const attributes = { 'http.request.method': method }
  const { tracer, parentOf } = shared.gonggongTracing ?? {}
  const span = tracer?.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentOf?.(headers))
  if (span) request.span = span
}

export function endRequestSpan({ span, route }: RequestContext, method: string, status: number): void {
  if (!span) return
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.route': route ?? '', 'http.response.status_code': status })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** A span of its own, for work that no request waits for. */
export async function traceWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = shared.gonggongTracing?.tracer.startSpan(name)
  try {
    return await work()
  } catch (error) {
    span?.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span?.end()
  }
}

type Query = (...args: unknown[]) => unknown
type Callback = (error: Error | null | undefined, result: unknown) => void

/** Each statement of this connection becomes a span below that of its request; COPY does not. */
export function traceStatements(client: pg.PoolClient): void {
  if (!shared.gonggongTracing) return
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text
    const span = typeof text === 'string' ? startStatement(text) : undefined
    if (!span) return query(...args)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const end: Callback = (error, result) => {
        endStatement(span, error)
        ;(callback as Callback)(error, result)
      }
      return query(...args.slice(0, -1), end)
    }
    const answer = query(...args) as Promise<unknown>
    answer.then(
      () => endStatement(span, null),
      (error: Error) => endStatement(span, error),
    )
    return answer
  }) as typeof client.query
}

function startStatement(text: string): Span | undefined {
  const parent = currentRequest()?.span
  if (!parent?.isRecording()) return undefined
  const operation = /[A-Za-z]+/.exec(text.replace(/^\s*\/\*.*?\*\//, ''))?.[0].toUpperCase() ?? 'QUERY'
  return shared.gonggongTracing?.tracer.startSpan(
    operation,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        // Values are parameters.
        'db.query.text': text.slice(0, STATEMENT_MAX),
      },
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  )
}

function endStatement(span: Span, error: Error | null | undefined): void {
  if (error) {
    // Its message may quote values.
    span.setAttribute('error.type', 'code' in error ? String(error.code) : error.name)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
