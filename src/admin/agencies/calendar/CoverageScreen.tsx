import { Button, MenuItem, Select, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { COVERAGE_ROWS, lastWholeMonth, monthsUntil } from '@/domain/agency/coverage'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { serverNow } from '../../dataProvider/serverClock'
import { placeNumber } from '../../workQueue/placeNumber'
import { EmptyState } from '../../kit/EmptyState'
import { FailedState } from '../../kit/FailedState'
import { Loading } from '../../kit/Loading'
import { ScreenHeading } from '../../kit/screens/ScreenHeading'
import { CoverageLegend, CoverageTable } from './CoverageTable'
import { DueList } from './DueList'
import { useCoverage } from './useCoverage'

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
        <SearchField value={q} onSearch={(typed) => go({ q: typed })} />
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

function SearchField({ value, onSearch }: { value: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        size="small"
        label="기관 이름"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed.trim() !== value && onSearch(typed.trim())}
      />
    </form>
  )
}
