import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaff } from '../../setup/payloadRest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { staffCaller } from '../../setup/staffApi'
import { addRow } from '../../setup/rows'

describe('Visits in the back office', () => {
  let test: TestPayload
  let admin: { id: number; cookie: string }
  let send: ReturnType<typeof staffCaller>
  let visit: number

  beforeAll(async () => {
    test = await createTestPayload()
    admin = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, admin.cookie)
    visit = await addRow(test.pool, 'visits', {
      restaurant_id: await addRow(test.pool, 'restaurants', { title: '두레솥밥' }),
      agency_id: await addRow(test.pool, 'agencies', { name: '다온구' }),
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
    const { body } = await write({ dataSource: 'crawled' })
    expect(body.dataSource).toBe('corrected')
  })
})
