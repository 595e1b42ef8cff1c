import { stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'

/** Without stacks and colours. */
const textOf = (parts: readonly unknown[]): string =>
  parts
    .filter((part) => typeof part === 'string')
    .map((part) => stripVTControlCharacters(part).split('\n    at ', 1)[0])
    .filter((part) => /\p{L}/u.test(part ?? ''))
    .join(' ')
    .trim()

/** Next prints every failed page and the job queue every failed job, with stacks; neither can be configured. */
export function captureConsole(log: Pick<Logger, 'error' | 'warn'>): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const text = textOf(parts)
      if (err) log[level]({ err }, ...(text ? [text] : []))
      else log[level](text || 'a framework printed what is no text')
    }
}
