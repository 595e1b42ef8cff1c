import Refresh from '@mui/icons-material/Refresh'
import { Button, Typography } from '@mui/material'
import { useDataProvider, useListContext } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { QualitySummary } from '@/contract/qualitySummary'
import { IMPROVABLE_TYPES, isAboutRestaurants, type QualityType } from '@/domain/quality'
import { QUALITY_LABELS, CHANGE_FIELD_LABELS } from '@/messages/staff/quality'
import { CHANGE_FIELDS } from '@/contract/restaurantChanges'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ExportButton } from '../kit/lists/downloads'
import { FailedState } from '../kit/states'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ListScreen } from '../kit/screens/screens'
import { useAction } from '../kit/useAction'
import { askApi } from '../dataProvider/requestJson'
import { StatStrip } from '../kit/facts'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterFlag } from '../kit/filters/FilterSelect'
import { FilterRegion } from '../kit/filters/filterPickers'
import { Card } from '../kit/Card'
import { StatusTag } from '../kit/marks'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { TypeCards } from './TypeCards'
import { IssueTable } from './IssueTable'
import { changeText, useUndoChange } from './useBulkEdit'

type Change = QualitySummary['changes'][number]

function ChangeHistory({ changes }: { changes: Change[] }) {
  if (!changes.length) return null
  return (
    <div style={{ marginTop: 20 }}>
      <Card title="최근 일괄 수정">
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {changes.map((change) => (
            <ChangeRow key={change.id} {...change} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function ChangeRow({ id, at, by, restaurants, changes, undoneAt }: Change) {
  const regions = useStaffRegions()
  const { mutate, isPending } = useUndoChange()
  const what = CHANGE_FIELDS.filter((field) => field in changes).map((field) => {
    const value = changeText(field, changes[field], regions)
    return `${CHANGE_FIELD_LABELS[field]} ${value === null ? '비움' : `→ ${value}`}`
  })
  return (
    <li
      style={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 10,
        padding: '7px 0',
        borderTop: '1px solid var(--line)',
      }}
    >
      <b style={{ fontWeight: 620 }}>{what.join(', ')}</b>
      <span>{restaurants.toLocaleString()}곳</span>
      <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
        {by ?? '탈퇴한 사람'} · {koreanMoment(at)}
      </span>
      <span style={{ marginLeft: 'auto' }}>
        {undoneAt ? (
          <StatusTag>되돌림</StatusTag>
        ) : (
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(id)}>
            되돌리기
          </Button>
        )}
      </span>
    </li>
  )
}

function IssueList() {
  const { filterValues } = useListContext()
  const { type } = filterValues as { type?: QualityType }
  if (!type || !Object.hasOwn(QUALITY_LABELS, type))
    return <p style={{ color: 'var(--soft)' }}>유형을 고르면 그 목록이 여기에 열려요.</p>
  const { name, rule } = QUALITY_LABELS[type]
  const ofRestaurants = isAboutRestaurants(type)
  return (
    <section aria-labelledby="issues">
      <Typography id="issues" variant="h2">
        {name}
      </Typography>
      <p style={{ margin: '2px 0 0', color: 'var(--soft)', fontSize: 13 }}>{rule}</p>
      <FilterBar {...(ofRestaurants && { search: '식당 이름' })}>
        {ofRestaurants && <FilterRegion />}
        <FilterFlag source="isMarked" label="맞음 표시" yes="표시함" no="표시 없음" />
      </FilterBar>
      <IssueTable type={type} />
    </section>
  )
}

type Types = QualitySummary['types']

function SummaryCards({ types }: { types: Types }) {
  const found = types.filter(({ open }) => open > 0)
  const total = found.reduce((sum, { open }) => sum + open, 0)
  const improvable = found.filter(({ type }) => (IMPROVABLE_TYPES as readonly string[]).includes(type)).length
  const duplicates = types.find(({ type }) => type === 'duplicate')?.open ?? 0
  return (
    <StatStrip
      label="데이터 품질 요약"
      figures={[
        { label: '총 문제 수', value: total.toLocaleString(), note: '모든 종류를 더한 수' },
        { label: '문제 유형', value: found.length.toLocaleString(), note: `${types.length}가지 가운데` },
        { label: '개선 필요', value: improvable.toLocaleString(), note: '카테고리와 주소에서' },
        { label: '중복 데이터', value: duplicates.toLocaleString(), note: '같은 곳으로 보이는 식당' },
      ]}
    />
  )
}

/** Keyed under the resource, so that refreshing its lists refreshes the counts too. */
const useQuality = () =>
  useQuery({
    queryKey: ['data-quality', 'summary'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/quality', { signal }),
    refetchOnWindowFocus: true,
  })

const HELP = `모든 행에서 찾은 문제를 종류마다 집계해요. 종류를 누르면 그 목록이 아래에 열려요.
여러 줄을 골라 한꺼번에 고칠 수 있고, 고치기 전에 무엇이 어떻게 바뀌는지 보여요. 고친 것은 되돌릴 수 있어요.
고칠 것이 아니면 ‘맞음’으로 표시해요. 누가 언제 그렇게 보았는지 남고, 다시 셀 때도 빠져요.
자료를 가져온 뒤와 하루에 한 번 새로 집계해요. ‘다시 분석’은 지금 집계해요.`

export default function QualityScreen() {
  const { data, error, refetch } = useQuality()
  return (
    <ListScreen
      resource="data-quality"
      note={data && <SeenAt summary={data} />}
      help={HELP}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        <>
          <ExportButton />
          <AnalyseButton />
        </>
      }
    >
      {data ? <Parts summary={data} /> : !error && <p role="status">데이터 품질을 분석하는 중...</p>}
      {error && !data && <FailedState onRetry={() => void refetch()} message={error.message} />}
    </ListScreen>
  )
}

const SeenAt = ({ summary: { refreshedAt } }: { summary: QualitySummary }) =>
  refreshedAt === null ? <>아직 집계하지 않음</> : <>{koreanMoment(refreshedAt)} 기준</>

function AnalyseButton() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const { mutate, isPending } = useAction(() => dataProvider.action('data-quality', 'actions', 'refresh'), {
    done: '모든 행을 다시 집계했어요.',
  })
  return (
    <Button variant="outlined" startIcon={<Refresh />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? '데이터 품질을 분석하는 중...' : '다시 분석'}
    </Button>
  )
}

function Parts({ summary }: { summary: QualitySummary }) {
  const isClean = summary.refreshedAt !== null && summary.types.every(({ open }) => open === 0)
  return (
    <>
      <SummaryCards types={summary.types} />
      {isClean && (
        <p role="status" style={{ color: 'var(--good)', fontWeight: 620 }}>
          데이터 품질이 양호합니다!
        </p>
      )}
      <TypeCards types={summary.types} />
      <IssueList />
      <ChangeHistory changes={summary.changes} />
    </>
  )
}
