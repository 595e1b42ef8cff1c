import type { OpenAPIHono } from '@hono/zod-openapi'
import { createApi } from '@/api/createApi'
import type { FavoritePage, Folders } from '@/contract/favorites'
import { createTestDatabase, type TestDatabase } from './database'
import { seedDirectory, RESTAURANTS } from './directory'
import { addMember, memberCookie } from './members'
import { addEach, regionId } from './rows'

interface Answer<T> {
  status: number
  headers: Headers
  code?: string
  body: T
}

export interface TestMember {
  id: number
  nickname: string
  ask: <T = undefined>(method: string, path: string, body?: unknown) => Promise<Answer<T>>
  ids: () => Promise<number[]>
  page: (query?: string) => Promise<FavoritePage>
  folders: () => Promise<Folders>
}

export interface TestFavorites {
  test: TestDatabase
  app: OpenAPIHono
  /** of `PLACES`, by title */
  places: Map<string, number>
  /** a new member who is signed in and has accepted all terms */
  member: (nickname: string) => Promise<TestMember>
  /** a visitor without a session */
  visitor: TestMember['ask']
  /** Adds this many restaurants and returns their ids. */
  addPlaces: (count: number) => Promise<number[]>
  close: () => Promise<void>
}

/** The API with members, on a database of the caller's own with a few restaurants. */
export async function openFavorites(): Promise<TestFavorites> {
  const test = await createTestDatabase()
  const places = await seedDirectory(test.pool, RESTAURANTS)
  const app = createApi({
    pool: test.pool,
    members: { pool: test.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 },
  })

  const askAs =
    (cookie: string | null): TestMember['ask'] =>
    async <T>(method: string, path: string, body?: unknown) => {
      const response = await app.request(`/api/v1${path}`, {
        method,
        headers: {
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const answered = (text ? JSON.parse(text) : undefined) as { error?: { code: string } } | undefined
      return {
        status: response.status,
        headers: response.headers,
        ...(answered?.error && { code: answered.error.code }),
        body: answered as T,
      }
    }

  return {
    test,
    app,
    places,
    visitor: askAs(null),
    async member(nickname) {
      const id = await addMember(test.pool, { nickname })
      const ask = askAs(await memberCookie(test.pool, id))
      return {
        id,
        nickname,
        ask,
        ids: async () => (await ask<{ ids: number[] }>('GET', '/me/favorites/ids')).body.ids,
        page: async (query = '') => (await ask<FavoritePage>('GET', `/me/favorites${query}`)).body,
        folders: async () => (await ask<Folders>('GET', '/me/folders')).body,
      }
    },
    async addPlaces(count) {
      const region_id = await regionId(test.pool, '11110')
      const ids = await addEach(test.pool, 'restaurants', count, (n) => ({ title: `큰상 ${n}`, region_id }))
      await seedDirectory(test.pool, [])
      return ids
    },
    close: () => test.drop(),
  }
}
