import { styled } from '@mui/material/styles'
import type { Due } from '@/domain/moderation/due'

const ROUND = 2 * Math.PI * 12.5
const COLOURS = { late: 'var(--accent)', soon: 'var(--warn)', calm: 'var(--soft)' } as const

export const dueColour = ({ tone }: Due): string => COLOURS[tone]

const Ring = styled('svg')({
  width: 30,
  height: 30,
  flex: 'none',
  transform: 'rotate(-90deg)',
  '& circle': { fill: 'none', stroke: 'var(--line)', strokeWidth: 3.2 },
})

export const DueRing = ({ due }: { due: Due }) => (
  <Ring viewBox="0 0 30 30" aria-hidden="true">
    <circle cx="15" cy="15" r="12.5" />
    <circle cx="15" cy="15" r="12.5" style={{ stroke: dueColour(due) }} strokeDasharray={`${due.gone * ROUND} 99`} />
  </Ring>
)
