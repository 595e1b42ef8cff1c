import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { matchKeys } from '@/domain/place/match/matchKeys'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import { labelledCells, OWN_LABELS } from '../cells'

const words = (nonplace: string[], chains: string[] = []) => ({
  nonplace: new Set(nonplace),
  chains: new Set(chains),
  lexicon: null,
  signs: null,
})
const shopsOf = (raw: string, given: ReturnType<typeof words>) =>
  parsePlaceWith(raw, given).shops.map(({ name, branch }) => [name, branch])

describe('Words added by staff', () => {
  it('Words added by staff change no reading of a cell that does not contain them', () => {
    for (const { raw: cell } of labelledCells(OWN_LABELS)) {
      expect(parsePlaceWith(cell, NO_PLACE_WORDS)).toEqual(parsePlace(cell))
      expect(parsePlaceWith(cell, words(['없는낱말하나'], ['없는체인하나']))).toEqual(parsePlace(cell))
    }
  })

  it('A word added by staff removes its name from a cell and leaves the other places', () => {
    expect(parsePlace('누리별관').kind).toBe('shop')
    expect(parsePlaceWith('누리 별관', words(['누리별관']))).toEqual({
      kind: 'nonplace',
      shops: [],
      why: ['nonplace:words'],
    })
    expect(shopsOf('누리별관, 모롱이국수', words(['누리별관']))).toEqual([['모롱이국수', null]])
    expect(shopsOf('누리별관식당', words(['누리별관']))).toEqual([['누리별관식당', null]])
  })

  it('A chain added by staff has its branch split off like a built-in chain', () => {
    const chain = words([], ['온새미커피'])
    expect(shopsOf('온새미커피 하늘빛점', chain)).toEqual([['온새미커피', '하늘빛점']])
    expect(shopsOf('온새미커피하늘빛점', chain)).toEqual([['온새미커피', '하늘빛점']])
    expect(shopsOf('온새미커피', chain)).toEqual([['온새미커피', null]])
    expect(shopsOf('온새미커피국수', chain)).toEqual(shopsOf('온새미커피국수', words([])))
    expect(shopsOf('온새미커피(하늘빛점)', chain)).toEqual([['온새미커피', '하늘빛점']])
  })

  it('A chain added by staff is read with its address even if its name looks like an office', () => {
    expect(parsePlace('온새미상사').kind).toBe('nonplace')
    const chain = words([], ['온새미상사'])
    expect(shopsOf('온새미상사', chain)).toEqual([['온새미상사', null]])
    expect(parsePlaceWith('온새미상사 하늘빛점 (서울특별시 마포구 월드컵북로 12)', chain)).toMatchObject({
      kind: 'shop',
      shops: [{ name: '온새미상사', branch: '하늘빛점', address: '서울특별시 마포구 월드컵북로 12' }],
    })
  })

  it('A chain added by staff without a branch matches none of its shops for certain', () => {
    const [bare] = parsePlaceWith('온새미커피', words([], ['온새미커피'])).shops
    const [plain] = parsePlace('온새미커피').shops
    expect(bare && matchKeys(bare).bareChain).toBe(true)
    expect(plain && matchKeys(plain).bareChain).toBe(false)
  })
})
