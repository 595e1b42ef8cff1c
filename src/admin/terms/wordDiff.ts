import { diffWordsWithSpace } from 'diff'

/** A piece of two texts: in both, only in the earlier, or only in the later. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Lines of unchanged text that are shown on either side of a change. */
const CONTEXT_LINES = 2
/** Texts that differ this much are compared for this long at most, in milliseconds. */
const TIMEOUT_MS = 4_000

interface Change {
  value: string
  added?: boolean
  removed?: boolean
}

const kindOf = ({ added, removed }: Change): DiffPart['kind'] => (added ? 'added' : removed ? 'removed' : 'same')

/** Two versions compared word by word; null where they differ too much to be compared in reasonable time. */
export function wordDiff(before: string, after: string): DiffPart[] | null {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) as Change[] | undefined
  return changes?.map((change) => ({ kind: kindOf(change), text: change.value })) ?? null
}

/** How many changes there are; what was replaced is one. */
export const changeCount = (parts: readonly DiffPart[]): number =>
  parts.filter(({ kind }, i) => kind !== 'same' && (i === 0 || parts[i - 1]?.kind === 'same')).length

/** The same with long unchanged stretches cut to the lines next to changes; `null` stands for what is left out. */
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
