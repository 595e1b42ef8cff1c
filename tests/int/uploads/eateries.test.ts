import { describe, expect, it } from 'vitest'
import type { UploadRow } from '@/contract/uploadRows'
import { expenseCsv, uploadHarness } from './uploadHarness'

describe('Place cells that staff say name a place to eat', () => {
  const harness = uploadHarness()
  const rowsOf = async (id: number) =>
    (await harness.json<{ rows: UploadRow[] }>('GET', `/uploads/${id}/rows`)).body.rows.map((row) => [
      row.row,
      row.status,
      row.reason,
      row.reading.places,
    ])

  it('Staff overrule that a cell is no restaurant, take it back, and import it as its visits', async () => {
    const id = await harness.send(
      'list.csv',
      expenseCsv([
        '2026-05-04,12:10,한들농협 하나로마트,간담회,4,카드,52000',
        '2026-05-05,12:10,한들농협 하나로마트,간담회,4,카드,53000',
        '2026-05-06,12:10,한들꽃집,간담회,4,카드,54000',
        '2026-05-07,12:10,온새미한상,상품권 구입,4,카드,55000',
      ]),
    )
    expect(await harness.settled(id)).toMatchObject({ counts: { ok: 0, skip: 4 } })
    const eateries = ['한들농협 하나로마트', '온새미한상']
    await harness.json('PATCH', `/uploads/${id}`, { eateries })
    expect(await harness.settled(id)).toMatchObject({ counts: { ok: 3, skip: 1 }, overlay: { eateries } })
    expect(await rowsOf(id)).toEqual([
      [3, 'ok', null, ['한들농협 하나로마트']],
      [4, 'ok', null, ['한들농협 하나로마트']],
      [5, 'skip', 'place_not_eating', []],
      [6, 'ok', null, ['온새미한상']],
    ])
    await harness.json('PATCH', `/uploads/${id}`, { eateries: ['한들농협 하나로마트'] })
    expect(await harness.settled(id)).toMatchObject({ counts: { ok: 2, skip: 2 } })
    await harness.json('POST', `/uploads/${id}/import`)
    expect(await harness.settled(id)).toMatchObject({ result: { visitsMade: 2, restaurantsNew: 1 } })
  })

  it('What may be the name of a person stays out even where staff overrule the reader', async () => {
    const id = await harness.send(
      'names.csv',
      expenseCsv([
        '2026-05-04,12:10,홍길동,경조사비 지급,1,카드,50000',
        '2026-05-05,12:10,홍길동 팀장 외 3명,간담회,4,카드,53000',
      ]),
    )
    await harness.settled(id)
    const { body } = await harness.json<{ data: { value: string }[] }>('GET', `/uploads/${id}/problems`)
    const eateries = [...body.data.map(({ value }) => value), '홍길동', '홍길동 팀장 외 3명']
    await harness.json('PATCH', `/uploads/${id}`, { eateries })
    await harness.settled(id)
    expect(await rowsOf(id)).toEqual([
      [3, 'skip', 'place_person', []],
      [4, 'skip', 'place_not_eating', []],
    ])
  })

  it('One answer covers its whole group and is undone as a whole; rows left out are not read again', async () => {
    const id = await harness.send(
      'group.csv',
      expenseCsv([
        '2026-05-04,12:10,한들농협 하나로마트,간담회,4,카드,52000',
        '2026-05-05,12:10,두레농협 하나로마트,간담회,4,카드,53000',
        '2026-05-06,12:10,집무실,다과,4,카드,54000',
      ]),
    )
    expect(await harness.settled(id)).toMatchObject({ counts: { ok: 0, skip: 3 } })
    const answer = { kind: 'eateries', reason: 'place_not_eating', rows: 2 }
    const eateries = ['한들농협 하나로마트', '두레농협 하나로마트']
    await harness.json('PATCH', `/uploads/${id}`, { answer: { ...answer, eateries } })
    const answered = await harness.settled(id)
    expect(answered).toMatchObject({ counts: { ok: 2 }, overlay: { eateries, answers: [{ id: 1, ...answer }] } })
    await harness.json('PATCH', `/uploads/${id}`, { answer: { ...answer, kind: 'left_out', rows: 1 } })
    const left = await harness.settled(id)
    expect(left.overlay.answers?.map(({ kind }) => kind)).toEqual(['eateries', 'left_out'])
    expect(left.revision).toBe(answered.revision)
    await harness.json('PATCH', `/uploads/${id}`, { undoAnswer: 1 })
    expect(await harness.settled(id)).toMatchObject({
      counts: { ok: 0, skip: 3 },
      overlay: { eateries: [], answers: [{ id: 2, kind: 'left_out' }] },
    })
  })
})
