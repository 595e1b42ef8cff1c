import { Button, MenuItem, Select, Stack, Link as TextLink } from '@mui/material'
import { Link, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import {
  COVERAGE_ROWS,
  lastWholeMonth,
  monthsUntil,
  type CoverageCalendar,
  type DueAgency,
} from '@/domain/agency/coverage'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { serverNow } from '../dataProvider/requestJson'
import { placeNumber } from '../workQueue/useDesk'
import { EmptyState, FailedState, Loading } from '../kit/states'
import { ScreenHeading } from '../kit/screens/screens'
import { Card } from '../kit/Card'
import { StatusTag } from '../kit/marks'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { SearchField } from '../kit/fields/textFields'
import { CoverageLegend, CoverageTable } from './CoverageTable'

interface CoverageAsked {
  filter: Record<string, string>
  /** 'YYYY-MM'; undefined means the last complete month */
  until: string | undefined
  page: number
}

function useCoverage(asked: CoverageAsked) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['agencies', 'coverage', asked],
    queryFn: () => provider.actionMany<CoverageCalendar>('agencies', [], 'coverage', asked),
    placeholderData: (before) => before,
    retry: false,
  })
}

/** Institutions that publish monthly and are missing the last month. */
function useDueAgencies() {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['agencies', 'due'],
    queryFn: async () => (await provider.actionMany<{ agencies: DueAgency[] }>('agencies', [], 'due')).agencies,
    retry: false,
  })
}

const LINE = { display: 'flex', flexWrap: 'wrap', gap: 10, padding: '5px 0', alignItems: 'center' } as const

function DueList() {
  const { data, error, refetch } = useDueAgencies()
  if (error)
    return (
      <Card title="살펴볼 기관">
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Card
        title={`살펴볼 기관 ${data.length.toLocaleString()}곳`}
        action={<span style={{ color: 'var(--soft)', fontSize: 12.5 }}>다달이 공개하는데 지난달이 없는 곳</span>}
      >
        {data.length === 0 && (
          <p style={{ color: 'var(--soft)', margin: 0 }}>다달이 공개하는 기관이 모두 들어왔어요.</p>
        )}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 210, overflow: 'auto' }}>
          {data.map(({ id, name, sourceUrl, last, behind, isPublished, isLate }) => (
            <li key={id} style={LINE}>
              <Link to={`/agencies/${id}`} style={{ color: 'inherit', fontWeight: 620 }}>
                {name}
              </Link>
              <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
                마지막 {last.slice(0, 4)}. {Number(last.slice(5))}. · {behind}달 비어 있음
              </span>
              {isLate && <StatusTag tone="bad">늦음</StatusTag>}
              {isPublished && <StatusTag tone="mid">공개됨</StatusTag>}
              {sourceUrl && (
                <TextLink
                  href={sourceUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{ ml: 'auto', fontSize: 12.5 }}
                >
                  공개 자료 열기
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const HELP = `기관마다 어느 달의 자료가 들어왔는지 봐요. 들어옴은 그 달의 방문이 있는 것이고, 공개됨은 올라온 것을 누가 보았지만 아직 가져오지 않은 거예요.
다달이 공개하던 기관의 빈 달은 빠짐, 마지막 달 뒤로 45일이 지나도 없으면 늦음이에요. 드물게 공개하는 기관의 빈 달은 집계하지 않아요.
빈 칸을 누르면 공개된 것을 보았다고 적고, 다시 누르면 지워요. 들어온 칸을 누르면 그 달의 방문이 열려요.`

export function CoverageScreen() {
  const [search, setSearch] = useSearchParams()
  const last = lastWholeMonth(new Date(serverNow()))
  const until = search.get('until') ?? last
  const type = search.get('type') ?? ''
  const q = search.get('q') ?? ''
  const page = placeNumber(search.get('page')) ?? 1
  const go = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next)
  }
  const filter = { ...(q && { q }), ...(type && { type }) }
  const { data, error, refetch } = useCoverage({ filter, until, page })
  const pages = Math.ceil((data?.total ?? 0) / COVERAGE_ROWS)
  const earlier = monthsUntil(until, 13)[0] ?? until
  return (
    <>
      <ScreenHeading title="공개 달력" note="기관마다 달마다" help={HELP}>
        <Button component={Link} to="/agencies">
          기관 목록
        </Button>
      </ScreenHeading>
      <DueList />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <SearchField value={q} onChange={(typed) => go({ q: typed ?? '' })} placeholder="기관 이름" />
        <Select
          size="small"
          displayEmpty
          value={type}
          onChange={(event) => go({ type: event.target.value })}
          inputProps={{ 'aria-label': '유형' }}
          sx={{ height: 32, fontSize: 13 }}
        >
          <MenuItem value="">유형 모두</MenuItem>
          {AGENCY_TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {AGENCY_TYPE_LABELS[one]}
            </MenuItem>
          ))}
        </Select>
        <Stack direction="row" role="group" aria-label="보는 달" sx={{ ml: 'auto', alignItems: 'center', gap: 0.5 }}>
          <Button size="small" onClick={() => go({ until: earlier })}>
            ‹ 이전 열두 달
          </Button>
          <Button size="small" disabled={until >= last} onClick={() => go({ until: '' })}>
            지금으로
          </Button>
        </Stack>
      </Stack>
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && data.agencies.length === 0 && <EmptyState title="이 조건에 맞는 기관이 없어요." />}
      {data && data.agencies.length > 0 && (
        <>
          <CoverageTable calendar={data} />
          <Stack direction="row" sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <CoverageLegend />
            {pages > 1 && (
              <Stack direction="row" component="nav" aria-label="쪽" sx={{ ml: 'auto', alignItems: 'center' }}>
                <Button size="small" disabled={page <= 1} onClick={() => go({ page: String(page - 1) })}>
                  앞쪽
                </Button>
                {page}/{pages}
                <Button size="small" disabled={page >= pages} onClick={() => go({ page: String(page + 1) })}>
                  뒤쪽
                </Button>
              </Stack>
            )}
          </Stack>
        </>
      )}
    </>
  )
}
