import { randomBytes, randomUUID } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { SIGN_IN_FORM_PATH } from '@/domain/staff/staff'
import type { Role } from '@/domain/roles'
import { storePassword } from '@/server/staff/password'
import { hashPassword } from '@/server/passwords'
import { addRow } from './rows'

/** The password of every test account: strong enough for the rules. */
export const PASSWORD = '곰솥 마흔두그릇의 밥'
/** Hashing is slow on purpose: once a worker is enough. */
let passwordHash: Promise<string> | undefined

/** An account with PASSWORD; also with the role `user`, which the command line does not create. */
export async function addPerson(pool: Pool, email: string | null, role: Role): Promise<number> {
  const nickname = `이름 ${(email ?? randomUUID()).split('@', 1)[0] ?? ''}`.slice(0, 20)
  const id = await addRow(pool, 'users', { email, nickname, role })
  await storePassword(pool, id, await (passwordHash ??= hashPassword(PASSWORD)))
  return id
}

/** A network that no other browser of the test is in. */
export const someNetwork = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

/**
 * A browser of staff, which keeps its cookies.
 * @param from the address it connects from
 */
export function staffBrowser(app: OpenAPIHono, from = someNetwork()) {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, ...(cookies && { Cookie: cookies }) }
    const response = await app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress: from } } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=')
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  const cookieOf = (name: string) => (jar.has(name) ? `${name}=${jar.get(name) ?? ''}` : '')
  return {
    send,
    cookie: () => cookieOf('gonggong_staff'),
    /** its cookies, to read and to change */
    jar,
    signIn: (email: string, password = PASSWORD) =>
      send('/api/v1/staff/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    submit: (fields: Record<string, string>) =>
      send(SIGN_IN_FORM_PATH, { method: 'POST', body: new URLSearchParams(fields) }),
    signOut: () => send('/api/v1/staff/session', { method: 'DELETE' }),
    who: () => send('/api/v1/staff/session'),
  }
}
