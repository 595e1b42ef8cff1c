import { useDataProvider } from 'react-admin'
import type { ReportDecision } from '@/domain/moderation/states'
import { decisionName } from '@/messages/staff/moderation'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useDecisions } from '../workQueue/useDecisions'
import { type ReportRecord, wholeReportKey } from './report'

export interface DecisionBody {
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
