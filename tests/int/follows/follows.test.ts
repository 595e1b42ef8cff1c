import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Follows } from '@/contract/follows'
import { FOLLOWS_MAX } from '@/domain/follow/follow'
import { log } from '@/infra/log'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { memberBrowser } from '../setup/members'
import { addEach } from '../setup/rows'
import { newsHarness } from './newsHarness'

let database: TestDatabase
let app: OpenAPIHono
const { api, member, agency } = newsHarness(() => database)
let one: Awaited<ReturnType<typeof memberBrowser>>
let user: number
beforeAll(async () => {
  log.level = 'silent'
  database = await createTestDatabase()
  app = api()
})
afterAll(() => database.drop())
beforeEach(async () => {
  user = await member()
  one = await memberBrowser(app, database.pool, user)
})
const list = async (who = one) => (await who.send<Follows>('GET', '/api/v1/me/follows')).body.data
const put = async (target: string, who = one) => (await who.send('PUT', `/api/v1/me/follows/${target}`)).status
const remove = async (target: string, who = one) => (await who.send('DELETE', `/api/v1/me/follows/${target}`)).status

describe('Following institutions and districts', () => {
  it('A member follows both, sees them, and stops', async () => {
    const of = await agency()
    expect([await put(`agency/${of}`), await put(`agency/${of}`), await put('region/11140')]).toEqual([204, 204, 204])
    expect((await list()).map(({ kind, target, name }) => [kind, target, name])).toEqual([
      ['region', '11140', '서울 중구'],
      ['agency', String(of), expect.stringMatching(/^가온기관/)],
    ])
    expect([await remove(`agency/${of}`), await remove(`agency/${of}`)]).toEqual([204, 204])
    expect((await list()).map(({ target }) => target)).toEqual(['11140'])
  })

  it('What does not exist gets an error, and a visitor gets 401', async () => {
    expect([await put('agency/999999999'), await put('region/99999')]).toEqual([404, 400])
    expect(await Promise.all(['agency/x', 'agency/-1', 'place/1', 'region/1234567890'].map((of) => put(of)))).toEqual([
      400, 400, 400, 400,
    ])
    const visitor = await app.request('/api/v1/me/follows/region/11140', { method: 'PUT' })
    expect([visitor.status, await list()]).toEqual([401, []])
  })

  it('Another member’s choice is neither seen nor ended', async () => {
    const other = await memberBrowser(app, database.pool, await member())
    await put('region/11140')
    await remove('region/11140', other)
    expect([await list(other), (await list()).length]).toEqual([[], 1])
  })

  it('At the limit parallel requests are refused with its number', async () => {
    const agencies = await addEach(database.pool, 'agencies', FOLLOWS_MAX + 4, (n) => ({ name: `많은 기관 ${n}` }))
    await addEach(database.pool, 'follows', agencies.slice(0, FOLLOWS_MAX - 1), (agency_id) => ({
      ...{ user_id: user, agency_id },
    }))
    const asked = await Promise.all(agencies.slice(FOLLOWS_MAX - 1).map((id) => put(`agency/${id}`)))
    expect(asked.sort()).toEqual([204, 409, 409, 409, 409])
    expect(await list()).toHaveLength(FOLLOWS_MAX)
    const { body } = await one.send('PUT', '/api/v1/me/follows/region/11140')
    expect(body.error).toMatchObject({
      code: 'follows-limit-reached',
      message: expect.stringContaining('100곳') as string,
    })
  })
})
