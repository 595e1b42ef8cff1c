import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'
import { addRow } from '../../setup/rows'

describe('Visits in the back office', () => {
  let test: TestPayload
  let admin: { id: number; cookie: string }
  let send: ReturnType<typeof staffCaller>
  let place: { restaurant_id: number; agency_id: number }
  let visit: number

  beforeAll(async () => {
    test = await createTestPayload()
    place = {
      restaurant_id: await addRow(test.pool, 'restaurants', { title: '두레솥밥' }),
      agency_id: await addRow(test.pool, 'agencies', { name: '다온구' }),
    }
    admin = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, admin.cookie)
  })
  beforeEach(async () => {
    visit = await addRow(test.pool, 'visits', {
      ...place,
      spent_at: '2026-01-05T03:00:00Z',
      amount: 54000,
      data_source: 'crawled',
    })
  })
  afterAll(() => test.drop())

  const read = async () => JSON.parse((await send('GET', `/visits/${visit}`)).text) as Record<string, unknown>
  const write = async (data: object) => {
    const { version } = await read()
    const { status, text } = await send('PUT', `/visits/${visit}`, { version, ...data })
    return { status, body: JSON.parse(text) as Record<string, unknown> }
  }

  it('Neither the status nor a published figure of a visit can change without a reason', async () => {
    expect((await write({ status: 'disputed' })).status).toBe(400)
    const disputed = await send('POST', `/visits/${visit}/status`, {
      status: 'disputed',
      reason: '금액이 다르다는 연락',
    })
    expect(disputed.body).toMatchObject({ status: 'disputed', dataSource: 'crawled' })
    const refused = await write({ amount: 45000 })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: { correctionReason: expect.any(String) as string } })
    const corrected = await write({ amount: 45000, correctionReason: '원문과 다름' })
    expect(corrected.body).toMatchObject({
      amount: 45000,
      dataSource: 'corrected',
      correctionReason: '원문과 다름',
      correctedBy: '윤서진',
    })
  })

  it('An admin cannot set the source of a visit', async () => {
    const { body } = await write({ dataSource: 'manual' })
    expect(body.dataSource).toBe('crawled')
  })

  it('A visit that was made by hand can be deleted and restored, and counts again', async () => {
    const { restaurant } = await read()
    const values = { restaurant, agency: (await read()).agency, spentAt: '2026-01-06T03:00:00Z', amount: 31_000 }
    const { id } = JSON.parse((await send('POST', '/visits', { ...values, notes: '영수증을 봄' })).text) as {
      id: number
    }
    const counted = async () =>
      (JSON.parse((await send('GET', `/restaurants/${restaurant as number}`)).text) as { visitCount: number })
        .visitCount
    const before = await counted()
    expect((await send('DELETE', `/visits/${id}`)).status).toBe(200)
    expect((await send('GET', `/visits/${id}`)).status).toBe(404)
    expect(await counted()).toBe(before - 1)
    const restore = () => send('POST', '/visits/actions/restore', { ids: [id], reason: '잘못 지움' })
    const answers = await Promise.all([restore(), restore()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const { text } = await send('GET', `/visits/${id}`)
    expect(JSON.parse(text)).toMatchObject({ id, amount: 31_000, notes: '영수증을 봄', dataSource: 'manual' })
    expect(await counted()).toBe(before)
    const { rows } = await test.pool.query<{ event: string; reason: string | null }>(
      `SELECT event, reason FROM audit_log WHERE subject_type = 'visit' AND subject_id = $1 ORDER BY id DESC LIMIT 2`,
      [id],
    )
    expect(rows).toEqual([
      { event: 'record_restored', reason: '잘못 지움' },
      { event: 'record_deleted', reason: null },
    ])
  })

  it('A visit from a file cannot be deleted by hand, and nobody but an admin restores one', async () => {
    expect((await send('DELETE', `/visits/${visit}`)).status).toBe(409)
    const moderator = staffCaller(test, (await addStaff(test, '도하람', 'moderator')).cookie)
    expect((await moderator('POST', '/visits/actions/restore', { ids: [visit] })).status).toBe(403)
    expect((await send('POST', '/visits/actions/restore', { ids: [visit] })).status).toBe(404)
  })
})
