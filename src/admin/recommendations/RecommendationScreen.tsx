import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { RecommendationOverview } from '@/domain/recommendation/recommendations'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { FailedState } from '../kit/FailedState'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { useAction } from '../kit/useAction'
import { Algorithms } from './Algorithms'
import { CoverageCards } from './CoverageCards'
import { Exclusions } from './Exclusions'
import { Lists } from './Lists'
import { rebuildLists, useOverview, usePreview } from './useRecommendations'
import { WeightPanel } from './WeightPanel'

const HELP = `방문자에게 무엇을 추천할지 정해요. 비중을 움직이면 실제 식당으로 곧바로 미리 보이고, 저장할 때까지 공개 화면은 그대로예요.
추천하지 않을 곳은 목록에서 ‘빼기’를 누르고 이유를 적어요. 언제든 다시 넣을 수 있어요.
맞힌 비율은 회원이 마지막에 저장한 곳을 숨기고, 나머지로 추천한 열 곳에 그곳이 드는지 본 거예요.
목록은 자료를 가져온 뒤와 하루에 한 번 새로 만들어요.`

const FAILED = '추천 데이터를 불러오는데 실패했습니다.'

export default function RecommendationScreen() {
  const { data, error, isFetching, refetch } = useOverview()
  return (
    <>
      <ScreenHeading
        title="추천 시스템 관리"
        note={data && (data.refreshedAt ? `${koreanMoment(data.refreshedAt)} 기준` : '아직 만들지 않음')}
        help={HELP}
      >
        <Button size="small" startIcon={<Refresh />} disabled={isFetching} onClick={() => void refetch()}>
          새로 고침
        </Button>
        <RebuildButton />
      </ScreenHeading>
      {data ? <Parts key={JSON.stringify(data.settings)} overview={data} /> : null}
      {!data && !error && <p role="status">추천 데이터를 불러오는 중...</p>}
      {error && !data && <FailedState onRetry={() => void refetch()} message={error.message || FAILED} />}
    </>
  )
}

function RebuildButton() {
  const { mutate, isPending } = useAction(rebuildLists, { done: '추천 목록을 새로 만들었어요.' })
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {isPending ? '만드는 중…' : '목록 다시 만들기'}
    </Button>
  )
}

function Parts({ overview }: { overview: RecommendationOverview }) {
  const [draft, setDraft] = useState<RecommendationSettings>(overview.settings)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(overview.settings)
  const preview = usePreview(isChanged ? draft : null)
  const isPreview = isChanged && preview.data !== undefined
  return (
    <>
      <CoverageCards stats={overview.stats} />
      <WeightPanel
        draft={draft}
        isChanged={isChanged}
        check={isPreview && preview.data ? preview.data.check : overview.check}
        onChange={setDraft}
        onReset={() => setDraft(overview.settings)}
      />
      {isChanged && preview.error && (
        <FailedState message={preview.error.message} onRetry={() => void preview.refetch()} />
      )}
      <Lists
        lists={isPreview && preview.data ? preview.data.lists : overview.lists}
        region={draft.region}
        isPreview={isPreview}
        isStale={preview.isFetching}
      />
      <Exclusions exclusions={overview.exclusions} />
      <Algorithms />
    </>
  )
}
