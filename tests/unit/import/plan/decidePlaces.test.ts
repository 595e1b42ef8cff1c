import { describe, expect, it } from 'vitest'
import { decidePlaces, type KnownSpelling } from '@/import/plan/decidePlaces'
import { identifyPlace } from '@/import/plan/placeIdentity'

const CITY = '서울특별시'
const place = (name: string, branch: string | null, address: string | null, context = CITY) =>
  identifyPlace({ name, branch, address, sigungu: null }, context)

/** The restaurants decided on, as letters, with the evidence. */
function decide(places: ReturnType<typeof place>[], known: KnownSpelling[] = []): string[] {
  let next = 100
  const letters = new Map<number, string>()
  return decidePlaces(places, known, () => (next += 1)).map(({ restaurant, evidence }) => {
    if (!letters.has(restaurant)) letters.set(restaurant, String.fromCharCode(65 + letters.size))
    return `${letters.get(restaurant) ?? ''} ${evidence}`
  })
}

describe('the identity of a place', () => {
  it('takes the district from the address, and from an institution that names one', () => {
    expect(place('한일관', null, '중구 을지로 3').regionCode).toBe('11140')
    expect(place('한일관', null, null, '서울특별시 마포구').regionCode).toBe('11440')
    expect(place('한일관', null, '을지로 3', CITY).regionCode).toBeNull()
  })
  it('is another in another province, where no district is named', () => {
    const [seoul, busan, again] = [CITY, '부산광역시', '서울특별시'].map((context) => place('한일관', null, null, context))
    expect(seoul?.key).not.toBe(busan?.key)
    expect(seoul?.key).toBe(again?.key)
    expect(seoul?.regionCode).toBeNull()
  })
  it('has the keys of its name, branch and address, whatever the name is written with', () => {
    expect(place('한일관', '종로점', '종로구 종로 12')).toMatchObject({ nameKey: '한일관', branchKey: '종로', addressKey: '종로 12', regionCode: '11110' })
    expect(place('||', null, null)).toMatchObject({ branchKey: '', addressKey: '' })
  })
  it('is one for spellings that differ by width, spaces and corporate marks', () => {
    const keys = [place('한일관', '종로점', '종로구 종로 12'), place('(주)한 일관', '종로점', '서울 종로구  종로 12')].map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a place nobody has seen', () => {
  it('is new where nothing has its name in the district', () => {
    expect(decide([place('한일관', null, '중구 을지로 3'), place('한일관', null, '종로구 종로 3')])).toEqual(['A new', 'B new'])
  })
  it('is not merged with another address, however alike the names', () => {
    expect(decide([place('한일관', null, '중구 을지로 3'), place('한일관', null, '중구 을지로 5')])).toEqual(['A new', 'B new'])
  })
  it('is the one at the same numbered address, with or without its branch', () => {
    expect(decide([place('한일관', '을지로점', '중구 을지로 3'), place('한일관', null, '중구 을지로 3')])).toEqual(['A new', 'A same_address'])
  })
  it('is not told by a street without a number', () => {
    expect(decide([place('한일관', '본점', '중구 을지로'), place('한일관', null, '중구 을지로')])).toEqual(['A new', 'B new'])
  })
  it('is the only one of its name and branch in the district when one of the two has no address', () => {
    const mapo = '서울특별시 마포구'
    expect(decide([place('한일관', null, null, mapo), place('한일관', null, '마포구 토정로 3', mapo)])).toEqual(['A new', 'A near_spelling'])
    expect(decide([place('한일관', null, '마포구 토정로 3', mapo), place('한일관', null, '마포구 토정로 9', mapo), place('한일관', null, null, mapo)])).toEqual([
      'A new', 'B new', 'C new',
    ])
  })
  it('is not guessed where the district is unknown', () => {
    expect(decide([place('한일관', null, '을지로 3'), place('한일관', null, null)])).toEqual(['A new', 'B new'])
    expect(decide([place('한일관', null, '중앙로 3'), place('한일관', '본점', '중앙로 3', '부산광역시')])).toEqual(['A new', 'B new'])
  })
  it('is found among what earlier imports brought', () => {
    const { nameKey, branchKey, addressKey, regionCode } = place('한일관', null, '중구 을지로 3')
    expect(decidePlaces([place('한일관', '본점', '중구 을지로 3')], [{ restaurant: 7, nameKey, branchKey, addressKey, regionCode: regionCode ?? '' }], () => 100)).toMatchObject([
      { restaurant: 7, evidence: 'same_address' },
    ])
  })
})
