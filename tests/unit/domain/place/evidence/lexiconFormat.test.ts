import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { decodeLexicon, encodeLexicon, NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'

function counted(): LexiconBuilder {
  const builder = new LexiconBuilder()
  builder.addPlace('나래식당', '시청점', 'addresses', 2, '11140')
  builder.addPlace('나래 식당', null, 'visits', 400, '11140')
  builder.addPlace('솔향카페', null, 'addresses', 1, '11140')
  builder.addPlace('솔향카페', null, 'addresses', 1, '26110')
  builder.addCompany('누리컴퍼니')
  builder.addPlace('솔', null, 'addresses', 1, '11140')
  return builder
}

describe('Lexicon bytes', () => {
  it('A lexicon stores counts up to 255 by text without spaces, with the district if there is one', () => {
    const lexicon = new NameLexicon(1, decodeLexicon(encodeLexicon(counted().build())))
    expect(lexicon.countsOf('나래식당')).toEqual({
      addresses: 2,
      visits: 255,
      branches: 0,
      signs: 0,
      district: '11140',
    })
    expect(lexicon.countsOf('시청점')).toMatchObject({ branches: 1, district: null })
    expect(lexicon.countsOf('나래식당 시청점')).toMatchObject({ addresses: 2 })
    expect(lexicon.countsOf('솔향카페')).toMatchObject({ addresses: 2, district: null })
    expect(lexicon.countsOf('누리컴퍼니')).toMatchObject({ signs: 1, addresses: 0 })
    expect(lexicon.countsOf('솔')).toBeNull()
    expect(lexicon.countsOf('없는식당')).toBeNull()
  })

  it('Equal counts are encoded as equal bytes in any order of input', () => {
    const whole = encodeLexicon(counted().build())
    expect(encodeLexicon(LexiconBuilder.from(decodeLexicon(whole)).build())).toEqual(whole)
    const places: Parameters<LexiconBuilder['addPlace']>[] = [
      ['나래식당', null, 'addresses', 1, '26110'],
      ['솔향카페', '시청점', 'visits', 3, '11140'],
      ['솔향카페', null, 'addresses', 1, null],
    ]
    const [forwards, backwards] = [new LexiconBuilder(), new LexiconBuilder()]
    places.forEach((place) => forwards.addPlace(...place))
    places.reverse().forEach((place) => backwards.addPlace(...place))
    expect(encodeLexicon(backwards.build())).toEqual(encodeLexicon(forwards.build()))
  })

  it('Bytes that are not a lexicon or are cut short are rejected with a reason', () => {
    expect(() => decodeLexicon(new Uint8Array(40))).toThrow('no lexicon')
    expect(() => decodeLexicon(encodeLexicon(counted().build()).slice(0, -1))).toThrow('cut short')
  })

  it('A lexicon of hashes is shipped for the first import', () => {
    const lexicon = shippedLexicon()
    expect(lexicon.table.hashes.length).toBeGreaterThan(20_000)
    expect(lexicon.countsOf('스타벅스')).toMatchObject({ district: null })
  })
})
