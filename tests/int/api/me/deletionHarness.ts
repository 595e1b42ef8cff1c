import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApi } from '@/api/createApi'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { log } from '@/infra/log'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, RESTAURANTS } from '../../setup/directory'
import { emptyTables } from '../../setup/emptyTables'
import { type FakeKakaoApi, startFakeKakaoApi } from '../../setup/fakeKakaoApi'
import { addMember, ISSUER, memberBrowser, type NewMember } from '../../setup/members'
import { type LazyPayload, lazyPayload } from '../../setup/payload'
import { addRow } from '../../setup/rows'

/** The member API next to a fake Kakao, for the tests of one file. */
export function deletionHarness() {
  let database: TestDatabase
  let payload: LazyPayload
  let fake: FakeKakaoApi
  let app: OpenAPIHono
  let restaurants: [number, number]
  let foreignReview: number
  const kakao = () => ({ issuer: ISSUER, key: 'an-admin-key-of-tests', appId: null, url: fake.url })
  const harness = () => ({
    pool: database.pool,
    payload: payload.start,
    secret: 'only-for-these-tests-0123456789',
    trustedProxies: 0,
  })

  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    payload = lazyPayload(database)
    fake = await startFakeKakaoApi()
    app = createApi({ pool: database.pool, members: { ...harness(), kakao: kakao() } })
    const ids = await seedDirectory(database.pool, RESTAURANTS)
    restaurants = [ids.get('닭한마리') ?? 0, ids.get('빈대떡') ?? 0]
  })
  beforeEach(async () => {
    fake.calls.length = 0
    fake.answer = { status: 200, body: '{"id":1}' }
    // And all that refers to members: what one test leaves of a member, the next would find.
    const made = ['provider_unlink_outbox', 'erasures', 'payload_preferences', 'payload_locked_documents', 'users']
    await emptyTables(database.pool, made)
    const neighbour = await addMember(database.pool, { nickname: '남은이웃' })
    foreignReview = await addRow(database.pool, 'reviews', { restaurant_id: restaurants[0], user_id: neighbour })
  })
  afterAll(async () => {
    await fake.close()
    await payload.stop()
    await database.drop()
  })

  const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(sql, values)).rows
  const signedIn = async (member: NewMember) => {
    const id = await addMember(database.pool, member)
    return { id, ...(await memberBrowser(app, database.pool, id)) }
  }
  return {
    database: () => database,
    fake: () => fake,
    app: () => app,
    restaurants: () => restaurants,
    foreignReview: () => foreignReview,
    kakao,
    harness,
    rowsOf,
    pending: () =>
      rowsOf<{ subject: string; attempts: number }>(
        'SELECT subject, attempts FROM provider_unlink_outbox ORDER BY subject',
      ),
    signedIn,
    leave: (one: Awaited<ReturnType<typeof signedIn>>, confirm: unknown = DELETE_CONFIRMATION) =>
      one.send('DELETE', '/api/v1/me', { confirm }),
  }
}
