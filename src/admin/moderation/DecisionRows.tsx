import type { PastDecision } from '@/domain/moderation/detail'
import { decisionName } from '@/messages/staff/moderation'
import { koreanDate } from '../kit/dates/koreanDate'
import { FactRows } from './FactRows'

export const DecisionRows = ({ decisions }: { decisions: PastDecision[] }) => (
  <FactRows>
    {decisions.map(({ id, type, decision, reason, by, at, isUndone }) => (
      <li key={id}>
        <span className="soft">{koreanDate(at)}</span>
        <span style={isUndone ? { color: 'var(--soft)', textDecoration: 'line-through' } : undefined}>
          {decisionName(type, decision)} · {reason}
        </span>
        <span className="soft">{isUndone ? '되돌림' : (by ?? '')}</span>
      </li>
    ))}
  </FactRows>
)
