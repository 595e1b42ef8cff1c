import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { weighReading } from '@/domain/place/evidence/weighReading'
import { COMPOUND, RARE_COMPOUND, REGISTERED } from '@/domain/person/nameSyllables.data'
import { SIGN_WORDS } from '@/domain/place/evidence/signWords.data'
import { isNamedPlace } from '@/domain/place/lexicon/locality'
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

/** Every surname with given names of one to three syllables. */
const GIVEN =
  '민준 서준 지호 주원 시우 도현 하은 서연 수빈 정호 영식 상철 미숙 옥순 병국 광식 길동 경희 라온 가람 솔 준 건 하늘솔 예원 정식'.split(
    ' ',
  )
const NAMES = [...REGISTERED, ...COMPOUND, ...RARE_COMPOUND].flatMap((surname, i) =>
  GIVEN.filter((_, at) => at % 4 === i % 4).map((given) => surname + given),
)
/** How persons stand in the cell of a place. */
const SHAPES: ((name: string) => string)[] = [
  (name) => name,
  (name) => `${name} 외1`,
  (name) => `${name} 외 2명`,
  (name) => `${name} 씨`,
  (name) => `${name} 댁`,
  (name) => `${name} 팀장`,
  (name) => `팀장 ${name}`,
  (name) => `총무과 ${name}`,
  (name) => `${name}, 홍길동`,
  (name) => `${name} 010-1234-5678`,
  (name) => `달빛식당 ${name}`,
  (name) => `달빛식당(${name})`,
  (name) => `달빛식당(대표 ${name})`,
  (name) => `달빛식당 02-123-4567 ${name}`,
  (name) => `달빛식당 (중구 무교로 17, ${name})`,
  ...['/', '-', '_', ',', ', ', '. ', ' '].flatMap((mark) => [
    (name: string) => `달빛식당${mark}${name}`,
    (name: string) => `${name}${mark}달빛식당`,
  ]),
]

/** Full names in Latin letters, as people and passports spell them; a surname alone is none. */
const LATIN_NAMES = [
  ...'Kim,Lee,Yi,Park,Pak,Choi,Choe,Jung,Jeong,Chung,Kang,Cho,Jo,Yoon,Jang,Chang,Lim,Im,Oh,Seo,Shin,Kwon,Hwang'.split(
    ',',
  ),
  ...'Ahn,Song,Yoo,Ryu,Hong,Jeon,Ko,Moon,Yang,Son,Bae,Baek,Heo,Nam,Shim,Noh,Ha,Kwak,Woo,Koo,Min,Namgung'.split(','),
].flatMap((surname) =>
  [
    'Gildong',
    'Gil Dong',
    'Gil-dong',
    'Young-hee',
    'Minsu',
    'Ji Ho',
    'Soo-Jin',
    'Sol',
    'Haneulsol',
    'KyungSook',
  ].flatMap((given) => [`${surname} ${given}`, `${given} ${surname}`, `${surname} ${given}`.toUpperCase()]),
)
/** Those in which no Korean word stands next to the name. */
const LATIN_SHAPES: ((name: string) => string)[] = [
  ...SHAPES,
  (name) => `Mr. ${name}`,
  (name) => `Dr ${name}`,
  (name) => name.replaceAll(' ', '_'),
  (name) => name.replace(' ', ', '),
]

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
    expect(read('홍라온 외1', lexicon)).toEqual(['nonplace'])
    // Hardly anybody is called so, but somebody may be.
    expect(read('하온누', lexicon)).toEqual(['shop', '하온누'])
    expect(read('우아라', lexicon)).toEqual(['nonplace'])
    expect(read('김하랑', lexicon)).toEqual(['nonplace'])
    expect(read('이한우', lexicon)).toEqual(['nonplace'])
    // A company has a mark, and a branch is of a sign.
    expect(read('㈜홍라온', lexicon)).toEqual(['shop', '홍라온'])
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
    expect(read('달빛식당, 서지원 (중구 다동 5)', lexicon)).toEqual(['shop', '달빛식당'])
    expect(read('달빛식당, 백솔정', lexicon)).toEqual(['shop', '달빛식당'])
  })

  it.each(SHAPES.map((shape) => [shape('홍길동'), shape] as const))(
    'No name with any registered surname is kept of "%s", unless a register or a map has the word',
    (_, shape) => {
      const lexicon = shippedLexicon()
      const kept = NAMES.filter((name) => {
        const { shops } = parsePlaceWith(shape(name), { ...NO_PLACE_WORDS, lexicon })
        return shops.some((shop) => [shop.name, shop.branch, shop.address].some((text) => text?.includes(name)))
      })
      expect(kept.filter((name) => !lexicon.isLicensed(name) && !isNamedPlace(name) && !SIGN_WORDS.has(name))).toEqual(
        [],
      )
      expect(kept.length).toBeLessThan(NAMES.length / 50)
    },
  )

  it.each(LATIN_SHAPES.map((shape) => [shape('Hong Gildong'), shape] as const))(
    'No name in Latin letters is kept of "%s", unless a register has it',
    (_, shape) => {
      const lexicon = shippedLexicon()
      const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
      const kept = LATIN_NAMES.filter((name) => {
        const { shops } = parsePlaceWith(shape(name), { ...NO_PLACE_WORDS, lexicon })
        const texts = shops.flatMap((shop) => [shop.name, shop.branch, shop.address])
        return texts.some((text) => text !== null && lettersOf(text).includes(lettersOf(name)))
      })
      expect(kept.filter((name) => !lexicon.isLicensed(name))).toEqual([])
      expect(kept.length).toBeLessThan(LATIN_NAMES.length / 50)
    },
  )

  it('Latin words that are no name of a person, or a licensed sign, stay a place', () => {
    const lexicon = lexiconOf([['So Young', null, 'addresses', 1]])
    for (const cell of ['Blue Bottle', 'Paul Bassett', 'Park Hyatt', 'Cafe Mona', 'Wine Bar', 'SO YOUNG'])
      expect(read(cell, lexicon)[0], cell).toBe('shop')
    expect(read('Min Ji Kim', lexicon)).toEqual(['nonplace'])
    expect(read('달빛식당 Kim Sol', lexicon)).toEqual(['shop', '달빛식당'])
  })

  it('A company before a licensed sign is dropped when a mark or the lexicon identifies it', () => {
    const lexicon = lexiconOf([['온새미채', null, 'addresses', 1]], ['누리앤컴퍼니'])
    expect(read('(주)누리달 온새미채', lexicon)).toEqual(['shop', '온새미채'])
    expect(read('누리앤컴퍼니 온새미채', lexicon)).toEqual(['shop', '온새미채'])
    expect(read('솔마루 온새미채', lexicon)).toEqual(['shop', '솔마루 온새미채'])
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
