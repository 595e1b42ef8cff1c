import { type Action, ADMIN_SCREENS, isResource, mayDo } from '@/domain/backOffice/permissions'

/** react-admin's names of what screens do. */
const ACTIONS: Record<string, Action> = { create: 'create', edit: 'update', delete: 'delete' }

/** Whether a person may open a screen, or do there what react-admin calls `action`; what is not a resource is open. */
export function canOpen(staff: { role: string } | undefined, screen: string, action = 'list'): boolean {
  if ((ADMIN_SCREENS as readonly string[]).includes(screen)) return staff?.role === 'admin'
  return !isResource(screen) || mayDo(staff, ACTIONS[action] ?? 'read', screen)
}
