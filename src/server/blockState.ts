import { instantSql } from './instantSql'

/** By the database's clock. */
export const isBlockedSql = (users: string): string =>
  `(${users}.blocked_at IS NOT NULL AND (${users}.blocked_until IS NULL OR ${users}.blocked_until > now()))`

export const blockSql = (users: string): string =>
  `CASE WHEN ${isBlockedSql(users)}
    THEN jsonb_build_object('until', ${instantSql(`${users}.blocked_until`)}, 'reason', ${users}.blocked_reason) END`
