import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { matchKeys } from '@/domain/place/match/matchKeys'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import { labelledCells, OWN_LABELS } from '../cells'

const words = (nonplace: string[], chains: string[] = []) => ({
  nonplace: new Set(nonplace),
  chains: new Set(chains),
  lexicon: null,
})
const shopsOf = (raw: string, given: ReturnType<typeof words>) =>
  parsePlaceWith(raw, given).shops.map(({ name, branch }) => [name, branch])

describe('words of staff', () => {
  it('change no reading while there are none, nor where no cell has them', () => {
    for (const { raw: cell } of labelledCells(OWN_LABELS)) {
      expect(parsePlaceWith(cell, NO_PLACE_WORDS)).toEqual(parsePlace(cell))
      expect(parsePlaceWith(cell, words(['없는낱말하나'], ['없는체인하나']))).toEqual(parsePlace(cell))
    }
  })

  it('take a name away that is no place to eat, and leave the others of its cell', () => {
    expect(parsePlace('누리별관').kind).toBe('shop')
    expect(parsePlaceWith('누리 별관', words(['누리별관']))).toEqual({
      kind: 'nonplace',
      shops: [],
      why: ['nonplace:words'],
    })
    expect(shopsOf('누리별관, 모롱이국수', words(['누리별관']))).toEqual([['모롱이국수', null]])
    expect(shopsOf('누리별관식당', words(['누리별관']))).toEqual([['누리별관식당', null]])
  })

  it("split a chain's branch off as that of a chain that was always known", () => {
    const chain = words([], ['온새미커피'])
    expect(shopsOf('온새미커피 하늘빛점', chain)).toEqual([['온새미커피', '하늘빛점']])
    expect(shopsOf('온새미커피하늘빛점', chain)).toEqual([['온새미커피', '하늘빛점']])
    expect(shopsOf('온새미커피', chain)).toEqual([['온새미커피', null]])
    expect(shopsOf('온새미커피국수', chain)).toEqual(shopsOf('온새미커피국수', words([])))
    expect(shopsOf('온새미커피(하늘빛점)', chain)).toEqual([['온새미커피', '하늘빛점']])
  })

  it("read a chain whose name looks like an office's, with its address", () => {
    expect(parsePlace('온새미상사').kind).toBe('nonplace')
    const chain = words([], ['온새미상사'])
    expect(shopsOf('온새미상사', chain)).toEqual([['온새미상사', null]])
    expect(parsePlaceWith('온새미상사 하늘빛점 (서울특별시 마포구 월드컵북로 12)', chain)).toMatchObject({
      kind: 'shop',
      shops: [{ name: '온새미상사', branch: '하늘빛점', address: '서울특별시 마포구 월드컵북로 12' }],
    })
  })

  it('make a name without a branch a chain that matches none of its shops for certain', () => {
    const [bare] = parsePlaceWith('온새미커피', words([], ['온새미커피'])).shops
    const [plain] = parsePlace('온새미커피').shops
    expect(bare && matchKeys(bare).bareChain).toBe(true)
    expect(plain && matchKeys(plain).bareChain).toBe(false)
  })
})
