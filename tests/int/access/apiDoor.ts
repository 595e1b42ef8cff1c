import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import { ROUTES } from '@/api/routes'
import { mayDo, memberBar, type Permission } from '@/domain/access/permissions'
import { TABLE } from '@/domain/access/table'
import { isStaffRole } from '@/domain/roles'
import { seedDirectory, RESTAURANTS } from '../setup/directory'
import { shareWith } from '../setup/favoriteShare'
import { addMember, memberCookie } from '../setup/members'
import type { TestPayload } from '../setup/payload'
import { addStaff } from '../setup/payloadRest'
import { addRow } from '../setup/rows'
import { SAMPLES } from './apiSamples'

const SECRET = 'only-for-these-tests-0123456789'
const TOKEN = 'list-that-is-shared-00'
const PHOTO = 'photo-of-a-bowl-of-soup'

export const CALLERS = ['visitor', 'member', 'owing', 'blocked', 'moderator', 'editor', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

export const PERMISSIONS = Object.fromEntries(
  Object.values(ROUTES)
    .flat()
    .map(({ id, permission }): [string, Permission] => [id, permission]),
)

export interface Operation {
  id: string
  method: string
  path: string
  /** null: everyone may call it */
  session: 'member' | 'staff' | 'signUp' | null
}

export interface Target {
  restaurant: number
  review: number
}

/** By the table of access: a staff session is no member's, and no session counts where none is asked for. */
export function apiAllows(caller: Caller, { id, session }: Operation): boolean {
  const permission = PERMISSIONS[id]
  if (!permission) throw new Error(`${id} has no cell`)
  const [verb, subject] = permission
  if (session === 'staff') return isStaffRole(caller) && mayDo({ role: caller }, verb, subject)
  if (session !== 'member') return TABLE[subject][verb]?.includes('visitor') ?? false
  const isMember = ['member', 'owing', 'blocked'].includes(caller)
  return isMember && !memberBar([verb, subject], { isBlocked: caller === 'blocked', owesConsent: caller === 'owing' })
}

interface Described {
  operationId: Operation['id']
  security?: object[]
}

/** `/api/v1` with a restaurant, a review, a photo and a shared list to ask about. */
export async function openApiDoor(test: TestPayload) {
  const { pool } = test
  const places = await seedDirectory(pool, RESTAURANTS)
  const restaurant = places.get('닭한마리') ?? 0
  const owner = await addMember(pool, { nickname: '쓴 사람' })
  const addReview = (of: number) => addRow(pool, 'reviews', { restaurant_id: of, user_id: owner })
  const review = await addReview(restaurant)
  await addRow(pool, 'review_photos', { name: PHOTO, user_id: owner, review_id: review })
  await addRow(pool, 'favorite_shares', { ...shareWith(TOKEN), user_id: owner })
  const callers = { secret: SECRET, trustedProxies: 0 }
  const members = { pool, payload: () => Promise.resolve(test.payload), ...callers }
  const app: OpenAPIHono = createApi({ pool, writes: pool, callers, tickets: { pool, ...callers }, members })
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security }]): Operation => ({
        id: operationId,
        method: method.toUpperCase(),
        path,
        session: (Object.keys(security?.[0] ?? {})[0] ?? null) as Operation['session'],
      })),
    )
  let people = 0
  const cookies = new Map<Caller, string>()

  async function newCookie(caller: Caller): Promise<string> {
    const nickname = `사람 ${++people}`
    if (caller === 'visitor') return ''
    if (isStaffRole(caller)) return (await addStaff(test, nickname, caller)).cookie
    const id = await addMember(pool, { nickname, agreed: caller !== 'owing' })
    if (caller === 'blocked')
      await pool.query(`UPDATE users SET blocked_at = now(), blocked_reason = '시험' WHERE id = $1`, [id])
    return memberCookie(pool, id)
  }

  async function call({ id, method, path }: Operation, caller: Caller, of: Target = { restaurant, review }) {
    const values: Record<string, string | number> = {
      ...{ restaurantId: of.restaurant, token: TOKEN, kind: 'visits', slug: 'lunch', name: PHOTO, x: 13_970, y: 6_344 },
      ...{ date: '2026-01-01', file: 'restaurants.csv.gz', id: 1_999_999_999 },
      ...(path.includes('/follows/{kind}') && { kind: 'agency', target: 1 }),
      ...(path.includes('/restaurants/{id}') && { id: of.restaurant }),
      ...(path.includes('/reviews/{id}') && { id: of.review }),
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    // All callers try one address from one network, more often than it takes to lock it.
    if (id === 'signInStaff') await pool.query('DELETE FROM staff_login_attempts')
    const { body, form, query = {} } = SAMPLES[id] ?? {}
    const photo = id === 'sendPhoto' && new FormData()
    if (photo) photo.set('photo', new File(['x'], 'x.png'))
    const cookie = cookies.get(caller) ?? (await newCookie(caller))
    const response = await app.request(`${address}?${new URLSearchParams(query)}`, {
      method,
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(photo && { body: photo }),
      ...(form && { body: new URLSearchParams(form) }),
    })
    const { status } = response
    // What was written must not decide the next operation.
    if (method !== 'GET' && status < 400) cookies.delete(caller)
    else cookies.set(caller, cookie)
    return { status, text: await response.text() }
  }
  return { operations, call, addReview, other: places.get('빈대떡') ?? 0 }
}
