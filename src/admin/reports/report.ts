import { useDataProvider } from 'react-admin'
import type { ModerationDetail } from '@/domain/moderation/detail'
import {
  type ContentType,
  type ReportOutcome,
  type ReportReason,
  type ReportStatus,
  isContentType,
  type ReportDecision,
} from '@/domain/moderation/moderation'
import { decisionName } from '@/messages/staff/moderation'
import { FULL_RECORD, type BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { placeNumber } from '../workQueue/useDesk'
import { useDecisions } from '../workQueue/useDecisions'

export interface ReportRow {
  id: number
  version: string
  targetType: ContentType
  target: number
  targetExcerpt: string | null
  reason: ReportReason
  status: ReportStatus
  outcome: ReportOutcome | null
  reviewedAt: string | null
  reviewedBy: string | null
  createdAt: string
  /** who looks at it now */
  claimedBy: string | null
  /** reports of the same item in the same state */
  reportCount: number
}

export type ReportRecord = ReportRow & ModerationDetail

export const wholeReportKey = (id: number) => ['reports', 'getOne', { id: String(id), meta: FULL_RECORD }]

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

interface DecisionBody {
  decision: ReportDecision
  reason: string
}

interface Moves {
  onGone: (report: number) => void
  onBack: (report: number) => void
}

export function useDecide(moves: Moves) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  async function firstWas(report: number): Promise<string> {
    const first = await provider.getOne<ReportRecord>('reports', { id: report }).catch(() => null)
    const who = first?.data.reviewedBy
    return `${who ? `${who} 님이` : '다른 운영자가'} 먼저 처리했어요. 다음 신고로 넘어왔어요.`
  }
  const { decide, ...rest } = useDecisions<{ record: ReportRecord; body: DecisionBody }, { reports: number }>({
    ...moves,
    resource: 'reports',
    also: ['reviews', 'comments', 'posts'],
    wholeKey: wholeReportKey,
    idOf: ({ record }) => record.id,
    actionOf: ({ body }) => ({ name: 'resolve', body }),
    nameOf: ({ record, body: { decision } }, { reports }) =>
      `${decisionName(record.targetType, decision)} · 신고 ${reports.toLocaleString('ko-KR')}건 닫음`,
    firstWas,
    undone: '되돌렸어요. 신고가 다시 기다려요.',
  })
  return { ...rest, decide: (record: ReportRecord, body: DecisionBody) => decide({ record, body }) }
}
