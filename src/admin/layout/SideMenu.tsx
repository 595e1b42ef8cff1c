import { useResourceDefinitions } from 'react-admin'
import type { SvgIconComponent } from '@mui/icons-material'
import { Drawer, useMediaQuery } from '@mui/material'
import { NavLink, Link, useLocation } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { canOpen, useStaff } from '../auth'
import { HOME_ICON, MENU, type MenuItem, screensOf } from '../menu'
import { NARROW, PHONE } from '../theme'
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
      </span>{' '}
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
  /** another screen of the item is open */
  isWithin?: boolean
}

function SideMenuItem({ to, icon: Icon, label, count, isWithin = false }: Props) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} title={label} {...(isWithin && { 'aria-current': 'true' })}>
        <Icon aria-hidden="true" />
        <span className="word">{label}</span>
        {count && <span className={count.isUrgent ? 'count urgent' : 'count'}>{count.count.toLocaleString()}</span>}
      </NavLink>
    </li>
  )
}

interface ShownItem extends Pick<MenuItem, 'icon'> {
  resources: ResourceName[]
  all: ResourceName[]
}

const labelOf = ({ resources }: ShownItem): string =>
  resources.map((resource) => RESOURCE_LABELS[resource].name).join('·')

/** The menu as the user may open it. */
function useMenu(): { title: string; items: ShownItem[] }[] {
  const staff = useStaff()
  const screens = useResourceDefinitions()
  const canSee = (resource: ResourceName) => Boolean(screens[resource]?.hasList) && canOpen(staff, resource)
  return MENU.map(({ title, items }) => ({
    title,
    items: items.flatMap((item) => {
      const resources = screensOf(item, canSee)
      return resources.length ? [{ icon: item.icon, resources, all: item.resources }] : []
    }),
  })).filter(({ items }) => items.length > 0)
}

const useScreen = (): string => useLocation().pathname.split('/')[1] ?? ''

interface SideMenuProps {
  isWork: boolean
  /** on a phone, where it is behind a button */
  isOpen: boolean
  onClose: () => void
}

export function SideMenu({ isWork, isOpen, onClose }: SideMenuProps) {
  const isPhone = useMediaQuery(PHONE)
  const isNarrow = useMediaQuery(NARROW)
  if (!isPhone)
    return (
      <Side isRail={isWork || isNarrow} aria-label="운영 메뉴">
        <Items />
      </Side>
    )
  return (
    <Drawer open={isOpen} onClose={onClose} onClick={onClose}>
      <Side isRail={false} aria-label="운영 메뉴" sx={{ '--bar': '52px', width: 260 }}>
        <Items />
      </Side>
    </Drawer>
  )
}

function Items() {
  const { counts, readAt } = useCounts()
  const groups = useMenu()
  const screen = useScreen()
  return (
    <>
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
            {items.map((item) => (
              <SideMenuItem
                key={item.all[0]}
                to={`/${item.resources[0]}`}
                icon={item.icon}
                label={labelOf(item)}
                count={menuCount(counts, item.resources, readAt)}
                isWithin={(item.all as string[]).includes(screen)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The screens of one menu item, above each of them. */
export function ScreenTabs() {
  const { counts, readAt } = useCounts()
  const screen = useScreen()
  const open = useMenu()
    .flatMap(({ items }) => items)
    .find(({ resources }) => (resources as string[]).includes(screen))
  if (!open || open.resources.length === 1) return null
  return (
    <Strip aria-label={labelOf(open)}>
      {open.resources.map((resource) => {
        const count = menuCount(counts, [resource], readAt)?.count.toLocaleString()
        return (
          <NavLink key={resource} to={`/${resource}`}>
            {RESOURCE_LABELS[resource].name} {count && <b>{count}</b>}
          </NavLink>
        )
      })}
    </Strip>
  )
}

const Strip = styled('nav')({
  display: 'flex',
  gap: 18,
  overflowX: 'auto',
  marginBottom: 16,
  borderBottom: '1px solid var(--line)',
  '& a': {
    padding: '7px 0',
    borderBottom: '2px solid transparent',
    color: 'var(--soft)',
    fontSize: 13.5,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&[aria-current]': { borderColor: 'var(--ink)', color: 'var(--ink)' },
  },
  '& b': { fontWeight: 450 },
})
