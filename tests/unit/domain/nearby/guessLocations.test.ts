import { describe, expect, it } from 'vitest'
import { evidenceText, guessLocations, type LocationEvidence } from '@/domain/nearby/guessLocations'

const at = (
  latitude: number,
  longitude: number,
  address: string | null,
  branch: string | null = null,
  region = '서울특별시 중구',
): LocationEvidence => ({ latitude, longitude, address, branch, region })

describe('where a typed text may be', () => {
  it('is the house where something is known at that number', () => {
    const found = guessLocations('세종대로 110', [
      at(37.5663, 126.9779, '서울특별시 중구 세종대로 110'),
      at(37.5705, 126.9769, '서울특별시 중구 세종대로 175'),
    ])
    expect(found).toEqual([
      {
        label: '세종대로 110',
        region: '서울특별시 중구',
        latitude: 37.5663,
        longitude: 126.9779,
        precision: 'address',
      },
    ])
  })

  it('is the nearest number of the street where nothing is known at the number itself, and says so', () => {
    const found = guessLocations('세종대로 112', [
      at(37.5663, 126.9779, '서울특별시 중구 세종대로 110'),
      at(37.5705, 126.9769, '서울특별시 중구 세종대로 175'),
    ])
    expect(found).toMatchObject([{ label: '세종대로 110', precision: 'street', latitude: 37.5663 }])
  })

  it('is one place a district where a street of that name is in several', () => {
    const found = guessLocations('중앙로 3', [
      at(37.1, 127.1, '경기도 오산시 중앙로 3', null, '경기도 오산시'),
      at(36.3, 127.4, '대전광역시 동구 중앙로 3', null, '대전광역시 동구'),
    ])
    expect(found.map(({ region }) => region)).toEqual(['경기도 오산시', '대전광역시 동구'])
  })

  it('is the midst of the branches named after a station, without a stray one', () => {
    const found = guessLocations('서울역', [
      at(37.5546, 126.9706, null, '서울역점'),
      at(37.5548, 126.971, null, '서울역점'),
      at(37.5551, 126.9712, null, '서울역사점'),
      at(37.5799, 127.03, null, '서울역점'),
    ])
    expect(found).toMatchObject([{ label: '서울역', precision: 'area', latitude: 37.5548 }])
  })

  it('is nowhere for one branch alone, whose name may be wrong', () => {
    expect(guessLocations('서울역', [at(37.5546, 126.9706, null, '서울역점')])).toEqual([])
  })

  it('is a building that stands in an address', () => {
    const found = guessLocations('나래빌딩', [at(37.56, 126.98, '서울특별시 중구 을지로 7 나래빌딩 2층')])
    expect(found).toMatchObject([{ label: '나래빌딩', precision: 'area' }])
  })

  it('looks for a street without its number, and for anything else as it was typed', () => {
    expect([evidenceText('서울 중구 세종대로 110'), evidenceText('서울역')]).toEqual(['세종대로', '서울역'])
  })
})
