import { FormControlLabel, Stack, Switch } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useGetOne } from 'react-admin'
import { diffWordsWithSpace } from 'diff'
import { EmptyState, FailedState, Loading } from '../kit/states'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { nameOf, type TermsVersion } from './TermsList'

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
  '& del': { background: 'var(--accent-wash)', color: 'var(--accent)', textDecorationThickness: 1 },
  '& ins': { background: 'var(--good-wash)', color: 'var(--good)', textUnderlineOffset: 3 },
  '& hr': { border: 0, borderTop: '1px dashed var(--edge)', margin: '14px 0' },
})

interface Props {
  terms: TermsVersion
  withId: number
}

export function TermsComparison({ terms, withId }: Props) {
  const { data: other, error, isPending, refetch } = useGetOne<TermsVersion>('terms', { id: withId, meta: FULL_RECORD })
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !other) return <Loading />
  const [before, after] = other.edition < terms.edition ? [other, terms] : [terms, other]
  return <Difference before={before} after={after} />
}

function Difference({ before, after }: Record<'before' | 'after', TermsVersion>) {
  const [isWhole, setWhole] = useState(false)
  const parts = useMemo(() => wordDiff(before.body ?? '', after.body ?? ''), [before.body, after.body])
  if (parts === null) return <EmptyState title="두 버전이 너무 달라 단어로 비교할 수 없어요." />
  const changes = changeCount(parts)
  if (changes === 0) return <EmptyState title="두 버전의 글이 같아요." />
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: '4px 16px', mb: 1 }}>
        <span>
          {nameOf(before)} → {nameOf(after)}: <b>{changes.toLocaleString('ko-KR')}곳</b> 바뀜
        </span>
        <FormControlLabel
          sx={{ ml: 'auto', mr: 0 }}
          control={<Switch size="small" checked={isWhole} onChange={(_, next) => setWhole(next)} />}
          label="바뀌지 않은 곳도 모두"
        />
      </Stack>
      <Sheet>
        {(isWhole ? parts : withoutLongSames(parts)).map((part, i) => (
          <Part key={i} part={part} />
        ))}
      </Sheet>
    </>
  )
}

function Part({ part }: { part: DiffPart | null }) {
  if (part === null) return <hr aria-label="바뀌지 않은 글 줄임" />
  if (part.kind === 'same') return part.text
  return part.kind === 'added' ? <ins>{part.text}</ins> : <del>{part.text}</del>
}
