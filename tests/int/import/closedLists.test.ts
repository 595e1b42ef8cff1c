import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { createApi } from '@/api/createApi'
import { COMPOUND, GIVEN_FIRST, GIVEN_LAST, SURNAMES } from '@/domain/person/nameSyllables.data'
import { isNamedPlace } from '@/domain/place/lexicon/locality'
import { NO_PLACE_WORDS } from '@/domain/place/words/placeWords'
import { importFile } from '@/import/load/importFile'
import { openFile } from '@/import/extract/openFile'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'
import { scaled } from '../../setup/scale'
import { directoryOfImports, NOW } from './directoryOfImports'

type Shape = (name: string) => string

const PLACES: Shape[] = [
  (name) => `달빛식당 ${name}`,
  (name) => `달빛식당/${name}`,
  (name) => `달빛식당, ${name}`,
  (name) => `${name}_달빛식당`,
  (name) => `${name}-달빛식당`,
  (name) => `달빛식당(${name})`,
  (name) => `달빛식당 02-123-4567 ${name}`,
  (name) => `달빛식당 (중구 무교로 17, ${name})`,
]

const PURPOSES: Shape[] = [
  (name) => `${name} 격려`,
  (name) => `${name}과 오찬`,
  (name) => `${name}, 김영희 면담`,
  (name) => `직원 ${name} 전입 환영`,
  (name) => `업무협의(${name})`,
  (name) => `${name} 선생 모시고 식사`,
  (name) => name,
  (name) => `${name}네 식구 초청`,
  (name) => `[${name}] 다과 구매`,
]
const DEPARTMENTS: Shape[] = [
  (name) => name,
  (name) => `${name}과`,
  (name) => `${name}팀`,
  (name) => `총무과 ${name}`,
  (name) => `총무과(${name})`,
  (name) => `${name} 총무과`,
  (name) => `${name} 국장`,
  (name) => `총무과${name}`,
  (name) => `${name}센터 1팀`,
  (name) => `총무과 담당 ${name}`,
  (name) => `행정국/${name}`,
]
const PAYMENTS: Shape[] = [
  (name) => `${name} 카드`,
  (name) => name,
  (name) => `카드(${name})`,
  (name) => `현금/${name}`,
  (name) => `${name}개인카드`,
  (name) => `계좌이체 ${name}`,
  (name) => `${name} 선결제`,
]

const lexicon = shippedLexicon()

/** Every surname, each with several given names of two syllables; names of quarters have their own test. */
const NAMES = [...SURNAMES, ...COMPOUND].flatMap((surname, i) =>
  fc
    .sample(fc.tuple(fc.constantFrom(...GIVEN_FIRST), fc.constantFrom(...GIVEN_LAST)), {
      seed: i,
      numRuns: scaled(3, 30),
    })
    .map(([first, last]) => `${surname}${first}${last}`)
    .filter((name) => !name.endsWith('동') && !isNamedPlace(name) && !lexicon.isLicensed(name)),
)

const { database, files, select } = directoryOfImports()

/** A row for each name, its shapes going round so that every pair of shapes meets. */
const LINES = NAMES.map((name, i) => {
  const shaped = (shapes: readonly Shape[]): string => `"${(shapes[i % shapes.length] ?? String)(name)}"`
  const day = `2024-03-${String(1 + (i % 28)).padStart(2, '0')}`
  return [day, shaped(PLACES), 5000 + i, ...[PURPOSES, DEPARTMENTS, PAYMENTS].map(shaped)].join()
})

const load = async () => {
  const path = files.write('names.csv', ['일자,장소,금액,내역,부서,결제방법', ...LINES].join('\n'))
  return importFile(database().pool, await openFile(path), NOW, '서울특별시 마포구', {
    words: { ...NO_PLACE_WORDS, lexicon },
  })
}

const inText = (text: string): string[] => NAMES.filter((name) => text.includes(name))

describe('Names in the columns place, purpose, department and payment', () => {
  it('No name is stored in any table, shown by the API, exported or found', async () => {
    const report = await load()
    expect(report).toMatchObject({ rowsVisited: NAMES.length, rowsSkipped: 0, rowsRejected: 0 })
    expect(report.departmentsDropped).toBeGreaterThan(NAMES.length / 3)
    const tables = await select(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
    for (const { name } of tables as { name: string }[])
      expect(inText(JSON.stringify(await select(`SELECT t::text AS row FROM ${name} t`))), name).toEqual([])

    const [visit] = (await select('SELECT restaurant_id AS restaurant, agency_id AS agency FROM visits LIMIT 1')) as {
      restaurant: number
      agency: number
    }[]
    const { pool } = database()
    const app = createApi({ pool, writes: pool })
    const answer = async (path: string) => {
      const response = await app.request(`/api/v1${path}`)
      expect(response.status, path).toBe(200)
      return response.text()
    }
    const place = `/restaurants/${visit?.restaurant}`
    for (const path of [place, `${place}/visits`, `${place}/visits.csv`, `/agencies/${visit?.agency}/visits.csv`])
      expect(inText(await answer(path)), path).toEqual([])
    for (const name of NAMES.slice(0, 20))
      expect(JSON.parse(await answer(`/restaurants?q=${encodeURIComponent(name)}`))).toMatchObject({ data: [] })
  })

  it('Codes alone are stored of purpose and payment, and units of departments', async () => {
    await load()
    expect(await select('SELECT DISTINCT name FROM departments ORDER BY 1')).toEqual([
      { name: '총무과' },
      { name: '행정국' },
    ])
    for (const column of ['occasion', 'payment_method'])
      await expect(database().pool.query(`UPDATE visits SET ${column} = '홍길동'`)).rejects.toThrow(
        'invalid input value',
      )
  })

  it('Persons in the names of a file and its sheets are stored nowhere, and their rows stay apart', async () => {
    const book = utils.book_new()
    const persons = ['송경희', '방준', '팽도현', '빈서연']
    for (const person of persons)
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([
          [`2024년 3월 ${person} 업무추진비`],
          ['일자', '장소', '금액'],
          ['2024-03-04', '달빛식당', 20_000],
        ]),
        person,
      )
    const path = files.write(`3월_${persons[0]}.xlsx`, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
    const report = await importFile(database().pool, await openFile(path), NOW, '서울특별시 마포구')
    expect(report).toMatchObject({ visitsMade: persons.length, file: '3월_○○○.xlsx' })
    expect(await select('SELECT sheet FROM visits ORDER BY id')).toEqual(
      ['○○○', '○○○ (2)', '○○○ (3)', '○○○ (4)'].map((sheet) => ({ sheet })),
    )
    const tables = (await select(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)) as {
      name: string
    }[]
    for (const { name } of tables) {
      const rows = JSON.stringify(await select(`SELECT t::text AS row FROM ${name} t`))
      expect(
        persons.filter((person) => rows.includes(person)),
        name,
      ).toEqual([])
    }
    const again = await importFile(database().pool, await openFile(path), NOW, '서울특별시 마포구')
    expect(again).toMatchObject({ visitsMade: 0, rowsKnown: persons.length })
  })
})
