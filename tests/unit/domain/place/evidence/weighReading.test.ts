import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { weighReading } from '@/domain/place/evidence/weighReading'
import { isLocality } from '@/domain/place/lexicon/locality'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'

type Counted = [name: string, branch: string | null, by: 'addresses' | 'visits', count: number, district?: string]

function lexiconOf(places: Counted[], companies: string[] = []): NameLexicon {
  const builder = new LexiconBuilder()
  for (const [name, branch, by, count, district] of places)
    builder.addPlace(name, branch, by, count, district ?? '11440')
  companies.forEach((company) => builder.addCompany(company))
  return new NameLexicon(1, builder.build())
}

const read = (raw: string, lexicon: NameLexicon) => {
  const { kind, shops } = weighReading(raw, parsePlace(raw), lexicon)
  return [kind, ...shops.map(({ name, branch }) => (branch === null ? name : `${name}|${branch}`))]
}

describe('Name lexicon', () => {
  it('A licensed name with a plus or a comma is one sign, and two licensed names are two shops', () => {
    const lexicon = lexiconOf([
      ['새벽+블렌딩', null, 'addresses', 1],
      ['나래식당', null, 'addresses', 1],
      ['솔향카페', null, 'addresses', 2],
    ])
    expect(read('새벽+블렌딩', lexicon)).toEqual(['shop', '새벽+블렌딩'])
    expect(read('나래식당, 솔향카페', lexicon)).toEqual(['shops', '나래식당', '솔향카페'])
    expect(read('모롱이식당, 솔향카페', lexicon)).toEqual(['shops', '모롱이식당', '솔향카페'])
  })

  it('A common personal name alone is a shop only when a register has it as a sign', () => {
    const lexicon = lexiconOf([
      ['황진이', null, 'addresses', 1],
      ['홍라온', null, 'visits', 9],
    ])
    expect(read('황진이', lexicon)).toEqual(['shop', '황진이'])
    expect(read('홍라온', lexicon)).toEqual(['nonplace'])
    expect(read('나래동 홍라온', lexicon)).toEqual(['nonplace'])
    // Hardly anybody is called so.
    expect(read('하온누', lexicon)).toEqual(['shop', '하온누'])
    expect(read('남도랑', lexicon)).toEqual(['shop', '남도랑'])
    expect(read('우아라', lexicon)).toEqual(['shop', '우아라'])
    expect(read('김하랑', lexicon)).toEqual(['nonplace'])
    expect(read('㈜홍라온', lexicon)).toEqual(['shop', '홍라온'])
    expect(read('이한우', lexicon)).toEqual(['shop', '이한우'])
    expect(read('홍라온 시청점', lexicon)).toEqual(['shop', '홍라온|시청점'])
  })

  it('Persons whose names end like signs are left out unless a register has the sign', () => {
    const lexicon = lexiconOf([
      ['조상원', null, 'addresses', 1],
      ['서지원', null, 'visits', 9],
      ['온누리', null, 'addresses', 1],
    ])
    for (const cell of [
      '달빛식당, 서지원',
      '서지원, 달빛식당',
      '달빛식당/서지원',
      '달빛식당 서지원',
      '달빛식당. 서지원',
    ])
      expect(read(cell, lexicon), cell).toEqual(['shop', '달빛식당'])
    expect(read('달빛식당, 서지원 외 2곳', lexicon)).toEqual(['shops', '달빛식당'])
    expect(read('온누리 서지원', lexicon)).toEqual(['shop', '온누리'])
    expect(read('정성호, 서지원', lexicon)).toEqual(['nonplace'])
    expect(read('달빛식당, 조상원', lexicon)).toEqual(['shops', '달빛식당', '조상원'])
    expect(read('달빛식당, 서지원 (중구 다동 5)', lexicon)).toEqual(['shops', '달빛식당', '서지원'])
    expect(read('달빛식당, 백솔정', lexicon)).toEqual(['shops', '달빛식당', '백솔정'])
  })

  it('Common personal names in lists of shops are not stored unless a register has the sign', () => {
    const lexicon = shippedLexicon()
    const words = { ...NO_PLACE_WORDS, lexicon }
    const surnames = [...'김이박최정강조윤장임한오서신권황안송전홍고문양손배백허남심노하']
    const given =
      '민준 서준 지호 주원 지후 시우 건우 우진 도현 연우 하은 서연 지아 수빈 채원 유나 정호 영식 경호 상철 종수 미숙 순자 옥순 태원 병국 영구 광식'
    const cells = surnames
      .flatMap((surname) => given.split(' ').map((name) => surname + name))
      .filter((name) => (lexicon.countsOf(name)?.addresses ?? 0) === 0 && !isLocality(name))
      .flatMap((name) =>
        ['달빛식당, ', '달빛식당 ', '달빛식당/', '달빛식당. ', '총무과 '].map((front) => ({ name, raw: front + name })),
      )
    expect(cells.length).toBeGreaterThan(4_000)
    const kept = cells.filter(({ name, raw }) =>
      parsePlaceWith(raw, words).shops.some((shop) => shop.name.includes(name)),
    )
    expect(kept).toEqual([])
  })

  it('A company before a licensed sign is dropped when a mark or the lexicon identifies it', () => {
    const lexicon = lexiconOf([['온새미채', null, 'addresses', 1]], ['누리앤컴퍼니'])
    expect(read('(주)누리달 온새미채', lexicon)).toEqual(['shop', '온새미채'])
    expect(read('누리앤컴퍼니 온새미채', lexicon)).toEqual(['shop', '온새미채'])
    expect(read('누리달 온새미채', lexicon)).toEqual(['shop', '누리달 온새미채'])
  })

  it('A branch begins where a known name ends and a locality begins', () => {
    const lexicon = lexiconOf([['모롱이춘천', null, 'addresses', 3]])
    expect(read('모롱이춘천마포 구청점', lexicon)).toEqual(['shop', '모롱이춘천|마포 구청점'])
    expect(read('모롱이강릉마포 구청점', lexicon)).toEqual(['shop', '모롱이강릉마포|구청점'])
  })

  it('A name with a word for goods is a shop only when it is licensed to serve', () => {
    const lexicon = lexiconOf([['보름달방앗간', null, 'addresses', 2]])
    expect(read('보름달방앗간(성동구 왕십리로5길 9)', lexicon)).toEqual(['shop', '보름달방앗간'])
    expect(read('그믐달방앗간', lexicon)).toEqual(['nonplace'])
    expect(read('쿠팡', lexiconOf([['쿠팡', null, 'addresses', 9]]))).toEqual(['nonplace'])
  })

  it('A blank separates two shops only if both are often visited in one district and never joined', () => {
    const [one, other]: Counted[] = [
      ['달무리스시', null, 'visits', 8],
      ['솔바람마을', null, 'visits', 5],
    ]
    const text = '달무리스시 솔바람마을'
    expect(read(text, lexiconOf([one!, other!]))).toEqual(['shops', '달무리스시', '솔바람마을'])
    expect(read(text, lexiconOf([one!, ['솔바람마을', null, 'visits', 1]]))).toEqual(['shop', text])
    expect(read(text, lexiconOf([one!, ['솔바람마을', null, 'visits', 5, '26110']]))).toEqual(['shop', text])
    expect(read(text, lexiconOf([one!, other!, [text, null, 'addresses', 1]]))).toEqual(['shop', text])
    expect(read(text, lexiconOf([one!, other!, [text, null, 'visits', 4]]))).toEqual(['shop', text])
    expect(read('달무리스시 칼국수', lexiconOf([one!, ['칼국수', null, 'visits', 50]]))).toEqual([
      'shop',
      '달무리스시 칼국수',
    ])
  })

  it('An earlier misreading with few visits does not outweigh the known name', () => {
    const lexicon = lexiconOf([
      ['모롱이춘천', null, 'visits', 9],
      ['모롱이춘천마포', '구청점', 'visits', 2],
    ])
    expect(read('모롱이춘천마포 구청점', lexicon)).toEqual(['shop', '모롱이춘천|마포 구청점'])
  })

  it('An empty lexicon changes no reading, and any lexicon reads a cell the same way twice', () => {
    const empty = lexiconOf([])
    const lexicon = lexiconOf([
      ['달무리', null, 'addresses', 2],
      ['솔바람', '시청점', 'visits', 9],
    ])
    const word = fc.constantFrom('달무리', '솔바람', '시청점', '마포구청점', '(주)', ' ', '+', ', ', '방앗간', '7', '(')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const raw = words.join('')
        const place = parsePlace(raw)
        expect(weighReading(raw, place, empty)).toBe(place)
        const once = parsePlaceWith(raw, { ...NO_PLACE_WORDS, lexicon })
        expect(parsePlaceWith(raw, { ...NO_PLACE_WORDS, lexicon })).toEqual(once)
        expect(once.shops.every(({ name }) => name !== '')).toBe(true)
        expect(once.shops.length === 0).toBe(once.kind === 'nonplace' || once.kind === 'unclear')
      }),
    )
  })
})
