import ChevronRight from '@mui/icons-material/ChevronRight'
import type { SvgIconComponent } from '@mui/icons-material'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { PHONE } from '../theme'
import { Rows } from './layout'

export interface HomeRowProps {
  to: string
  icon: SvgIconComponent
  name: string
  note: string
  due: string
  isLate?: boolean
}

export const HomeRow = ({ to, icon: Icon, name, note, due, isLate = false }: HomeRowProps) => (
  <li>
    <Link to={to}>
      <Icon aria-hidden="true" />
      <span style={{ minWidth: 0 }}>
        <span className="name" style={{ display: 'block', ...oneLine }}>
          {name}
        </span>
        <span style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)', ...oneLine }}>{note}</span>
      </span>
      <span className="age" style={isLate ? { color: 'var(--accent)' } : {}}>
        {due}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  </li>
)

export const HomeRows = styled(Rows)({
  '&& > li > a': {
    gridTemplateColumns: '20px minmax(0, 1fr) auto 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto 16px' },
  },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
