import { ROLES } from '@/domain/roles'
import { isBlockedSql } from '@/server/blockState'
import { accountsWithRole, anyContains, flag, search, since, until } from '../filters'
import type { ListSpec } from '../listSpec'
import { USER_DETAIL } from './userDetail'

const GRANT = (column: string): string =>
  `(SELECT ${column} FROM role_grants g LEFT JOIN users b ON b.id = g.granted_by_id
     WHERE g.user_id = t.id ORDER BY g.id DESC LIMIT 1)`

const BLOCKED = isBlockedSql('t')

export const userList: ListSpec = {
  table: 'users',
  columns: {
    nickname: 't.nickname',
    email: 't.email',
    role: 't.role',
    region: 't.region',
    grantedAt: `CASE WHEN t.role <> 'user' THEN ${GRANT('g.created_at')} END`,
    grantedBy: `CASE WHEN t.role <> 'user' THEN ${GRANT('b.nickname')} END`,
    // Can be neither demoted nor deleted.
    isLastAdmin: `t.role = 'admin' AND (SELECT count(*) FROM users x WHERE x.role = 'admin') = 1`,
    createdAt: 't.created_at',
    lastSignInAt: 't.last_sign_in_at',
    isBlocked: BLOCKED,
    blockedUntil: `CASE WHEN ${BLOCKED} THEN t.blocked_until END`,
  },
  detail: USER_DETAIL,
  sorts: {
    id: { by: 't.id' },
    createdAt: { by: 't.created_at' },
    nickname: { by: 't.nickname' },
    // As in the index, never counts as longest ago.
    lastSignInAt: { by: `coalesce(t.last_sign_in_at, '-infinity')` },
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.nickname', 't.email'], typed, bind)),
    role: accountsWithRole('t.role', ROLES),
    blocked: flag(BLOCKED),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
