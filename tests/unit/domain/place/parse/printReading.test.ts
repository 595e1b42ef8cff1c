import { describe, expect, it } from 'vitest'
import { printReading } from '@/domain/place/parse/printReading'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const print = (raw: string) => printReading(parsePlace(raw))

describe('a printed reading', () => {
  it('is the name, the branch and the address where that reads back', () => {
    expect(print('（주）달빛식당시청점-서울 중구 무교로 17,')).toBe('달빛식당 시청점 (서울 중구 무교로 17)')
    expect(print('달아래,동동')).toBe('달아래, 동동')
    expect(print('달빛식당외1')).toBe('달빛식당 외 1곳')
  })
  it('is labelled where the name would be taken for something else', () => {
    const reading = parsePlace('[상호] 이마트 [지점] 목동점')
    expect(printReading(reading)).toBe('[상호] 이마트 [지점] 목동점')
    expect(parsePlace(printReading(reading))).toEqual(reading)
  })
  it('is a dash for no eating place and a question mark for what is unclear', () => {
    expect(print('쿠팡')).toBe('-')
    expect(print('서울 중구 태평로2가 366-1')).toBe('?')
  })
})
