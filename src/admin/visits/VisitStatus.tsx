import { VISIT_STATUS_LABELS } from '@/messages/labels'
import { StatusTag, type StatusTone } from '../kit/StatusTag'
import type { VisitStatusCode } from '@/domain/expense/visitSummary'

const TONES: Record<VisitStatusCode, StatusTone> = { confirmed: 'ok', pending: 'mid', disputed: 'bad' }

export const VisitStatus = ({ status }: { status: VisitStatusCode }) => (
  <StatusTag tone={TONES[status]}>{VISIT_STATUS_LABELS[status]}</StatusTag>
)
