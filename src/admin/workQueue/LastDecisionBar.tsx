import { styled } from '@mui/material/styles'
import { Button } from '@mui/material'
import { KeyHint } from '../shortcuts/KeyHint'
import type { Decisions } from './useDecisions'

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '3px 16px',
  minHeight: 34,
  borderTop: '1px solid var(--line)',
  background: 'var(--wash)',
  fontSize: 13,
})

/** Stays until the next decision, unlike a toast. */
export function LastDecisionBar({
  decisions,
}: {
  decisions: Pick<Decisions, 'last' | 'said' | 'undo' | 'isDeciding'>
}) {
  const { last, said, undo, isDeciding } = decisions
  return (
    <div role="status">
      {said && <Bar>{said}</Bar>}
      {last && (
        <Bar>
          <span>마지막 결정: {last.name}</span>
          <Button size="small" disabled={isDeciding} onClick={() => undo(last.id)} startIcon={<KeyHint keys="z" />}>
            되돌리기
          </Button>
        </Bar>
      )}
    </div>
  )
}
