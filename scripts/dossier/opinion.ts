import type { Evidence } from './inspectPage'
import type { Template } from './templates'
import type { TabStop } from './walkKeyboard'

/** What other templates show: titles and where help stands. */
export interface Others {
  titles: readonly { path: string; title: string }[]
  help: readonly string[][]
}

export interface Opinion {
  /** what the check looked at */
  by: string
  faults?: string[]
  /** why the item does not apply */
  absent?: string | false
  /** what only a person can judge */
  ask?: string | false
  material?: string[]
}

export type Judges = Record<string, (evidence: Evidence, template: Template, others: Others) => Opinion>

/** Why an item does not apply, if there is none of what it is about. */
export const none = (count: number, what: string): string | false => count === 0 && `${what} 0개`

/** The stops at which focus is not to be seen. */
export const unseen = (stops: readonly TabStop[]): string[] =>
  stops.filter(({ isFocusShown }) => !isFocusShown).map(({ what }) => `초점이 보이지 않음: ${what}`)

/** The same lines once, with how often each comes. */
export function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count > 1 ? `${line} × ${count}` : line))
}
