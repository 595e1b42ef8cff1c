import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import type { Role } from '@/domain/roles'
import { startSession } from '@/server/sessions/session'
import { sessionCookieName } from '@/server/sessions/cookie'
import { addEach, addRow } from './rows'

export const ISSUER = 'https://kauth.kakao.com'

export interface NewMember {
  nickname: string
  subject?: string
  email?: string | null
  role?: Role
  /** has accepted the terms in force */
  agreed?: boolean
}

/** Somebody who signed up with the provider. */
export async function addMember(
  pool: Pool,
  { nickname, subject = `s-${nickname}`, email = null, role = 'user', agreed = true }: NewMember,
): Promise<number> {
  const id = await addRow(pool, 'users', { nickname, role })
  await addRow(pool, 'member_identities', { issuer: ISSUER, subject, user_id: id, email })
  if (agreed) await addConsents(pool, id)
  return id
}

/** Decisions of a member on the published terms, or on those of the given codes. */
export async function addConsents(pool: Pool, user: number, agreed = true, codes?: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: number; code: string }>('SELECT id, code FROM terms_versions WHERE published')
  const decided = rows.filter(({ code }) => codes?.includes(code) ?? true)
  await addEach(pool, 'consents', decided, ({ id }) => ({ user_id: user, terms_id: id, agreed }))
}

interface Answer<T> {
  status: number
  headers: Headers
  text: string
  body: T & { error?: { code: string; field?: string } }
}

/** The Cookie header of a browser that is signed in as a member, with a session of its own. */
export async function memberCookie(pool: Pool, userId: number, device = 'Chrome · Windows'): Promise<string> {
  const token = await startSession(pool, { kind: 'member', userId, device, presentedToken: null })
  return `${sessionCookieName('member')}=${token}`
}

/** A browser that is signed in as a member, with a session of its own. */
export async function memberBrowser(app: OpenAPIHono, pool: Pool, userId: number, device = 'Chrome · Windows') {
  const cookie = await memberCookie(pool, userId, device)
  const send = async <T = object>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const response = await app.request(path, {
      method,
      headers: { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text ? JSON.parse(text) : {}) as Answer<T>['body'],
    }
  }
  /** Whether the session is still valid. */
  const isSignedIn = async (): Promise<boolean> =>
    (await send<{ member: object | null }>('GET', '/api/v1/me')).body.member !== null
  return { cookie, send, isSignedIn }
}

/** Every row of every table, as text: what a copy of the database would reveal. */
export async function dumpDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const tables = await Promise.all(
    rows.map(async ({ name }) =>
      (await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).rows.map(
        ({ row }) => `${name} ${row}`,
      ),
    ),
  )
  return tables.flat().join('\n')
}
