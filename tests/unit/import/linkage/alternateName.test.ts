import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { alternateNameKey } from '@/import/linkage/alternateName'
import { person, PLACES } from '../../domain/place/namedCells'

const lexicon = new NameLexicon(1, new LexiconBuilder().build())
const alternateOf = (cell: string) => alternateNameKey(cell, parsePlace(cell), lexicon)

describe('Other names of a cell', () => {
  it.each([
    ['모크(MOK)', 'mok'],
    ['달빛식당(별커피)', '별커피'],
    ['송도코다리(송도식당) (중구 다동 5)', '송도식당'],
    ['래빛플러스(래빛)', '래빛'],
  ])('The name in brackets is the other name of %s', (cell, key) => {
    expect(alternateOf(cell)).toBe(key)
  })

  it.each([
    '달빛식당',
    '달빛식당 (중구 다동 5)',
    '달빛식당(시청점)',
    '달빛식당(시청)점',
    '달빛식당(한식)',
    '달빛식당(1층)',
    '달빛식당(3)',
    '달빛식당(신용카드)',
    '달빛식당, 별커피(MOK)',
  ])('The cell %s has no other name', (cell) => {
    expect(alternateOf(cell)).toBeNull()
  })

  it.each(PLACES.map((cell) => [cell('홍길동'), cell] as const))('A person is not another name in %s', (_, cell) => {
    fc.assert(
      fc.property(person, (name) => {
        expect(alternateOf(cell(name)) ?? '').not.toContain(name)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['남궁민수', '김아라솔', 'JOHN SMITH', '홍*동', '홍길*', '홍**', '홍ㅇㅇ', '한정식', '김솔', '강무실'])(
    'The long, Latin, masked, short or rare name %s is not another name',
    (name) => {
      expect(alternateOf(`달빛식당(${name})`)).toBeNull()
    },
  )
})
