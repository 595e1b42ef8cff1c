import { isOutage } from './isOutage'

const TEXT_MAX = 500
const FRAMES_MAX = 20
const CAUSES_MAX = 3

/** PostgreSQL's error fields that never quote values. */
const FIELDS = [
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
  'syscall',
  'status',
  'digest',
] as const

type Known = Error & Partial<Record<(typeof FIELDS)[number], unknown>> & { query?: unknown }

export const cut = (text: string, max = TEXT_MAX): string =>
  text.length > max ? `${text.slice(0, max)}… (${text.length})` : text

/** Data exceptions (SQLSTATE class 22) quote the given value. */
const quotesValues = ({ code }: Known): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

/** An error's message without SQL and values; drizzle appends the statement and its parameters. */
export function safeMessage(error: Error): string {
  const known = error as Known
  if (typeof known.query === 'string' || /^Failed query:/.test(error.message)) return 'Failed query'
  return cut(quotesValues(known) ? error.message.replace(/".*"/su, '"…"') : error.message)
}

/** 4xx; Payload throws its rejections */
export const isClientError = (error: unknown): error is Error & { status: number } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

export const errorOfLine = (given: unknown): unknown =>
  given instanceof Error ? given : (given as { err?: unknown } | null | undefined)?.err

/** The message may contain anything. */
const framesOf = ({ stack = '' }: Error): string | undefined =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => cut(line.trim()))
    .join('\n') || undefined

/** Without SQL, parameters or rows, and bounded. */
export function serializeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const known = error as Known
  const fields = FIELDS.flatMap((name) => {
    const value = known[name]
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, typeof value === 'string' ? cut(value) : value]]
      : []
  })
  return {
    type: cut(error.name),
    message: safeMessage(error),
    ...(Object.fromEntries(fields) as Record<string, unknown>),
    ...(isClientError(error) || isOutage(error) ? {} : { stack: framesOf(error) }),
    ...(error.cause instanceof Error && depth < CAUSES_MAX ? { cause: serializeError(error.cause, depth + 1) } : {}),
  }
}
