import { describe, expect, it } from 'vitest'
import { expenseCsv, uploadHarness } from './uploadHarness'

const UNTITLED = '업무추진비 집행내역'
const row = (day: string, place: string) => `2026-05-${day},12:10,${place},간담회,4,카드,52000`

describe('The agency of an upload', () => {
  const harness = uploadHarness()
  const name = (id: number, agency: string, newAgency = false) =>
    harness.json<{ error?: { code: string; message: string } }>('PATCH', `/uploads/${id}`, { agency, newAgency })
  const visits = async (place: string): Promise<number> => {
    const { rows } = await harness
      .test()
      .pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM visits v JOIN restaurants r ON r.id = v.restaurant_id WHERE r.name = $1`,
        [place],
      )
    return rows[0]?.count ?? -1
  }
  /** Uploads a file that names no agency, says whose it is, and asks for its import. */
  const imported = async (file: string, text: string, agency: string, newAgency: boolean) => {
    const id = await harness.send(file, text)
    await harness.settled(id)
    await name(id, agency, newAgency)
    await harness.settled(id)
    await harness.json('POST', `/uploads/${id}/import`)
    return harness.settled(id)
  }

  it('A name that no agency has is refused with the nearest one, and taken once it is said to be new', async () => {
    await imported('first.csv', expenseCsv([row('02', '한들국밥')], UNTITLED), '누리구청', true)
    const id = await harness.send('slip.csv', expenseCsv([row('03', '한들국밥')], UNTITLED))
    await harness.settled(id)
    const refused = await name(id, '누리규청')
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'upload-agency-unknown' } } })
    expect(refused.body.error?.message).toContain('누리구청')
    expect((await harness.read(id)).agency).toBeNull()
    expect((await name(id, '누리구청')).status).toBe(200)
    await harness.settled(id)
    expect((await name(id, '누리규청', true)).status).toBe(200)
    expect((await harness.settled(id)).agency).toBe('누리규청')
  })

  it('The same bytes are never imported for a second agency, however the file is called', async () => {
    const text = expenseCsv([row('06', '도란식당'), row('07', '도란식당')], UNTITLED)
    const first = await imported('a.csv', text, '마루구청', true)
    expect(first.status).toBe('imported')
    const second = await imported('b.csv', text, '마루규청', true)
    expect(second).toMatchObject({
      status: 'read',
      sameFile: [{ fileName: 'a.csv', upload: first.id, agencies: ['마루구청'] }],
      job: {
        status: 'failed',
        error: { code: 'other_agency', params: { value: '마루구청', earlier: { batch: first.batch, file: 'a.csv' } } },
      },
    })
    expect(await visits('도란식당')).toBe(2)

    await harness.json('POST', `/uploads/${first.id}/undo`)
    await harness.settled(first.id)
    await harness.json('POST', `/uploads/${second.id}/import`)
    expect((await harness.settled(second.id)).status).toBe('imported')
    expect(await visits('도란식당')).toBe(2)
  })

  it('The rest of a file comes in later for the same agency, by its other name too', async () => {
    const text = expenseCsv([row('08', '보늬찻집'), '2026-05-09,12:10,보늬찻집,간담회,4,카드,백만'], UNTITLED)
    const first = await imported('c.csv', text, '소담구청', true)
    await harness.test().pool.query(`UPDATE agencies SET aliases = '["소담구"]' WHERE name = '소담구청'`)
    const id = await harness.send('d.csv', text)
    await harness.settled(id)
    await name(id, '소담구')
    await harness.settled(id)
    const corrections = [{ sheet: null, column: 6, row: 4, from: '백만', to: '41000' }]
    await harness.json('PATCH', `/uploads/${id}`, { corrections })
    await harness.settled(id)
    await harness.json('POST', `/uploads/${id}/import`)
    expect(await harness.settled(id)).toMatchObject({ status: 'imported', sameFile: [{ batch: first.batch }] })
    expect(await visits('보늬찻집')).toBe(2)
  })
})
