import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { REPORT_DECISIONS, type ReportDecision } from '@/domain/moderation/states'
import { effectOf } from '@/messages/staff/moderation'
import { KeyHint } from '../shortcuts/KeyHint'
import type { ReportRecord } from './report'

interface Props {
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

export function DecisionKeys({ record, days, isDeciding, onDecide }: Props) {
  const [pointed, setPointed] = useState<ReportDecision>('hide')
  const pending = record.reports.filter(({ status }) => status === 'pending')
  const effect = effectOf({
    type: record.targetType,
    decision: pointed,
    reports: pending.length,
    reporters: pending.filter(({ reporter }) => reporter !== null).length,
    hasAuthor: record.writer !== null,
    days,
  })
  return (
    <footer className="keys">
      <p style={{ margin: '0 0 10px' }} id="decision-effect" aria-live="polite">
        {effect.outcome} <b>{effect.closed}</b>이 닫혀요. <span style={{ color: 'var(--soft)' }}>{effect.told}</span>
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
