import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'

const builder = new LexiconBuilder()
builder.addPlace('카페', null, 'addresses', 3, '11440')
const words = { ...NO_PLACE_WORDS, lexicon: new NameLexicon(1, builder.build()) }
const namesOf = (cell: string) => parsePlaceWith(cell, words).shops.map(({ name }) => name)

describe('What is left of a sign without a word that can be a person’s name', () => {
  it.each(['역말리 순대국', '칠구네백순대&순대국', '명태'])('A dish is not a person’s name: %s', (cell) =>
    expect(namesOf(cell)).toEqual([cell]),
  )

  it.each(['카페 소소리', '수상한 베이글', '모가정 국수', '연남동 오우', '신 전주관'])(
    'What only says what is eaten, or where, is skipped, even if a place is licensed under it: %s',
    (cell) => expect(namesOf(cell)).toEqual([]),
  )

  it('A sign of its own stays a place', () => expect(namesOf('김보람 누리초콜릿')).toEqual(['누리초콜릿']))
})
