import { describe, expect, it } from 'vitest'
import { printParsedPlace } from '@/domain/place/parse/printParsedPlace'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const print = (raw: string) => printParsedPlace(parsePlace(raw))

describe('Printed places', () => {
  it('A place is printed as name, branch and address when that parses back to the same place', () => {
    expect(print('（주）달빛식당시청점-서울 중구 무교로 17,')).toBe('달빛식당 시청점 (서울 중구 무교로 17)')
    expect(print('달아래,동동')).toBe('달아래, 동동')
    expect(print('달빛식당외1')).toBe('달빛식당 외 1곳')
  })
  it('A place is printed with labels when its name would be parsed as something else', () => {
    const reading = parsePlace('[상호] 이마트 [지점] 목동점')
    expect(printParsedPlace(reading)).toBe('[상호] 이마트 [지점] 목동점')
    expect(parsePlace(printParsedPlace(reading))).toEqual(reading)
  })
  it('A cell without an eating place prints as a dash, an unclear one as a question mark', () => {
    expect(print('쿠팡')).toBe('-')
    expect(print('서울 중구 태평로2가 366-1')).toBe('?')
  })
})
