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

const SORTS = {
  pending: { field: 'createdAt', order: 'ASC' },
  reviewed: { field: 'reviewedAt', order: 'DESC' },
  dismissed: { field: 'reviewedAt', order: 'DESC' },
  all: { field: 'createdAt', order: 'DESC' },
} as const

export const useQueue = ({ tab, type, page }: DeskPlace) =>
  useGetList<ReportRow>(
    'reports',
    { filter: filterOf(tab, type), sort: SORTS[tab], pagination: { page, perPage: QUEUE_ROWS } },
    { refetchInterval: DESK_EVERY_MS },
  )

export const useReportCounts = (type: DeskPlace['type']) => useTabCounts('reports', TABS, (tab) => filterOf(tab, type))
