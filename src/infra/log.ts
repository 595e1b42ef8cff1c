import { hostname } from 'node:os'
import pino, { type LoggerOptions } from 'pino'
import { isAuditEvent } from '@/domain/audit'
import { createLogThrottle, type LogThrottle, throttleLines } from './logging/throttle'
import { currentRequest } from './requestContext'
import { pseudonym } from './pseudonym'
import { cut, errorOfLine, isClientError, safeMessage, serializeError } from './logging/serializeError'

/** A longer line is a defect and useless to readers. */
const LINE_MAX = 16_000
const FIELD_MAX = 1_000

const ACCOUNTS = new Set(['person', 'staff', 'by'])

function safeField([name, value]: [string, unknown]): [string, unknown] {
  if (ACCOUNTS.has(name) && typeof value === 'number') return [name, pseudonym('account', value)]
  return [name, typeof value === 'string' ? cut(value, FIELD_MAX) : value]
}

function requestFields(line: object): object {
  const request = currentRequest()
  if (!request) return {}
  const { id: requestId, network, span } = request
  const ids = { requestId, ...(span && { traceId: span.spanContext().traceId }) }
  if (network === undefined || !('event' in line) || !isAuditEvent(line.event)) return ids
  return { ...ids, network: pseudonym('network', network) }
}

export const logOptions: LoggerOptions = {
  base: { host: hostname(), pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  // PostgreSQL quotes values of a rejected row in `detail`.
  redact: ['*.password', '*.secret', '*.cookie', '*.authorization', '*.detail'],
  serializers: { err: (error: unknown) => serializeError(error) },
  mixin: requestFields,
  formatters: { log: (line) => Object.fromEntries(Object.entries(line).map(safeField)) },
  hooks: {
    logMethod(args, method, level) {
      const [given, message, ...rest] = args as unknown[]
      const error = errorOfLine(given)
      // Without a message pino uses the error's own, including SQL.
      if (error instanceof Error && typeof message !== 'string')
        args = [given instanceof Error ? { err: given } : given, safeMessage(error)] as unknown as typeof args
      else
        args = [given, message, ...rest]
          .slice(0, args.length)
          .map((part) => (typeof part === 'string' ? cut(part, FIELD_MAX) : part)) as unknown as typeof args
      if (isClientError(error) && level > pino.levels.values.warn!) this.warn(...args)
      else method.apply(this, args)
    },
    streamWrite: (line) => (line.length > LINE_MAX ? shortened(line) : line),
  },
}

function shortened(line: string): string {
  const { level, time, host, pid, requestId, msg } = JSON.parse(line) as Record<string, unknown>
  return `${JSON.stringify({ level, time, host, pid, requestId, msg, cut: line.length })}\n`
}

// The HTTP front and Next's bundle are two module graphs in one process and must share one throttle.
const shared = globalThis as typeof globalThis & { gonggongLogThrottle?: LogThrottle }
const throttle = (shared.gonggongLogThrottle ??= createLogThrottle())

// pino's own listeners, which close the buffer, run later.
for (const end of ['beforeExit', 'exit'] as const) process.on(end, () => flushLog())

/**
 * Standard error keeps a command's output clean. A repeating failure logs a line per second with a count. Lines are
 * buffered; `flushLog` empties the buffer.
 */
const destination = pino.destination({ dest: 2, sync: false, minLength: 0 })

export const log = pino({ ...throttleLines(logOptions, throttle), level: process.env.LOG_LEVEL || 'info' }, destination)

export const flushLog = (): void => {
  try {
    throttle.flush()
    destination.flushSync()
  } catch {
    // The descriptor may already be closed.
  }
}
