import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { identifyPlace } from '@/domain/place/keys/placeIdentity'

const CITY = '서울특별시'
const place = (name: string, branch: string | null, address: string | null, context = CITY) =>
  identifyPlace({ name, branch, address, sigungu: null }, context)

describe('Place identity', () => {
  it('A place takes its district from the address, or else from an agency that names one', () => {
    expect(place('한일관', null, '중구 을지로 3').regionCode).toBe('11140')
    expect(place('한일관', null, null, '서울특별시 마포구').regionCode).toBe('11440')
    expect(place('한일관', null, '을지로 3', CITY).regionCode).toBeNull()
  })
  it('The identity of a place differs between provinces when no district is named', () => {
    const [seoul, busan, again] = [CITY, '부산광역시', '서울특별시'].map((context) =>
      place('한일관', null, null, context),
    )
    expect(seoul?.key).not.toBe(busan?.key)
    expect(seoul?.key).toBe(again?.key)
    expect(seoul?.regionCode).toBeNull()
  })
  it('The identity of a place contains the keys of its name, branch and address', () => {
    expect(place('한일관', '종로점', '종로구 종로 12')).toMatchObject({
      nameKey: '한일관',
      branchKey: '종로',
      addressKey: '종로 12',
      regionCode: '11110',
    })
    expect(place('||', null, null)).toMatchObject({ branchKey: '', addressKey: '' })
  })
  it('Names that differ in width, spaces or company marks have one place identity', () => {
    const keys = [
      place('한일관', '종로점', '종로구 종로 12'),
      place('(주)한 일관', '종로점', '서울 종로구  종로 12'),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })
  it('The printed identity of a place parses to the same shop', () => {
    const shop = { name: '한일관', branch: '종로점', address: '종로구 종로 12', sigungu: '종로구' }
    expect(parsePlace(identifyPlace(shop, CITY).spelling).shops).toEqual([shop])
  })
})
