import { useResourceDefinitions } from 'react-admin'
import type { SvgIconComponent } from '@mui/icons-material'
import { NavLink, Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { RESOURCE_LABELS } from '@/resources/labels'
import { canOpen, useStaff } from '../auth'
import { HOME_ICON, MENU, type MenuItem } from '../menu'
import { Side } from './Frame'
import { menuCount, type MenuCount, useCounts } from './menuCounts'

const LogoLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'var(--bar)',
  padding: '0 8px',
  fontWeight: 800,
  fontSize: 17,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'var(--ink)',
  '& b': { color: 'var(--accent)', fontWeight: 800 },
  '& small': {
    fontSize: 11.5,
    fontWeight: 600,
    letterSpacing: 0,
    color: 'var(--soft)',
    border: '1px solid var(--line)',
    borderRadius: 4,
    padding: '1px 5px',
  },
})

function Logo() {
  return (
    <LogoLink to="/" className="logo" aria-label="공공밥상 운영, 대시보드">
      <span className="full">
        공공<b>밥상</b>
      </span>
      <b className="mark">밥</b>
      <small className="full">운영</small>
    </LogoLink>
  )
}

interface Props {
  to: string
  icon: SvgIconComponent
  label: string
  count?: MenuCount
}

function SideMenuItem({ to, icon: Icon, label, count }: Props) {
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

export function SideMenu({ isWork }: { isWork: boolean }) {
  const staff = useStaff()
  const { counts, readAt } = useCounts()
  const screens = useResourceDefinitions()
  const isShown = ({ resource }: MenuItem) => screens[resource]?.hasList && canOpen(staff, resource)
  const groups = MENU.map(({ title, items }) => ({ title, items: items.filter(isShown) })).filter(
    ({ items }) => items.length > 0,
  )
  return (
    <Side isWork={isWork} aria-label="운영 메뉴">
      <Logo />
      <ul>
        <SideMenuItem to="/" icon={HOME_ICON} label="대시보드" />
      </ul>
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2>
            <span className="word">{title}</span>
          </h2>
          <ul>
            {items.map(({ resource, icon }) => (
              <SideMenuItem
                key={resource}
                to={`/${resource}`}
                icon={icon}
                label={RESOURCE_LABELS[resource].name}
                count={menuCount(counts, resource, readAt)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Side>
  )
}
