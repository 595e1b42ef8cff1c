import { expect, it } from 'vitest'
import { nameKey, phoneticKey, pronouncedKey } from '@/domain/place/keys/nameKey'
import { phoneticSql } from '@/import/load/linkage/buildBlockingTable'
import { labelledCells, OWN_LABELS, UNSEEN_SHAPES } from '../../unit/domain/place/cells'
import { directoryOfImports } from './directoryOfImports'

const { database } = directoryOfImports()

it('The SQL phonetic key equals the domain’s for every labelled name', async () => {
  const names = labelledCells([...OWN_LABELS, ...UNSEEN_SHAPES]).flatMap(({ shops }) => shops.map(({ name }) => name))
  const keys = [...new Set(['챠이나프로', '쨔장명가', 'BBQ까페', '부페쥬쥬', ...names].map(nameKey))]
  const { rows } = await database().pool.query<{ key: string; heard: string }>(
    `SELECT key, ${phoneticSql('key')} AS heard FROM unnest($1::text[]) AS key`,
    [keys],
  )
  expect(rows.map(({ heard }) => heard)).toEqual(rows.map(({ key }) => phoneticKey(pronouncedKey(key))))
  expect(keys.length).toBeGreaterThan(2_000)
})
