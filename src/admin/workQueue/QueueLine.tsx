import type { ReactNode } from 'react'
import { QueueButton } from './QueueButton'

interface Props {
  title: string | undefined
  /** how much depends on it */
  figure: number
  unit: string
  isCurrent: boolean
  onOpen: () => void
  children: ReactNode
}

export const QueueLine = ({ title, figure, unit, isCurrent, onOpen, children }: Props) => (
  <QueueButton type="button" onClick={onOpen} aria-current={isCurrent || undefined}>
    <span style={{ display: 'flex', gap: 8, alignItems: 'baseline', minWidth: 0 }}>
      <b style={{ fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{title}</b>
      <span style={{ marginLeft: 'auto', whiteSpace: 'nowrap' }}>
        <b style={{ fontWeight: 650 }}>{figure.toLocaleString()}</b> <small>{unit}</small>
      </span>
    </span>
    <small>{children}</small>
  </QueueButton>
)
