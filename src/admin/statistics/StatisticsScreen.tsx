import Refresh from '@mui/icons-material/Refresh'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { StaffStatistics } from '@/contract/statistics'
import type { QualityType } from '@/domain/quality'
import { QUALITY_LABELS } from '@/messages/staff/quality'
import { FailedState, Loading } from '../kit/states'
import { koreanMoment, koreanDate } from '../kit/dates/koreanDate'
import { ScreenHeading } from '../kit/screens/screens'
import { useAction } from '../kit/useAction'
import { Card } from '../kit/Card'
import { listPath } from '../kit/lists/recordLinks'
import { StatStrip } from '../kit/facts'
import { Breakdowns } from './Breakdowns'
import { Conditions } from './Conditions'
import { Ranking } from './Ranking'
import { recount, useStatistics, useStatisticsQuery } from './useStatistics'

const number = (value: number | undefined): string | null => value?.toLocaleString() ?? null

/** As the public site counts them. */
const TotalCards = ({ data: { totals, restaurants, members, reviews } }: { data: StaffStatistics }) => (
  <StatStrip
    label="전체 수"
    figures={[
      {
        label: '전체 식당',
        value: number(restaurants?.total),
        ...(restaurants && { note: `활성 ${restaurants.active.toLocaleString()}` }),
      },
      {
        label: '방문 기록',
        value: number(totals?.visits),
        ...(totals?.lastVisit && { note: `마지막 ${koreanDate(totals.lastVisit)}` }),
      },
      { label: '지역', value: number(totals?.regions), note: '식당이 있는 시군구' },
      {
        label: '회원',
        value: number(members?.total),
        ...(members && { note: `지난 30일에 로그인 ${members.active.toLocaleString()}` }),
      },
      {
        label: '리뷰',
        value: number(reviews?.total),
        ...(reviews && { note: `공개 ${reviews.approved.toLocaleString()}` }),
      },
      {
        label: '평균 평점',
        value: reviews && (reviews.average === null ? '–' : reviews.average.toFixed(1)),
        note: '공개된 리뷰',
      },
    ]}
  />
)

interface Props {
  quality: StaffStatistics['quality']
  onRetry: () => void
}

const SHOWN = 5

function QualityNotices({ quality, onRetry }: Props) {
  const known = (quality ?? []).filter(({ type }) => Object.hasOwn(QUALITY_LABELS, type)).slice(0, SHOWN)
  return (
    <Card title="데이터 품질 알림" action={<Link to="/data-quality">모두 보기</Link>}>
      {quality === null && <FailedState onRetry={onRetry} />}
      {quality?.length === 0 && <p style={{ color: 'var(--good)' }}>데이터 품질이 양호합니다!</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {known.map(({ type, open }) => {
          const { name, unit } = QUALITY_LABELS[type as QualityType]
          return (
            <li key={type} style={{ display: 'flex', padding: '6px 0', borderTop: '1px solid var(--line)' }}>
              <Link to={listPath('data-quality', { type })}>{name}</Link>
              <b style={{ marginLeft: 'auto' }}>
                {open.toLocaleString()}
                {unit}
              </b>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const HELP = `공개 화면과 같은 자료로 집계한 수와 순위예요. 기간을 고르면 이전 기간과 비교한 순위 변동이 함께 보여요.
순위는 지금 집계하고, 다른 수는 모두 제목 옆에 적힌 한 시각의 것이에요. 자료를 가져온 뒤와 하루에 한 번 다시 집계하고, ‘다시 집계’는 지금 집계해요.
순위는 방문 수, 같으면 기관 수로 정하고, 한 달의 순위는 방문 수만으로 정해요.
표마다 엑셀과 CSV로 내려받을 수 있고, 누가 내려받았는지는 감사 기록에 남아요.
읽지 못한 수는 0으로 적지 않고 '불러오지 못함'으로 둬요.`

// The charts are the largest part of the screen and load last.
const MonthChart = lazy(() => import('./MonthChart'))

export default function StatisticsScreen() {
  const asked = useStatisticsQuery()
  const { data, error, refetch } = useStatistics(asked.query)
  const retry = () => void refetch()
  return (
    <>
      <ScreenHeading title="통계" note={data && <CountedAt of={data} />} help={HELP}>
        <RecountButton />
      </ScreenHeading>
      {!data && !error && <Loading />}
      {data?.refreshedAt === null && <p role="status">아직 집계하지 않았어요. ‘다시 집계’를 누르면 지금 집계해요.</p>}
      {data && data.refreshedAt !== null && <Parts data={data} asked={asked} onRetry={retry} />}
      {error && <FailedState onRetry={retry} message={error.message} />}
    </>
  )
}

function RecountButton() {
  const { mutate, isPending } = useAction(recount, { done: '모든 수를 다시 집계했어요.' })
  return (
    <Button size="small" startIcon={<Refresh />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? '집계하는 중…' : '다시 집계'}
    </Button>
  )
}

const CountedAt = ({ of: { refreshedAt } }: { of: StaffStatistics }) =>
  refreshedAt === null ? <>아직 집계하지 않음</> : <>{koreanMoment(refreshedAt)} 기준</>

interface PartsProps {
  data: StaffStatistics
  asked: ReturnType<typeof useStatisticsQuery>
  onRetry: () => void
}

const Parts = ({ data, asked, onRetry }: PartsProps) => (
  <>
    <TotalCards data={data} />
    <Conditions periods={data.periods} asked={asked} />
    <Ranking data={data} query={asked.query} onRetry={onRetry} />
    <Suspense fallback={<Loading />}>
      <MonthChart months={data.months} query={asked.query} onRetry={onRetry} />
    </Suspense>
    <Breakdowns data={data} query={asked.query} onRetry={onRetry} />
    <QualityNotices quality={data.quality} onRetry={onRetry} />
  </>
)
