import { useGetList } from 'react-admin'
import { DESK_EVERY_MS, useTabCounts } from '../workQueue/useTabCounts'
import type { ReportRow } from './report'
import { type DeskPlace, type Tab, TABS } from './tabs'

export const QUEUE_ROWS = 50

const filterOf = (tab: Tab, type: DeskPlace['type']) => ({
  isFirst: true,
  ...(tab !== 'all' && { status: tab }),
  ...(type && { targetType: type }),
})

/** Pending reports by longest wait, decided ones by latest decision. */
const SORTS = {
  pending: { field: 'createdAt', order: 'ASC' },
  reviewed: { field: 'reviewedAt', order: 'DESC' },
  dismissed: { field: 'reviewedAt', order: 'DESC' },
  all: { field: 'createdAt', order: 'DESC' },
} as const

/** The queue, refetched every half minute because other staff decide too. */
export const useQueue = ({ tab, type, page }: DeskPlace) =>
  useGetList<ReportRow>(
    'reports',
    { filter: filterOf(tab, type), sort: SORTS[tab], pagination: { page, perPage: QUEUE_ROWS } },
    { refetchInterval: DESK_EVERY_MS },
  )

/** The number of reports per tab; undefined while loading. */
export const useReportCounts = (type: DeskPlace['type']) => useTabCounts('reports', TABS, (tab) => filterOf(tab, type))
