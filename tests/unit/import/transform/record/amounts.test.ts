import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { readSample } from '../../readSample'
import { csv } from '../../sampleRows'

describe('Amounts', () => {
  it.each([
    '50,000원',
    '금 50,000원',
    '일금50,000원',
    '50,000 원정',
    '₩50,000',
    '50,000(카드)',
    '50,000 (2건)',
    '50,000-',
    '50,000 제로페이',
    '50천원',
    '5만원',
  ])('An amount of 50,000 won may be written %j', async (amount) => {
    expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({
      status: 'ok',
      amount: 50_000,
    })
  })

  it.each(['50,000 / 20,000', '50,000\n20,000', '50,000 외 20,000', '5만 5천원', '50,000,00', '오만원'])(
    'An amount written %j is rejected',
    async (amount) => {
      expect((await readSample(csv(['일자', '장소', '금액'], ['2024-03-04', '가람식당', amount])))[0]).toMatchObject({
        status: 'error',
        reason: 'amount_unreadable',
      })
    },
  )

  it('An amount is negative even when a spreadsheet shows that only in red', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([
      ['일자', '장소', '금액'],
      ['2024-03-04', '가람식당', -50000],
    ])
    Object.assign(sheet.C2 as object, { z: '#,##0;[Red]#,##0' })
    utils.book_append_sheet(book, sheet, '내역')
    expect((await readSample(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer))[0]).toMatchObject({
      reason: 'amount_negative',
      amount: -50_000,
    })
  })

  const outcomes = async (heading: string, ...amounts: string[]): Promise<string[]> => {
    const rows = amounts.map((amount) => ['2024-03-04', '가람식당', ...amount.split('/')])
    const readings = await readSample(
      csv(['일자', '장소', heading, '인원'], ...rows.map((row) => [...row, ''].slice(0, 4))),
    )
    return readings.map(({ reason, flags }) => `${reason ?? 'ok'} ${flags.join(' ')}`.trim())
  }
  const USUAL = ['84,000', '45,500', '120,000', '66,000', '52,000', '230,000']

  it.each([
    ['alone in its list', '금액', ['65,000,000']],
    ['for which the headcount accounts', '금액', [...USUAL, '65,000,000/300명']],
    ['whose thousandth no line of the list costs', '금액', [...USUAL, '12,000,000']],
    ['in a list with others of its size', '금액', [...USUAL, '9,500,000', '65,000,000']],
  ])('An amount of ten million won and more is imported with a flag: %s', async (_, heading, amounts) => {
    expect((await outcomes(heading, ...amounts)).at(-1)).toBe('ok large_amount')
  })

  it('An amount a thousand times what its list costs is rejected, wherever it stands', async () => {
    const found = await outcomes('금액', '65,000,000', ...USUAL, '84,000,000')
    expect(found).toEqual([
      'amount_thousandfold large_amount',
      ...USUAL.map(() => 'ok'),
      'amount_thousandfold large_amount',
    ])
  })

  it('A list in thousands that holds lines in won rejects these', async () => {
    expect(await outcomes('금액(천원)', '84', '45.5', '120', '66', '52', '65,000')).toEqual([
      ...Array<string>(5).fill('ok'),
      'amount_thousandfold large_amount',
    ])
  })

  it('A list in won under a heading of thousands is rejected line by line', async () => {
    expect(await outcomes('금액(천원)', ...USUAL)).toEqual(USUAL.map(() => 'amount_thousandfold large_amount'))
  })

  it('An amount at the end of a long list is judged by the list', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) => USUAL[i % USUAL.length] ?? '')
    const found = await outcomes('금액', ...many, '65,000,000')
    expect(found.filter((each) => each !== 'ok')).toEqual(['amount_thousandfold large_amount'])
  })
})
