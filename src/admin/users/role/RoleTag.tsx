import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { StatusTag, type StatusTone } from '../../kit/StatusTag'

const TONES: Record<Role, StatusTone> = { admin: 'ok', editor: 'ok', moderator: 'ok', user: 'plain' }

export const RoleTag = ({ role }: { role: Role }) => <StatusTag tone={TONES[role]}>{ROLE_LABELS[role]}</StatusTag>
