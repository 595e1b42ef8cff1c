import { ROLES } from '@/domain/roles'
import { oneOf, relation, since, until } from '../filters'
import type { ListSpec } from '../listSpec'

/** LEFT JOIN `a`: the audit entry of the grant's transaction. */
export const ENTRY_OF_GRANT = (grants: string): string => `
  LEFT JOIN LATERAL (
    SELECT e.before, e.reason FROM audit_log e
    WHERE e.subject_type = 'user' AND e.subject_id = ${grants}.user_id
      AND e.event IN ('authz_role_granted', 'authz_role_revoked')
      AND e.occurred_at::timestamptz(3) = ${grants}.created_at AND e.after ->> 'role' = ${grants}.role::text
    ORDER BY e.id DESC LIMIT 1
  ) a ON true`

/** `user` means revoked. */
export const roleList: ListSpec = {
  table: 'role_grants',
  joins: `LEFT JOIN users u ON u.id = t.user_id LEFT JOIN users b ON b.id = t.granted_by_id ${ENTRY_OF_GRANT('t')}`,
  columns: {
    user: 't.user_id',
    nickname: 'u.nickname',
    role: 't.role',
    before: `a.before ->> 'role'`,
    reason: 'a.reason',
    grantedBy: 't.granted_by_id',
    grantedByNickname: 'b.nickname',
    createdAt: 't.created_at',
  },
  sorts: { id: { by: 't.id' }, createdAt: { by: 't.created_at' } },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    user: relation('t.user_id'),
    grantedBy: relation('t.granted_by_id'),
    role: oneOf('t.role', ROLES),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
