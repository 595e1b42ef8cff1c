import { isContentType } from '@/domain/moderation/states'
import type { ContentType } from '@/domain/moderation/states'
import { placeNumber } from '../workQueue/placeNumber'

export const TABS = ['pending', 'reviewed', 'dismissed', 'all'] as const
export type Tab = (typeof TABS)[number]

export const TAB_LABELS: Record<Tab, string> = { pending: '대기', reviewed: '처리', dismissed: '기각', all: '모두' }

export interface DeskPlace {
  tab: Tab
  type: ContentType | null
  page: number
  report: number | null
}

export function readPlace(search: URLSearchParams): DeskPlace {
  const type = search.get('type')
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'pending',
    type: isContentType(type) ? type : null,
    page: placeNumber(search.get('page')) ?? 1,
    report: placeNumber(search.get('report')),
  }
}

export function writePlace({ tab, type, page, report }: DeskPlace): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'pending') search.set('tab', tab)
  if (type) search.set('type', type)
  if (page > 1) search.set('page', String(page))
  if (report !== null) search.set('report', String(report))
  return search
}
