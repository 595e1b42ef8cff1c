import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHORT_TEXT_MAX, SUB_CATEGORY_MAX } from '@/domain/directory/directory'
import { AMOUNT_MAX_WON, AMOUNT_MIN_WON, HEADCOUNT_MAX } from '@/domain/expense/limits'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, payloadCaller, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'
import { addRow } from '../../setup/rows'

const PLACE = { name: '두레솥밥', address: '서울특별시 종로구 자하문로 8' }
const LONG = '가'.repeat(SHORT_TEXT_MAX + 1)

/** What a restaurant may not be, by the field that is at fault. */
const BAD_PLACES: [string, object][] = [
  ['name', { name: LONG }],
  ['branch', { branch: LONG }],
  ['address', { address: LONG }],
  ['subCategory', { subCategory: '가'.repeat(SUB_CATEGORY_MAX + 1) }],
  ['phone', { phone: '0'.repeat(20_000) }],
  ['phone', { phone: '010-1234-5678' }],
  ['longitude', { latitude: 37.5 }],
  ['latitude', { latitude: 48.85, longitude: 2.35 }],
  ['closedOn', { closedOn: '2100-01-01' }],
  ['verifiedOn', { verifiedOn: '2100-01-01' }],
]
const BAD_VISITS: [string, object][] = [
  ['amount', { amount: 100_000_000_000_000 }],
  ['amount', { amount: AMOUNT_MAX_WON + 1 }],
  ['amount', { amount: AMOUNT_MIN_WON - 1 }],
  ['amount', { amount: 5_000.5 }],
  ['headcount', { headcount: HEADCOUNT_MAX + 1 }],
  ['headcount', { headcount: 0 }],
  ['spentAt', { spentAt: '2100-01-05T03:00:00Z' }],
  ['spentAt', { spentAt: '1970-01-01T03:00:00Z' }],
  ['notes', { notes: '가'.repeat(2_001) }],
]

describe('Limits of records', () => {
  let test: TestPayload
  let send: Send
  let rest: Send
  let visit: object
  beforeAll(async () => {
    test = await createTestPayload()
    const { cookie } = await addStaff(test, '윤서진', 'admin')
    send = staffCaller(test, cookie)
    rest = payloadCaller(test, cookie)
    visit = {
      restaurant: await addRow(test.pool, 'restaurants', { title: '온새미한상' }),
      agency: await addRow(test.pool, 'agencies', { name: '다온구' }),
      spentAt: '2026-01-05T03:00:00Z',
    }
  })
  afterAll(() => test.drop())

  it.each(BAD_PLACES)('A restaurant is not stored with a wrong %s: %j', async (field, fault) => {
    const made = await send('POST', '/restaurants', { ...PLACE, ...fault })
    expect(made.status, made.text).toBe(400)
    expect(Object.keys((made.body as { errors: object }).errors)).toContain(field)
    expect((await rest('POST', '/restaurants', { ...PLACE, ...fault })).status).toBe(400)
  })

  it.each(BAD_VISITS)('A visit is not stored with a wrong %s: %j', async (field, fault) => {
    const made = await send('POST', '/visits', { ...visit, amount: 52_000, headcount: 4, ...fault })
    expect(made.status, made.text).toBe(400)
    expect(Object.keys((made.body as { errors: object }).errors)).toContain(field)
    expect((await rest('POST', '/visits', { ...visit, ...fault })).status).toBe(400)
  })

  it('An institution’s name has a limit', async () => {
    expect((await send('POST', '/agencies', { name: LONG, type: 'other' })).status).toBe(400)
    expect((await send('POST', '/agencies', { name: LONG.slice(1), type: 'other' })).status).toBe(201)
  })

  it('A telephone number is stored in one spelling', async () => {
    const { text } = await send('POST', '/restaurants', { ...PLACE, branch: '본점', phone: '02) 123 4567' })
    expect(JSON.parse(text)).toMatchObject({ phone: '02-123-4567' })
  })

  it('A record that breaks a limit of today can be changed in other fields', async () => {
    const id = await addRow(test.pool, 'restaurants', {
      title: '한울국수',
      name: '한울국수',
      phone: '010-1111-2222',
      latitude: 37.5,
    })
    const { version } = JSON.parse((await send('GET', `/restaurants/${id}`)).text) as { version: string }
    const changed = await send('PUT', `/restaurants/${id}`, { version, branch: '시청점' })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body).toMatchObject({ branch: '시청점', phone: '010-1111-2222' })
  })
})
