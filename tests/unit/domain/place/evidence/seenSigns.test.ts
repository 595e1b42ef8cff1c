import { describe, expect, it } from 'vitest'
import { SeenSigns, signAtDoor } from '@/domain/place/evidence/seenSigns'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'

const shopOf = (raw: string) => {
  const [shop] = parsePlace(raw).shops
  if (!shop) throw new Error(`${raw} names no shop`)
  return shop
}
const signOf = (raw: string) => signAtDoor(shopOf(raw))
const SIGN = shopOf('하솔담 (중구 무교로 17)')
const words = { ...NO_PLACE_WORDS, lexicon: shippedLexicon() }

describe('A sign seen at two institutions', () => {
  it('A sign is one word at a street or quarter with a number; its district and floor do not matter', () => {
    expect(signOf('하솔담 (중구 무교로 17)')).toBe('하솔담|무교로 17')
    expect(signOf('하솔담(서울특별시 중구 무교로17, 2층)')).toBe('하솔담|무교로 17')
    expect(signOf('하솔담 (중구 다동 125)')).toBe('하솔담|다동 125')
  })

  it('A name without a door, with words around it or masked does not count as a sign', () => {
    expect(signOf('하솔담')).toBeNull()
    expect(signOf('하솔담 (중구)')).toBeNull()
    expect(signOf('하솔담 (중구 다동)')).toBeNull()
    expect(signOf('하솔담 (중구 무교로)')).toBeNull()
    const door = { branch: null, address: '중구 무교로 17', sigungu: '중구' }
    for (const name of ['달빛식당 하솔담', '달빛식당/하솔담', '하○담', '하ㅇㅇ', '하OO'])
      expect(signAtDoor({ name, ...door }), name).toBeNull()
  })

  it('Two institutions prove a sign at one door; one institution, another door and another name of it do not', () => {
    const signs = new SeenSigns(String, [], (agency) => (agency === '가온시청' ? '가온시' : agency))
    expect([signs.note(SIGN, '가온시'), signs.note(SIGN, '가온시'), signs.note(SIGN, '가온시청')]).toEqual([
      ...[false, false, false],
    ])
    expect(signs.note(shopOf('하솔담 (중구 무교로 19)'), '나래시')).toBe(false)
    expect(signs.isProven(SIGN)).toBe(false)
    expect(signs.note(SIGN, '나래시')).toBe(true)
    expect(signs.isProven(SIGN)).toBe(true)
  })

  it('What was noted is handed out once, by token, and counts when it is brought back', () => {
    const signs = new SeenSigns((sign) => `token of ${sign.length}`)
    signs.note(SIGN, '가온시')
    signs.note(SIGN, '가온시')
    const noted = signs.takeNoted()
    expect(noted).toEqual([{ token: 'token of 10', agency: '가온시' }])
    expect(signs.takeNoted()).toEqual([])
    expect(new SeenSigns((sign) => `token of ${sign.length}`, noted).note(SIGN, '나래시')).toBe(true)
  })

  it('A proven sign keeps its name and loses the owner behind its door and next to it', () => {
    const read = (raw: string, isSeen: boolean) => parsePlaceWith(raw, words, () => isSeen)
    expect(read('하솔담 (중구 무교로 17, 김해온)', false)).toMatchObject({ kind: 'nonplace', mayBeSign: true })
    expect(read('하솔담 (중구 무교로 17, 김해온)', true)).toEqual({
      kind: 'shop',
      shops: [{ name: '하솔담', branch: null, address: '중구 무교로 17', sigungu: '중구' }],
      why: expect.any(Array) as string[],
    })
    expect(read('하솔담', false)).toEqual({ kind: 'nonplace', shops: [], why: expect.any(Array) as string[] })
    const signs = new SeenSigns(String, [{ token: '달빛식당김해온|무교로 17', agency: '가온시' }])
    const withOwner = parsePlaceWith('달빛식당 김해온 (중구 무교로 17)', words, (shop) => signs.note(shop, '나래시'))
    expect(withOwner.shops.map(({ name }) => name)).toEqual(['달빛식당'])
  })
})
