import { afterEach, expect, it, vi } from 'vitest'
import { AUDIT_EVENTS, isAuditEvent } from '@/domain/audit'
import { log } from '@/infra/log'
import { audit } from '@/server/audit'

const sql = { query: () => Promise.resolve({ rows: [], rowCount: 1 }) }

afterEach(() => void vi.restoreAllMocks())

it('A security event is logged once with its name and fields, at its own level', () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  audit(sql, 'authz_role_granted', { person: 1, role: 'admin', by: null })
  audit(sql, 'authn_login_lock', { kind: 'staff', who: undefined })
  expect(info.mock.calls).toEqual([
    [{ event: 'authz_role_granted', person: 1, role: 'admin', by: null }, 'role granted'],
  ])
  expect(warn.mock.calls).toEqual([
    [{ event: 'authn_login_lock', kind: 'staff', who: undefined }, 'sign-in failed, and the account is locked'],
  ])
})

it('Names of security events are lower-case words joined by underscores', () => {
  for (const name of Object.keys(AUDIT_EVENTS)) expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/)
})

it('A value that only looks like a security event is not accepted as one', () => {
  expect(['toString', 'request', 7, undefined].filter(isAuditEvent)).toEqual([])
})
