import { afterAll, describe, expect, it } from 'vitest'
import { SAVED_FILTERS_MAX } from '@/domain/backOffice/backOffice'
import { closeReadPools } from '@/infra/database/readPool'
import { addPerson } from '../../setup/staff'
import { addRows } from '../../setup/rows'
import { staffHarness } from './staffHarness'

const { test, browser, signedIn } = staffHarness()
afterAll(() => closeReadPools())

type Browser = ReturnType<typeof browser>

const list = (who: Browser, resource = 'restaurants') => who.send(`/api/v1/staff/filters?resource=${resource}`)
const post = (who: Browser, path: string, body: object) =>
  who.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const save = (who: Browser, name: string, filter: object = { isClosed: true }) =>
  post(who, '/api/v1/staff/filters', { resource: 'restaurants', name, filter })
const names = async (who: Browser): Promise<string[]> =>
  ((await (await list(who)).json()) as { data: { name: string }[] }).data.map(({ name }) => name)

async function staff(role: 'moderator' | 'admin'): Promise<Browser> {
  const email = `${role}${Math.random().toString(36).slice(2)}@example.com`
  await addPerson(test().pool, email, role)
  const one = browser()
  await one.signIn(email)
  return one
}

describe('Saved filters', () => {
  it('A saved filter can be seen and deleted only by the person who saved it', async () => {
    const [one, other] = [await staff('admin'), await staff('admin')]
    const { id } = (await (await save(one, '닫은 듯')).json()) as { id: number }
    expect(await names(one)).toEqual(['닫은 듯'])
    expect(await names(other)).toEqual([])
    expect((await other.send(`/api/v1/staff/filters/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await one.send(`/api/v1/staff/filters/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await names(one)).toEqual([])
  })

  it('Colleagues who may read the list see a shared filter, and only its owner deletes it', async () => {
    const [one, other, moderator] = [await staff('admin'), await staff('admin'), await staff('moderator')]
    const share = (resource: string, name: string) =>
      post(one, '/api/v1/staff/filters', { resource, name, filter: { status: 'hidden' }, isShared: true })
    const { id } = (await (await share('restaurants', '같이 볼 식당')).json()) as { id: number }
    await share('reviews', '같이 볼 리뷰')
    const seen = async (who: Browser, resource: string) =>
      ((await (await list(who, resource)).json()) as { data: object[] }).data
    expect(await seen(other, 'restaurants')).toMatchObject([{ id, name: '같이 볼 식당', isShared: true }])
    expect(await seen(one, 'restaurants')).toMatchObject([{ id, isShared: true, sharedBy: null }])
    expect(await seen(moderator, 'reviews')).toMatchObject([{ name: '같이 볼 리뷰' }])
    expect((await list(moderator)).status).toBe(403)
    expect((await other.send(`/api/v1/staff/filters/${id}`, { method: 'DELETE' })).status).toBe(404)
    await test().pool.query(
      "UPDATE users SET role = 'user' WHERE id = (SELECT user_id FROM staff_saved_filters WHERE id = $1)",
      [id],
    )
    expect(await seen(other, 'restaurants')).toEqual([])
  })

  it('Two saved filters of one person cannot have the same name', async () => {
    const one = await staff('admin')
    expect((await save(one, '다온구')).status).toBe(201)
    expect((await save(one, ' 다온구 ')).status).toBe(409)
    expect((await save(one, '')).status).toBe(400)
  })

  it('Parallel requests cannot save more filters than the limit', async () => {
    const one = await staff('admin')
    const tries = Array.from({ length: SAVED_FILTERS_MAX + 5 }, (_, index) => save(one, `보기 ${index}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(SAVED_FILTERS_MAX)
    expect(await names(one)).toHaveLength(SAVED_FILTERS_MAX)
  })

  it('Staff can use saved filters only for lists that they may read', async () => {
    const moderator = await staff('moderator')
    expect((await list(moderator)).status).toBe(403)
    expect((await list(moderator, 'reviews')).status).toBe(200)
    expect((await list(browser())).status).toBe(401)
    expect(
      (await post(moderator, '/api/v1/staff/list-counts', { resource: 'restaurants', filters: [{}] })).status,
    ).toBe(403)
    expect((await browser().send('/api/v1/staff/regions')).status).toBe(401)
  })
})

it('A count request counts the rows of each filter and gives null for an unknown filter', async () => {
  await addRows(test().pool, 'restaurants', [{ title: '가' }, { title: '나', is_active: false }])
  const filters = [{}, { isActive: false }, { nonsense: 1 }]
  const answer = await post(await signedIn(), '/api/v1/staff/list-counts', { resource: 'restaurants', filters })
  expect(await answer.json()).toEqual({ counts: [2, 1, null] })
})
