import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import UndoIcon from '@mui/icons-material/Undo'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { HISTORY_PAGE_SIZE, type HistoryEntry, type HistoryPage } from '@/domain/backOffice/backOffice'
import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { RESOURCE_LABELS } from '@/resources/labels'
import { BACK_OFFICE_API } from '@/domain/staff/staff'
import { EmptyState, FailedState, Loading } from '../kit/states'
import type { Restaurant } from './restaurant'
import { DiffList, type Difference } from '../kit/facts'
import { Initial } from '../kit/marks'
import { koreanMoment, koreanDate } from '../kit/dates/koreanDate'
import { RevertBox } from './RevertBox'
import { fetchJson } from '../dataProvider/requestJson'

const keyOf = (id: number | null) => ['restaurants', 'history', id] as const

const useHistory = (id: number | null, page: number) =>
  useQuery({
    queryKey: [...keyOf(id), page],
    queryFn: ({ signal }) =>
      fetchJson<HistoryPage>(`${BACK_OFFICE_API}/restaurants/${id}/history?page=${page}`, { signal }),
    enabled: id !== null,
  })

export const useHistoryTotal = (id: number | null): number | undefined => useHistory(id, 1).data?.total

const { fields, values } = RESOURCE_LABELS.restaurants
const DAYS = ['closedOn', 'verifiedOn']

type Values = Record<string, unknown> | null

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function shown(field: string, value: unknown, regions: Record<string, string>): string | null {
  if (isEmpty(value)) return null
  const word = values[field]
  if (word) return word[String(value)] ?? String(value)
  if (field === 'region') return regions[String(value)] ?? `${String(value)}번`
  if (field === 'deletedAt') return koreanMoment(String(value))
  if (DAYS.includes(field)) return koreanDate(String(value))
  if (field === 'images') return Array.isArray(value) && value.length ? `${value.length}장` : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const point = (of: Values): string | null =>
  of && !isEmpty(of.latitude) && !isEmpty(of.longitude) ? `${String(of.latitude)}, ${String(of.longitude)}` : null

/** Latitude and longitude count as one where both changed. */
function differencesOf({ before, after }: HistoryEntry, regions: Record<string, string>): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const isPoint = names.includes('latitude') && names.includes('longitude')
  const differences = names
    .filter((name) => !(isPoint && (name === 'latitude' || name === 'longitude')))
    .map((name) => ({
      label: fields[name] ?? name,
      before: shown(name, before?.[name], regions),
      after: shown(name, after?.[name], regions),
    }))
  if (isPoint) differences.push({ label: '좌표', before: point(before), after: point(after) })
  return differences.filter((one) => one.before !== one.after)
}

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  columnGap: 10,
  paddingBottom: 16,
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 13,
    top: 30,
    bottom: 4,
    width: 1,
    background: 'var(--line)',
  },
})

interface Props {
  entry: HistoryEntry
  regions: Record<string, string>
  record: Restaurant
}

function HistoryItem({ entry, regions, record }: Props) {
  const [isReverting, setReverting] = useState(false)
  const differences = differencesOf(entry, regions)
  const who = nameOf(entry)
  return (
    <Item>
      <Initial name={entry.kind === 'import' ? '↑' : who} />
      <div>
        <div style={{ display: 'flex', alignItems: 'baseline', gap: 6 }}>
          <b style={{ fontWeight: 640, whiteSpace: 'nowrap' }}>{who}</b>
          <span style={{ color: 'var(--faint)', fontSize: 12 }}>{roleOf(entry)}</span>
          <span style={{ marginLeft: 'auto', color: 'var(--faint)', fontSize: 12, whiteSpace: 'nowrap' }}>
            {koreanMoment(entry.at)}
          </span>
        </div>
        <div style={{ color: 'var(--soft)', fontSize: 13 }}>{sentenceOf(entry)}</div>
        {differences.length > 0 && entry.event !== 'record_created' && <DiffList differences={differences} />}
        {isReverting ? (
          <RevertBox
            entry={entry}
            record={record}
            fields={differences.map(({ label }) => label)}
            onClose={() => setReverting(false)}
          />
        ) : (
          isRevertible(entry) && (
            <Button variant="outlined" size="small" startIcon={<UndoIcon />} onClick={() => setReverting(true)}>
              {wayBack(entry)}
            </Button>
          )
        )}
      </div>
    </Item>
  )
}

const nameOf = ({ kind, actor }: HistoryEntry): string => {
  if (kind === 'import') return '가져오기'
  return actor ? (actor.nickname ?? '떠난 사람') : '시스템'
}

const roleOf = ({ actor, details }: HistoryEntry): string =>
  actor?.role ? (ROLE_LABELS[actor.role as Role] ?? '') : (details?.fileName ?? '')

const EVENTS: Record<string, string> = {
  record_created: '새로 만듦',
  record_trashed: '휴지통으로 옮김',
  record_restored: '휴지통에서 복원',
  restaurant_trashed: '휴지통으로 옮김',
  restaurant_restored: '휴지통에서 복원',
  imported: '자료에서 옴',
}

const TABLES: Record<string, string> = {
  visits: '방문',
  restaurant_aliases: '표기',
  reviews: '리뷰',
  favorites: '즐겨찾기',
}

function movedOf({ moved }: NonNullable<HistoryEntry['details']>): string {
  const words = Object.entries(moved ?? {}).flatMap(([table, count]) =>
    TABLES[table] ? [`${TABLES[table]} ${count.toLocaleString()}건`] : [],
  )
  return words.length ? ` · ${words.join(', ')} 옮김` : ''
}

function sentenceOf(entry: HistoryEntry): string {
  const { event, reason, details } = entry
  const why = reason ? `“${reason}”` : ''
  if (event === 'merged' && details) return `합치기 · ${details.title}${movedOf(details)} ${why}`
  if (event === 'merge_undone' && details) return `합치기 풂 · ${details.title} ${why}`
  if (event === 'imported' && details?.visits) return `방문 ${details.visits.toLocaleString()}건 더함`
  return [EVENTS[event], why].filter(Boolean).join(' · ')
}

const REVERTIBLE = ['record_updated', 'record_trashed', 'record_restored']

const isRevertible = ({ event, details, before }: HistoryEntry): boolean =>
  event === 'merged' ? !details?.isUndone : REVERTIBLE.includes(event) && before !== null

const wayBack = ({ event }: HistoryEntry): string => {
  if (event === 'merged') return '합치기 풀기'
  return event === 'record_trashed' ? '복원' : '되돌리기'
}

export function HistoryTab({ record }: { record: Restaurant }) {
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useHistory(record.id, page)
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  if (!data.data.length) return <EmptyState title="아직 바뀐 내역이 없어요." />
  return (
    <>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.data.map((entry) => (
          <HistoryItem key={entry.key} entry={entry} regions={data.regions} record={record} />
        ))}
      </ol>
      {data.total > HISTORY_PAGE_SIZE && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            더 새것
          </Button>
          <Button size="small" disabled={page * HISTORY_PAGE_SIZE >= data.total} onClick={() => setPage(page + 1)}>
            더 옛것
          </Button>
        </Stack>
      )}
    </>
  )
}
