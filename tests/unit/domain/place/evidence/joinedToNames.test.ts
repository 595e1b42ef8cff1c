import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { weighReading } from '@/domain/place/evidence/weighReading'
import { parsePlace } from '@/domain/place/parse/parsePlace'

function namesOf(cell: string, licensed: readonly string[] = []): string[] {
  const builder = new LexiconBuilder()
  for (const name of licensed) builder.addPlace(name, null, 'addresses', 1, '11440')
  return weighReading(cell, parsePlace(cell), new NameLexicon(1, builder.build())).shops.map(({ name }) => name)
}

describe('What is joined to a name', () => {
  it.each(['홍길동씨', '홍길동님', '홍길동씨댁', '남궁길동님댁', '홍길동댁', '홍길동의'])(
    'A name stays one with what is joined to it: %s',
    (name) => {
      expect(namesOf(`${name} 달빛식당`)).toEqual(['달빛식당'])
      expect(namesOf(`달빛식당(${name})`)).toEqual(['달빛식당'])
      expect(namesOf(`${name} 국수집`)).toEqual([])
      expect(namesOf(`${name} 국수집`, [`${name} 국수집`])).toEqual([`${name} 국수집`])
    },
  )

  it.each(['안동댁', '신의 국밥', '이모님 국밥', '여우솜씨', '이모네 국밥'])(
    'A sign that ends as what is joined to a name stays one: %s',
    (sign) => expect(namesOf(sign)).toEqual([sign]),
  )
})
