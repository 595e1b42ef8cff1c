import pino, { type LoggerOptions } from 'pino'
import { isAuditEvent } from '@/domain/audit'
import { errorCodeOf } from '../database/pgErrors'
import { currentRequest } from '../requestContext'
import { outageOf } from './isOutage'
import { cut, errorOfLine, isClientError, safeMessage } from './serializeError'

const INTERVAL_MS = 1_000
/** An outage has few, and endlessly varying ones must fill neither memory nor disk. */
const KEYS_MAX = 200
const OTHERS = 'others'

/** `suppressed`: how many lines this one stands for, including itself; undefined for the first */
export type WriteLine = (suppressed?: number) => void

interface Window {
  suppressed: number
  /** the latest suppressed line */
  write: WriteLine
  timer: NodeJS.Timeout
}

export interface LogThrottle {
  /** counts it instead if its key was written within the interval */
  admit: (key: string, write: WriteLine) => void
  flush: () => void
}

/** The first line is written at once; at each interval's end the latest suppressed one, with the count. */
export function createLogThrottle({ intervalMs = INTERVAL_MS, keysMax = KEYS_MAX } = {}): LogThrottle {
  const windows = new Map<string, Window>()
  const writeSuppressed = (window: Window): void => {
    const { suppressed } = window
    window.suppressed = 0
    if (suppressed) window.write(suppressed)
  }
  const startTimer = (key: string): NodeJS.Timeout => setTimeout(() => endInterval(key), intervalMs).unref()
  const endInterval = (key: string): void => {
    const window = windows.get(key)
    if (!window) return
    if (!window.suppressed) return void windows.delete(key)
    window.timer = startTimer(key)
    writeSuppressed(window)
  }
  return {
    admit(key, write) {
      const own = windows.has(key) || windows.size < keysMax ? key : OTHERS
      const window = windows.get(own)
      if (window) {
        window.suppressed += 1
        window.write = write
        return
      }
      windows.set(own, { suppressed: 0, write, timer: startTimer(own) })
      write()
    },
    flush: () => windows.forEach(writeSuppressed),
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>
type LineArguments = Parameters<LogMethod>[0]

/** Numbers (row ids, ports) are ignored when comparing failures. */
const TEXT_MAX = 200
const withoutNumbers = (text: string): string => cut(text.replace(/\d+/g, '#'), TEXT_MAX)

/** An outage is the same everywhere; a defect also depends on its route. null for lines that are always written. */
function failureKey([given, message]: readonly unknown[], level: number): string | null {
  if (typeof given === 'object' && given !== null && 'event' in given && isAuditEvent(given.event)) return null
  const error = errorOfLine(given)
  const text = withoutNumbers([given, message].filter((part) => typeof part === 'string').join(' '))
  if (!(error instanceof Error)) return level < pino.levels.values.warn! ? null : `${level} ${text}`
  const outage = outageOf(error)
  if (outage) return [level, text, outage.name, errorCodeOf(outage) || withoutNumbers(outage.message)].join(' ')
  const { route = '' } = currentRequest() ?? {}
  return [level, text, error.name, errorCodeOf(error), withoutNumbers(safeMessage(error)), route].join(' ')
}

function withFields([given, ...rest]: readonly unknown[], fields: object): LineArguments {
  const line = typeof given === 'string' ? [fields, given] : [{ ...fieldsOf(given), ...fields }]
  return [...line, ...rest] as unknown as LineArguments
}

const fieldsOf = (given: unknown): object =>
  given instanceof Error ? { err: given } : typeof given === 'object' && given !== null ? given : {}

/** `suppressed` counts the others; the options' hook writes the lines. */
export function throttleLines<Options extends LoggerOptions>(options: Options, throttle: LogThrottle): Options {
  const writeLine: LogMethod = options.hooks?.logMethod ?? ((args, method) => method(...args))
  const logMethod: LogMethod = function (args, method, level) {
    // Rejections are lowered to warnings and counted then.
    const isLowered = isClientError(errorOfLine(args[0])) && level > pino.levels.values.warn!
    const key = isLowered ? null : failureKey(args, level)
    if (key === null) return writeLine.call(this, args, method, level)
    // The line may be written after its request has ended.
    const requestId = currentRequest()?.id
    throttle.admit(key, (suppressed) =>
      writeLine.call(this, suppressed ? withFields(args, { requestId, suppressed }) : args, method, level),
    )
  }
  return { ...options, hooks: { ...options.hooks, logMethod } }
}
