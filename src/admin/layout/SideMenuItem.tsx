import type { SvgIconComponent } from '@mui/icons-material'
import { NavLink } from 'react-router-dom'
import type { MenuCount } from './menuCounts'

interface Props {
  to: string
  icon: SvgIconComponent
  label: string
  count?: MenuCount
}

export function SideMenuItem({ to, icon: Icon, label, count }: Props) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} title={label}>
        <Icon aria-hidden="true" />
        <span className="word">{label}</span>
        {count && <span className={count.isUrgent ? 'count urgent' : 'count'}>{count.count.toLocaleString()}</span>}
      </NavLink>
    </li>
  )
}
