import { useResourceDefinitions } from 'react-admin'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { canOpen } from '../auth/canOpen'
import { useStaff } from '../auth/useStaff'
import { HOME_ICON, MENU, type MenuItem } from '../menu'
import { Side } from './Frame'
import { Logo } from './Logo'
import { menuCount } from './menuCounts'
import { SideMenuItem } from './SideMenuItem'
import { useCounts } from './useCounts'

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
