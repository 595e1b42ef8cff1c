import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

/** What stands behind a house number in registers, as it is written there. */
const POSITIONS = [
  '1층 일부',
  '1층일부',
  '지하1층-14',
  '지층-2',
  '외 1필지',
  '외1필지 (지상1층)',
  '나래시티 1층-115',
  '나래한강2차푸르지오103호 104호',
  '나래타워-105',
  '판매시설 가온단지-E8-24',
  '가온빌딩 지하1층 B01~B02',
  '1층 107,108호',
  '1층 101호, 102호',
  '지상1층,지상2층',
  '1.2층',
  '제지2층 제108호',
  '나래B/D 지하1층-22',
]

describe('Floors, rooms and parts of a building behind a house number', () => {
  it.each(POSITIONS)('The position "%s" belongs to the address and not to the name behind it', (position) => {
    const { kind, shops } = parsePlace(`서울특별시 중구 다동 5 ${position} 달빛국밥`)
    expect(kind).toBe('shop')
    expect(shops[0]?.name).toBe('달빛국밥')
    expect(shops[0]?.address).toContain('서울특별시 중구 다동 5')
    expect(shops[0]?.sigungu).toBe('중구')
  })

  it.each([...POSITIONS, '나래미르의아침 117호', '동방빌딩', '나래마루', '(나래관)-B116', '(나래관)지하1층 6호'])(
    'The position "%s" belongs to the address when the name and its bracket come first',
    (position) => {
      const { kind, shops } = parsePlace(`달빛국밥(대표 홍길동) 서울특별시 중구 다동 5 ${position}`)
      expect(kind).toBe('shop')
      expect(shops[0]?.name).toBe('달빛국밥')
    },
  )

  it('A name that begins with a number or is followed by a floor is kept', () => {
    expect(parsePlace('중구 다동 5 3대국밥').shops[0]?.name).toBe('3대국밥')
    expect(parsePlace('중구 다동 5 달빛식당 2층 별카페').shops[0]?.name).toContain('달빛식당')
    expect(parsePlace('중구 다동 5 달빛마루 2층 연회장').shops[0]?.name).toContain('달빛마루')
  })

  it('A position after a comma does not join two places', () => {
    const names = (cell: string) => parsePlace(cell).shops.map(({ name }) => name)
    expect(names('달빛식당(중구 다동 5), 3층별카페')).toEqual(['달빛식당', '3층별카페'])
    expect(names('중구 다동 5 달빛식당, 24시별국밥')).toEqual(['달빛식당', '24시별국밥'])
    expect(names('달빛식당 / 별카페')).toEqual(['달빛식당', '별카페'])
  })
})
