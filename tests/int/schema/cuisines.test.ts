import { afterAll, beforeAll, expect, it } from 'vitest'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { down, up } from '../../../migrations/20261128_004500_cuisines'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'

const NAMES = [
  '달빛횟집',
  '달빛수산',
  '달빛모둠회',
  '달빛해물탕',
  '달빛낙지',
  '달빛장어',
  '달빛스시',
  '달빛돌솥비빔',
  '달빛우동',
]
/** As the version before classified them. */
const BEFORE: Record<string, string | null> = { 달빛스시: '일식', 달빛돌솥비빔: null, 달빛우동: '일식' }

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('Stored places of fish get the cuisine of their name, and the migration has a way back', async () => {
  for (const name of NAMES)
    await addRow(test.pool, 'restaurants', {
      name,
      title: name,
      category: 'restaurant',
      sub_category: name in BEFORE ? BEFORE[name] : '횟집',
    })
  const db = { execute: (text: string) => test.pool.query(text) }
  const stored = async () => {
    const { rows } = await test.pool.query<{ name: string; kind: string | null }>(
      'SELECT name, sub_category AS kind FROM restaurants WHERE name = ANY ($1)',
      [NAMES],
    )
    return Object.fromEntries(rows.map(({ name, kind }) => [name, kind]))
  }
  await up({ db })
  expect(await stored()).toEqual(Object.fromEntries(NAMES.map((name) => [name, classifyPlace(name).subCategory])))
  await down({ db })
  expect(Object.values(await stored())).not.toContain('회·초밥')
})
