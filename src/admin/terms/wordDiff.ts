import { diffWordsWithSpace } from 'diff'

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Unchanged lines shown around a change. */
const CONTEXT_LINES = 2
const TIMEOUT_MS = 4_000

interface Change {
  value: string
  added?: boolean
  removed?: boolean
}

const kindOf = ({ added, removed }: Change): DiffPart['kind'] => (added ? 'added' : removed ? 'removed' : 'same')

/** Null if they differ too much to compare in reasonable time. */
export function wordDiff(before: string, after: string): DiffPart[] | null {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) as Change[] | undefined
  return changes?.map((change) => ({ kind: kindOf(change), text: change.value })) ?? null
}

/** A replacement counts as one. */
export const changeCount = (parts: readonly DiffPart[]): number =>
  parts.filter(({ kind }, i) => kind !== 'same' && (i === 0 || parts[i - 1]?.kind === 'same')).length

/** `null` marks an omission. */
export function withoutLongSames(parts: readonly DiffPart[]): (DiffPart | null)[] {
  return parts.flatMap((part, i): (DiffPart | null)[] => {
    if (part.kind !== 'same') return [part]
    const lines = part.text.split('\n')
    const [isFirst, isLast] = [i === 0, i === parts.length - 1]
    const kept = (isFirst ? 0 : CONTEXT_LINES + 1) + (isLast ? 0 : CONTEXT_LINES + 1)
    if (lines.length <= kept + 1) return [part]
    const head = isFirst ? [] : [{ kind: 'same' as const, text: lines.slice(0, CONTEXT_LINES + 1).join('\n') }]
    const tail = isLast ? [] : [{ kind: 'same' as const, text: lines.slice(-CONTEXT_LINES - 1).join('\n') }]
    return [...head, null, ...tail]
  })
}
