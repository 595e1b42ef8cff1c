import { type Action, ADMIN_SCREENS, isResource, mayDo } from '@/domain/backOffice/permissions'

const ACTIONS: Record<string, Action> = { create: 'create', edit: 'update', delete: 'delete' }

export function canOpen(staff: { role: string } | undefined, screen: string, action = 'list'): boolean {
  if ((ADMIN_SCREENS as readonly string[]).includes(screen)) return staff?.role === 'admin'
  return !isResource(screen) || mayDo(staff, ACTIONS[action] ?? 'read', screen)
}
