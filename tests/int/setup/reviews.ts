import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@/api/createApi'
import { transaction } from '@/infra/database/pool'
import { diskFiles } from '@/infra/files/diskFiles'
import { photoStore } from '@/infra/photoStore'
import { refreshStaleRatings } from '@/server/rankings/ratings'
import { createTestDatabase, createTestReads, type TestDatabase } from './database'
import { seedDirectory, RESTAURANTS } from './directory'
import { emptyTables } from './emptyTables'
import { addMember, memberCookie } from './members'
import { lazyPayload } from './payload'

interface Answer<T> {
  status: number
  body: T & { error?: { code: string; field?: string; merged_into?: number } }
  headers: Headers
}

type Send = <T = object>(method: string, path: string, body?: unknown) => Promise<Answer<T>>

/** A caller of the API: `send` returns the response. */
export interface Caller {
  send: Send
  request: (path: string, init?: RequestInit) => Promise<Response>
}

export interface TestMember extends Caller {
  id: number
  nickname: string
  cookie: string
}

export type TestReviews = Awaited<ReturnType<typeof openReviews>>

/** The API with reviews, photos, a few restaurants and no members yet, on `test` or on a database of its own. */
export async function openReviews(given?: TestDatabase) {
  const test = given ?? (await createTestDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-photos-'))
  const files = diskFiles(folder)
  const photos = photoStore(files)
  const reads = createTestReads(test.url)
  const payload = lazyPayload(test)
  const secret = 'only-for-these-tests-0123456789'
  const app = createApi({
    pool: reads,
    members: { pool: test.pool, payload: payload.start, secret, trustedProxies: 0, photos, media: files },
  })
  const restaurants = await seedDirectory(test.pool, RESTAURANTS)

  function callerWith(cookie: string | null): Caller {
    const request = (path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers)
      if (cookie) headers.set('Cookie', cookie)
      return Promise.resolve(app.request(path, { ...init, headers }))
    }
    return {
      request,
      async send<T = object>(method: string, path: string, body?: unknown) {
        const response = await request(`/api/v1${path}`, {
          method,
          ...(body === undefined
            ? {}
            : {
                headers: { 'Content-Type': 'application/json' },
                body: typeof body === 'string' ? body : JSON.stringify(body),
              }),
        })
        const text = await response.text()
        return {
          status: response.status,
          body: (text ? JSON.parse(text) : {}) as Answer<T>['body'],
          headers: response.headers,
        }
      },
    }
  }

  /** A member who has accepted all terms and is signed in. */
  async function joinIn(nickname: string): Promise<TestMember> {
    const id = await addMember(test.pool, { nickname })
    const cookie = await memberCookie(test.pool, id)
    return { id, nickname, cookie, ...callerWith(cookie) }
  }

  return {
    test,
    photos,
    folder,
    join: joinIn,
    /** For use cases that are called directly. */
    author: (member: number) => ({ pool: test.pool, payload: payload.start, member }),
    visitor: callerWith(null),
    restaurant: (title = '닭한마리') => restaurants.get(title) ?? 0,
    /** Deletes reviews and members, but not the restaurants. */
    async clear() {
      await emptyTables(test.pool, ['reviews', 'posts', 'word_lists', 'review_photos', 'reports', 'rate_limits'])
      await test.pool.query(
        `DELETE FROM users WHERE role = 'user'; UPDATE restaurant_stats SET avg_rating = 0, review_count = 0`,
      )
    },
    /** How each restaurant's rating differs from a naive count of its reviews: empty when all are correct. */
    async wrongNumbers() {
      // Those that met somebody who rewrote the numbers; a job reckons them where the product runs.
      await transaction(test.pool, refreshStaleRatings)
      const { rows } = await test.pool.query<object>(`
        SELECT s.restaurant_id, s.year, s.agency_type, s.avg_rating, s.review_count, w.*
        FROM restaurant_stats s CROSS JOIN LATERAL (
          SELECT count(*)::int AS counted, COALESCE(avg(v.rating), 0)::real AS average FROM reviews v
          WHERE v.restaurant_id = s.restaurant_id AND v.status = 'published' AND v.deleted_at IS NULL) w
        WHERE s.review_count <> w.counted OR s.avg_rating <> w.average`)
      return rows
    },
    async close() {
      rmSync(folder, { recursive: true, force: true })
      await payload.stop()
      await reads.end()
      if (!given) await test.drop()
    },
  }
}
