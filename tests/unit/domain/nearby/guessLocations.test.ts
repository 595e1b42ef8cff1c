import { describe, expect, it } from 'vitest'
import { evidenceText, guessLocations, type LocationEvidence } from '@/domain/nearby/guessLocations'

const at = (
  latitude: number,
  longitude: number,
  address: string | null,
  branch: string | null = null,
  region = '서울특별시 중구',
): LocationEvidence => ({ latitude, longitude, address, branch, region })

describe('Location guesses', () => {
  it('A typed address is located at its house number when something is known there', () => {
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

  it('An unknown house number is located at the nearest known number of the street and marked so', () => {
    const found = guessLocations('세종대로 112', [
      at(37.5663, 126.9779, '서울특별시 중구 세종대로 110'),
      at(37.5705, 126.9769, '서울특별시 중구 세종대로 175'),
    ])
    expect(found).toMatchObject([{ label: '세종대로 110', precision: 'street', latitude: 37.5663 }])
  })

  it('A street name in several districts gives one location per district', () => {
    const found = guessLocations('중앙로 3', [
      at(37.1, 127.1, '경기도 오산시 중앙로 3', null, '경기도 오산시'),
      at(36.3, 127.4, '대전광역시 동구 중앙로 3', null, '대전광역시 동구'),
    ])
    expect(found.map(({ region }) => region)).toEqual(['경기도 오산시', '대전광역시 동구'])
  })

  it('A station is located at the middle of the branches named after it, without outliers', () => {
    const found = guessLocations('서울역', [
      at(37.5546, 126.9706, null, '서울역점'),
      at(37.5548, 126.971, null, '서울역점'),
      at(37.5551, 126.9712, null, '서울역사점'),
      at(37.5799, 127.03, null, '서울역점'),
    ])
    expect(found).toMatchObject([{ label: '서울역', precision: 'area', latitude: 37.5548 }])
  })

  it('One branch alone does not locate a station', () => {
    expect(guessLocations('서울역', [at(37.5546, 126.9706, null, '서울역점')])).toEqual([])
  })

  it('A typed building is located at an address that contains its name', () => {
    const found = guessLocations('나래빌딩', [at(37.56, 126.98, '서울특별시 중구 을지로 7 나래빌딩 2층')])
    expect(found).toMatchObject([{ label: '나래빌딩', precision: 'area' }])
  })

  it('Evidence is searched by street without its number, and by any other text as typed', () => {
    expect([evidenceText('서울 중구 세종대로 110'), evidenceText('서울역')]).toEqual(['세종대로', '서울역'])
  })
})
