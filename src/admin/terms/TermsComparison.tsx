import { FormControlLabel, Stack, Switch } from '@mui/material'
import { useMemo, useState } from 'react'
import { useGetOne } from 'react-admin'
import { EmptyState, FailedState, Loading } from '../kit/states'
import { changeCount, MarkedText, withoutLongSames, wordDiff } from '../kit/TextDifference'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import { nameOf, type TermsVersion } from './TermsList'

interface Props {
  terms: TermsVersion
  withId: number
}

export default function TermsComparison({ terms, withId }: Props) {
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
      <MarkedText parts={isWhole ? parts : withoutLongSames(parts)} />
    </>
  )
}
