import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { nameKey } from '@/domain/place/keys/nameKey'
import { placeKey } from '@/domain/place/keys/placeIdentity'
import { printParsedPlace } from '@/domain/place/parse/printParsedPlace'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedPlace } from '@/domain/place/types'

/** Parts of real cells, so that random cells reach the rules. */
const FRAGMENTS = [
  '스타벅스',
  '한일관',
  '미락',
  '가',
  '점',
  '시청점',
  '본점',
  '2호점',
  '반점',
  '매점',
  '강남',
  '서울',
  '서울특별시',
  '중구',
  '고양시 덕양구',
  '세종대로',
  '세종대로21길',
  '정동',
  '다동 125',
  '40',
  '155-2',
  '2층',
  '지하 1층',
  '(',
  ')',
  '((',
  '[',
  ']',
  ',',
  ',,',
  '/',
  '-',
  '_',
  ' ',
  '  ',
  '및',
  ' 및 ',
  '외 1',
  '외2곳',
  '(주)',
  '㈜',
  '주식회사',
  '주)',
  '（',
  '）',
  '홍○○',
  '김해온',
  '인',
  '소재',
  '우리은행',
  '이마트',
  '쿠팡',
  '구내식당',
  '현금',
  '없음',
  '-',
  '[상호]',
  '[지점]',
  '[주소]',
  '[외]',
  '?',
  '１２',
  '　',
  'CAFÉ',
  'bbq',
  '\u0001',
  '\u0002',
  '\ud800',
  'ᄀ',
  'ᅡ',
  'ﷺ',
  '557,700',
  '02-123-4567',
  '식당',
  '커피',
  '국수',
  '호텔',
  '홈플러스',
  '염리동',
  '무교로',
  '.',
  '·',
  '점)',
  '가평',
]
const cell = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join(''))
const anything = fc.oneof(
  { weight: 3, arbitrary: cell },
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const said = ({ kind, shops }: ParsedPlace) => ({ kind, shops })

describe('Arbitrary strings', () => {
  it('Any string is parsed into nonempty, normalised fields without square brackets', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { kind, shops } = parsePlace(raw)
        expect(['shop', 'shops', 'nonplace', 'unclear']).toContain(kind)
        expect(shops.length > 0).toBe(kind === 'shop' || kind === 'shops')
        for (const { name, branch, address, sigungu } of shops)
          for (const field of [name, branch, address, sigungu])
            if (field !== null) {
              expect(field.length).toBeGreaterThan(0)
              expect(field).toBe(field.normalize('NFKC').split(/\s+/).join(' ').trim())
              expect(field).not.toMatch(/[[\]\u0001\u0002]/)
            }
      }),
      { numRuns: 3000 },
    )
  })

  it('Any string parses to the same places again from its printed form', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const reading = parsePlace(raw)
        expect(said(parsePlace(printParsedPlace(reading)))).toEqual(said(reading))
      }),
      { numRuns: 3000 },
    )
  })

  it('Any string matches itself unless it names no place, and matching is symmetric', () => {
    fc.assert(
      fc.property(anything, anything, (raw, other) => {
        const [a, b] = [
          { raw, context: '서울특별시 중구' },
          { raw: other, context: '' },
        ]
        expect(comparePlaces(a, a).same).toBe(parsePlace(raw).shops.length > 0)
        expect(comparePlaces(a, b).same).toBe(comparePlaces(b, a).same)
      }),
      { numRuns: 1000 },
    )
  })

  it('Any string has an idempotent name key, a category, and place keys with the region', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        expect(nameKey(nameKey(raw))).toBe(nameKey(raw))
        expect(['restaurant', 'cafe']).toContain(classifyPlace(raw).category)
        for (const shop of parsePlace(raw).shops) expect(placeKey(shop, '11140')).toContain('|11140')
      }),
      { numRuns: 1000 },
    )
  })
})
