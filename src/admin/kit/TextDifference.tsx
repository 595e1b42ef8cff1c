import { styled } from '@mui/material/styles'
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

const Sheet = styled('div')({
  padding: '20px 24px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& del': { background: 'var(--wash)', color: 'var(--soft)', textDecorationThickness: 1 },
  '& ins': { background: 'var(--good-wash)', color: 'var(--good)', textUnderlineOffset: 3 },
  '& hr': { border: 0, borderTop: '1px dashed var(--edge)', margin: '14px 0' },
})

/** What was added is underlined, what was removed struck through. */
export const MarkedText = ({ parts }: { parts: readonly (DiffPart | null)[] }) => (
  <Sheet>
    {parts.map((part, i) => (
      <Part key={i} part={part} />
    ))}
  </Sheet>
)

function Part({ part }: { part: DiffPart | null }) {
  if (part === null) return <hr aria-label="바뀌지 않은 글 줄임" />
  if (part.kind === 'same') return part.text
  return part.kind === 'added' ? <ins>{part.text}</ins> : <del>{part.text}</del>
}
