import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { UnreadPart } from '@/domain/expense/importReport'
import { unreadPart } from '@/messages/importReasons'
import { compoundFiles, sampleHwp } from './extract/sampleHwp'
import { sampleHwpx } from './extract/sampleTable'
import { accountOf } from './readSample'
import { RECORD, csv, workbook } from './sampleRows'

const HEADINGS = ['일자', '장소', '금액', '인원']
const row = (day: number, amount: number | string = 50_000): string[] => [
  `2024-03-0${day}`,
  '가람식당',
  String(amount),
  '4',
]
const list = [HEADINGS, row(1), row(2)]
const told = async (bytes: Buffer | string): Promise<UnreadPart[]> => (await accountOf(bytes)).unread

describe('What is not read of a file', () => {
  it('Nothing of a list under its title and above its total is unread', async () => {
    const account = await accountOf(csv(['2024년 3월 업무추진비'], ...list, ['합계', '', '100000', '']))
    expect(account).toMatchObject({ seen: 5, frame: 3, records: 2, unread: [] })
  })

  it('A sheet whose headings nobody knows is named, with its rows and characters', async () => {
    const unknown = [['언제', '어디', '얼마'], RECORD, RECORD]
    expect(await told(workbook({ 총무과: list, 복지과: unknown }))).toEqual([
      { kind: 'sheet', sheet: '복지과', at: 1, rows: 3, letters: 44 },
    ])
  })

  it('A sheet before the list is named too, and an empty one is not', async () => {
    expect(await told(workbook({ 표지: [['업무추진비']], 빈장: [], 총무과: list }))).toEqual([
      { kind: 'sheet', sheet: '표지', at: 1, rows: 1, letters: 5 },
    ])
  })

  it('The rows of a table below the list are named without its headings', async () => {
    const budget = [
      ['구분', '예산액', '집행액', '잔액'],
      ['시책', '900', '100', '800'],
      ['기관', '700', '100', '600'],
    ]
    expect(await told(workbook({ 총무과: [...list, ...budget] }))).toEqual([
      { kind: 'table', sheet: '총무과', at: 5, rows: 2, letters: 22 },
    ])
    expect(unreadPart({ kind: 'table', sheet: '총무과', at: 5, rows: 2, letters: 22 })).toBe(
      '시트 ‘총무과’, 5행부터 다른 표 (2행)',
    )
  })

  it('Records of a table over the list whose headings nobody knows are named', async () => {
    const rows = [['언제', '어디', '얼마', '몇'], row(4), row(5), [], ...list]
    expect(await told(workbook({ 총무과: rows }))).toMatchObject([{ kind: 'table', sheet: '총무과', at: 2, rows: 2 }])
  })

  it('A total over the list is no record that was not read', async () => {
    expect(await told(workbook({ 총무과: [['2024. 3. 31. 기준', '', '합계', '100,000'], ...list] }))).toEqual([])
  })

  it('A damaged section of a Hangul document is named, and the sections around it are read', async () => {
    const binary = compoundFiles.read(sampleHwp(list), { type: 'buffer' })
    compoundFiles.utils.cfb_add(binary, '/BodyText/Section1', Buffer.alloc(200, 7))
    const parts = unzipSync(await sampleHwpx())
    const contents = strFromU8(parts['Contents/content.hpf'] ?? new Uint8Array())
    const packed = {
      ...parts,
      // A second section next to the first in the list of parts and in their order.
      'Contents/content.hpf': strToU8(
        contents.replace(/<opf:item(?:ref)? id(?:ref)?="section0".*?>/g, (part) => part + part.replaceAll('n0', 'n1')),
      ),
      'Contents/section1.xml': strToU8('<hs:sec><hp:p>'),
    }
    const damaged = { kind: 'section', sheet: null, at: 2, rows: 0, letters: 0 } as const
    for (const file of [compoundFiles.write(binary, { type: 'buffer' }), Buffer.from(zipSync(packed))]) {
      const { unread, records } = await accountOf(file)
      expect(unread).toEqual([damaged])
      expect(records).toBeGreaterThan(0)
    }
    expect(unreadPart(damaged)).toBe('2번째 구역 (깨져서 읽지 못한 부분)')
  })

  it('Tables side by side are counted row by row on each side', async () => {
    const title = ['3월 업무추진비']
    const both = list.map((cells) => [...cells, '', ...cells])
    const { seen, frame, records, unread } = await accountOf(workbook({ 표: [title, ...both] }))
    expect(records).toBe(4)
    expect({ unread, rest: seen - frame }).toEqual({ unread: [], rest: 4 })
  })
})
