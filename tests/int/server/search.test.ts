import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchJamo } from '@/domain/search/searchJamo'
import { suggest } from '@/server/directory/suggest'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { seedDirectory, RESTAURANTS } from '../setup/directory'

describe('Search as you type', () => {
  let database: TestDatabase
  const titles = async (q: string) => (await suggest(database.pool, q)).restaurants.map(({ title }) => title)
  beforeAll(async () => {
    database = await createTestDatabase()
    await seedDirectory(database.pool, RESTAURANTS)
  })
  afterAll(() => database.drop())

  it.each([
    ['part of a name', '희네빈', '순희네 빈대떡'],
    ['an open syllable', '희', '순희네 빈대떡'],
    ['a closed syllable', '떡', '순희네 빈대떡'],
    ['an unfinished syllable', '달', '닭한마리'],
    ['a consonant after a syllable', '순희네 ㅂ', '순희네 빈대떡'],
    ['initial consonants', 'ㅅㅎㄴ', '순희네 빈대떡'],
    ['one initial consonant', 'ㄷ', '닭한마리'],
    ['a misspelled syllable', '순희네빈데떡', '순희네 빈대떡'],
    ['a missing consonant', '닭하마리', '닭한마리'],
    ['a name and its district', '순희네 종로', '순희네 빈대떡'],
    ['a district and a name', '종로구 순희네', '순희네 빈대떡'],
    ['name and district without a space', '순희네종로구', '순희네 빈대떡'],
    ['a province, a district and a name', '서울 중구 순희', '순희네 시청점'],
    ['a name without its space', '순희네시청점', '순희네 시청점'],
    ['Hangul typed in Latin', 'tnsgmlsp', '순희네 빈대떡'],
    ['a double consonant typed in Latin', 'Ejr', '순희네 빈대떡'],
    ['Latin in any case', 'BLUE t', 'Blue Table'],
    ['decomposed input', '순희네'.normalize('NFD'), '순희네 빈대떡'],
  ])('A restaurant is found by %s', async (_what, q, title) => {
    expect(await titles(q)).toContain(title)
  })

  it('The exact name comes first, then beginnings, then parts, regardless of visits', async () => {
    expect(await titles('빈대떡')).toEqual(['빈대떡', '순희네 빈대떡'])
    expect(await titles('순희네')).toEqual(['순희네 빈대떡', '순희네 시청점'])
  })

  it('A restaurant in the named district comes first', async () => {
    expect((await titles('순희네 중구'))[0]).toBe('순희네 시청점')
  })

  it('A hidden restaurant is never suggested', async () => {
    expect(await titles('숨은집')).toEqual([])
  })

  it('Districts are suggested by their beginning or its initial consonants', async () => {
    expect((await suggest(database.pool, '종로')).regions.map(({ district }) => district)).toContain('종로구')
    expect((await suggest(database.pool, 'ㅈㄹㄱ')).regions.map(({ district }) => district)).toContain('종로구')
  })

  it('An input without searchable characters finds nothing', async () => {
    for (const q of ['', '   ', '%%%', '___', '\\', '\0', '\ud800']) expect(await titles(q)).toEqual([])
  })

  it('Names are decomposed in SQL exactly as queries are in the application', async () => {
    const names = [
      '순희네 빈대떡',
      '값진 닭(본점)',
      'Café Ｂ＆B 2호',
      'ㅎㅎ식당',
      '떡볶이·순대',
      '왜관쉐프',
      '한우1++',
      '까치-둥지',
      'İstanbul',
    ]
    for (const name of names.flatMap((name) => [name, name.normalize('NFD')])) {
      const { rows } = await database.pool.query<{ letters: string }>('SELECT search_jamo($1) AS letters', [name])
      expect(searchJamo(name)).toBe(rows[0]?.letters)
    }
  })
})
