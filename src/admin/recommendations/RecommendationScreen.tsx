import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { RecommendationOverview } from '@/contract/recommendations'
import type { RecommendationSettings } from '@/domain/recommendation/settings'
import { LIKED_STARS, LIST_KEPT, TRENDING_DAYS } from '@/domain/recommendation/recommendation'
import { FailedState } from '../kit/states'
import { koreanMoment, koreanDate } from '../kit/dates/koreanDate'
import { ScreenHeading } from '../kit/screens/screens'
import { useAction } from '../kit/useAction'
import { StatStrip, Facts } from '../kit/facts'
import { Card } from '../kit/Card'
import { PickDialog } from '../kit/dialogs/ActionDialog'
import { Lists } from './Lists'
import { exclude, EXCLUSION_REASONS, include, rebuildLists, useOverview, usePreview } from './useRecommendations'
import { WeightPanel } from './WeightPanel'

const EFFECT = '고른 곳이 모든 추천 목록에서 곧바로 빠져요. 검색과 순위에는 그대로 나오고, 언제든 다시 넣을 수 있어요.'

function AddExclusion() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        식당 골라 빼기
      </Button>
      {isOpen && (
        <PickDialog
          title="추천에서 빼기"
          effect={() => EFFECT}
          confirmLabel="추천에서 빼기"
          reasons={EXCLUSION_REASONS}
          run={({ id }, reason) => exclude({ restaurant: id, reason })}
          done="추천에서 뺐어요."
          onClose={close}
        />
      )}
    </>
  )
}

type Exclusion = NonNullable<RecommendationOverview['exclusions']>[number]

const Exclusions = ({ exclusions }: { exclusions: RecommendationOverview['exclusions'] }) => (
  <Card title="추천에서 뺀 곳" action={<AddExclusion />}>
    {exclusions === null && <p style={{ color: 'var(--soft)' }}>불러오지 못함</p>}
    {exclusions?.length === 0 && <p style={{ color: 'var(--soft)' }}>뺀 곳이 없어요.</p>}
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {exclusions?.map((one) => (
        <ExclusionRow key={one.id} {...one} />
      ))}
    </ul>
  </Card>
)

function ExclusionRow({ id, name, reason, by, at }: Exclusion) {
  const { mutate, isPending } = useAction(() => include(id), {
    done: `${name}을(를) 다시 넣었어요. 목록을 다음에 만들 때부터 추천해요.`,
  })
  return (
    <li
      style={{ display: 'flex', gap: 10, alignItems: 'center', padding: '7px 0', borderTop: '1px solid var(--line)' }}
    >
      <span style={{ minWidth: 0 }}>
        <b style={{ fontWeight: 640 }}>{name}</b> {reason}
        <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>
          {by ?? '탈퇴한 사람'} · {koreanDate(at)}
        </span>
      </span>
      <Button size="small" variant="outlined" sx={{ ml: 'auto' }} disabled={isPending} onClick={() => mutate()}>
        다시 넣기
      </Button>
    </li>
  )
}

const RULES: [name: string, rule: string][] = [
  [
    '인기 기반',
    '방문 수와 기관 수(로그), 리뷰 수로 보정한 평점을 비중대로 더해요. 한 번도 찾지 않은 곳은 추천하지 않아요.',
  ],
  [
    '지역 기반',
    `시군구마다 인기 점수가 높은 ${LIST_KEPT}곳이에요. 식당 화면에서는 그 식당의 지역을, 첫 화면에서는 기본 지역을 보여 줘요.`,
  ],
  [
    '취향 기반',
    `회원이 저장한 곳과 별 ${LIKED_STARS}개 이상을 준 곳의 지역, 업종, 1인당 금액에 가까운 곳이에요. 이미 아는 곳은 빼요.`,
  ],
  [
    '급상승',
    `방문은 가장 새로운 기록까지의 ${TRENDING_DAYS}일, 리뷰는 지난 ${TRENDING_DAYS}일을 그 앞 ${TRENDING_DAYS}일과 비교해요.`,
  ],
]

const Algorithms = () => (
  <div style={{ marginTop: 16 }}>
    <Card title="추천 방식">
      <Facts>
        {RULES.map(([name, rule]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  </div>
)

const number = (value: number | undefined): string | null => value?.toLocaleString() ?? null

const CoverageCards = ({ stats }: { stats: RecommendationOverview['stats'] }) => (
  <StatStrip
    label="추천 현황"
    figures={[
      { label: '전체 식당', value: number(stats?.totalRestaurants) },
      { label: '활성 식당', value: number(stats?.activeRestaurants) },
      { label: '전체 리뷰', value: number(stats?.totalReviews) },
      {
        label: '추천 커버리지',
        value: stats && `${stats.recommendationCoverage}%`,
        note: '전체 가운데 활성 식당',
      },
      {
        label: '실제로 추천되는 곳',
        value: stats && `${stats.reach.toLocaleString()}%`,
        ...(stats && { note: `활성 식당 가운데 ${stats.recommended.toLocaleString()}곳` }),
      },
    ]}
  />
)

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
