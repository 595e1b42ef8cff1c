import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'

/** Texts that a framework prints next to an error, or instead of one: without stacks, signs and colours. */
const textOf = (parts: readonly unknown[]): string =>
  parts
    .filter((part) => typeof part === 'string')
    .map((part) => stripVTControlCharacters(part).split('\n    at ', 1)[0])
    .filter((part) => /\p{L}/u.test(part ?? ''))
    .join(' ')
    .trim()

/**
 * From here on what frameworks print of failures is logged as everything else: Next prints an error for every page that
 * fails, the job queue one for every job that it cannot give back, stack and all, and they know no other way.
 */
export function captureConsole(log: Pick<Logger, 'error' | 'warn'>): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const text = textOf(parts)
      if (err) log[level]({ err }, ...(text ? [text] : []))
      else log[level](text || 'a framework printed what is no text')
    }
}
