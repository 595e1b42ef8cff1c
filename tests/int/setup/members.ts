import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { ME_PATH } from '@/domain/member/paths'
import type { Role } from '@/domain/roles'
import { startSession } from '@/server/sessions/startSession'
import { sessionCookieName } from '@/server/sessions/cookie'

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
  const { rows } = await pool.query<{ id: number }>('INSERT INTO users (nickname, role) VALUES ($1, $2) RETURNING id', [
    nickname,
    role,
  ])
  const id = rows[0]?.id ?? 0
  await pool.query('INSERT INTO member_identities (issuer, subject, user_id, email) VALUES ($1, $2, $3, $4)', [
    ISSUER,
    subject,
    id,
    email,
  ])
  if (agreed)
    await pool.query(
      'INSERT INTO consents (user_id, terms_id, agreed) SELECT $1, id, true FROM terms_versions WHERE published',
      [id],
    )
  return id
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
    (await send<{ member: object | null }>('GET', ME_PATH)).body.member !== null
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
