import { josa } from 'es-hangul'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { type ReportDecision, REPORT_DECISIONS } from '@/domain/moderation/moderation'
import { effectOf } from '@/messages/staff/moderation'
import { DecisionRows } from '../moderation/FactRows'
import { reasonKey } from '../moderation/useReasonTemplates'
import { useClaim } from './useClaim'
import { waitingReports } from '../moderation/moderated'
import { WriterCard } from '../moderation/WriterCard'
import { useShortcuts } from '../shortcuts/shortcuts'
import { KeyHint } from '../shortcuts/KeyHint'
import { CasePane } from './CasePane'
import { DecisionFields, bodyOf, isTooLong, useDecisionDraft } from './DecisionFields'
import type { ReportRecord, useDecide } from './report'

interface DecisionKeysProps {
  record: ReportRecord
  days: number
  isDeciding: boolean
  onDecide: (decision: ReportDecision) => void
}

const KEYS: Record<ReportDecision, { key: string; label: (days: number) => string }> = {
  hide: { key: 'h', label: () => '숨기고 처리' },
  delete: { key: 'd', label: () => '지우고 처리' },
  dismiss: { key: 'x', label: () => '기각' },
  restrict: { key: 't', label: (days) => `임시조치 ${days}일` },
}

function DecisionKeys({ record, days, isDeciding, onDecide }: DecisionKeysProps) {
  const [pointed, setPointed] = useState<ReportDecision>('hide')
  const effect = effectOf({
    type: record.targetType,
    decision: pointed,
    ...waitingReports(record),
    hasAuthor: record.writer !== null,
    days,
  })
  return (
    <footer className="keys">
      <p style={{ margin: '0 0 10px' }} id="decision-effect" aria-live="polite">
        {effect.outcome} <b>{effect.closed}</b>
        {josa.pick(effect.closed, '이/가')} 닫혀요. <span style={{ color: 'var(--soft)' }}>{effect.notified}</span>
      </p>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} onMouseLeave={() => setPointed('hide')}>
        {REPORT_DECISIONS.map((decision) => (
          <Button
            key={decision}
            size="large"
            variant={decision === 'hide' ? 'contained' : 'outlined'}
            color={decision === 'delete' ? 'error' : 'inherit'}
            disabled={isDeciding}
            aria-describedby="decision-effect"
            startIcon={<KeyHint keys={KEYS[decision].key} />}
            onMouseEnter={() => setPointed(decision)}
            onFocus={() => setPointed(decision)}
            onClick={() => onDecide(decision)}
          >
            {KEYS[decision].label(days)}
          </Button>
        ))}
      </Stack>
    </footer>
  )
}

interface Props {
  record: ReportRecord
  decisions: ReturnType<typeof useDecide>
}

/** Keyed by report, so that fields reset. */
export function OpenCase({ record, decisions: { decide, isDeciding } }: Props) {
  const form = useDecisionDraft(record)
  const { claim, bar } = useClaim(record)
  const onDecide = (decision: ReportDecision) => {
    if (isDeciding || isTooLong(form.draft, decision)) return
    const body = bodyOf(form.draft, decision)
    if (body) decide(record, body)
    else form.setReasonMissing(true)
  }
  useShortcuts('신고 처리', [
    { keys: 'h', label: '숨기고 처리', run: () => onDecide('hide') },
    { keys: 'd', label: '지우고 처리', run: () => onDecide('delete') },
    { keys: 'x', label: '기각', run: () => onDecide('dismiss') },
    { keys: 't', label: '임시조치', run: () => onDecide('restrict') },
    ...form.templates.flatMap(({ reason }, index) => {
      const keys = reasonKey(index)
      const label = reason ? `이유: ${reason}` : '이유 직접 쓰기'
      return keys ? [{ keys, label, run: () => form.choose(reason) }] : []
    }),
    claim,
  ])
  return (
    <>
      <CasePane record={record} bar={bar} />
      <aside className="who" aria-label="작성자와 처리">
        <div style={{ marginBottom: 18 }}>
          <WriterCard writer={record.writer} at={{ resource: 'reports', id: record.id }} />
        </div>
        <DecisionFields form={form} />
      </aside>
      <DecisionKeys record={record} days={form.draft.days} isDeciding={isDeciding} onDecide={onDecide} />
    </>
  )
}

export function ClosedCase({ record, decisions: { undo, isDeciding } }: Props) {
  const { history, reviewedBy } = record
  return (
    <>
      <CasePane record={record} />
      <aside className="who" aria-label="작성자와 처리 기록">
        <WriterCard writer={record.writer} at={{ resource: 'reports', id: record.id }} />
        <h2 style={{ marginTop: 18 }}>이것에 대한 결정</h2>
        {history.length > 0 ? <DecisionRows decisions={history} /> : <p>결정한 기록이 없어요.</p>}
      </aside>
      <footer className="keys">
        <p style={{ margin: '0 0 10px' }}>
          되돌리면 내용이 결정 전으로 돌아가고 함께 닫힌 신고가 모두 다시 기다려요.{' '}
          <span style={{ color: 'var(--soft)' }}>{reviewedBy ? `${reviewedBy} 님의 결정이에요.` : ''}</span>
        </p>
        <Stack direction="row">
          <Button size="large" variant="outlined" disabled={isDeciding} onClick={() => undo(record.id)}>
            결정 되돌리기
          </Button>
        </Stack>
      </footer>
    </>
  )
}
