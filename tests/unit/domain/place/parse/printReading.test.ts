import { describe, expect, it } from 'vitest'
import { printParsedPlace } from '@/domain/place/parse/printParsedPlace'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const print = (raw: string) => printParsedPlace(parsePlace(raw))

describe('a printed place', () => {
  it('is the name, the branch and the address when that parses to the same place', () => {
    expect(print('（주）달빛식당시청점-서울 중구 무교로 17,')).toBe('달빛식당 시청점 (서울 중구 무교로 17)')
    expect(print('달아래,동동')).toBe('달아래, 동동')
    expect(print('달빛식당외1')).toBe('달빛식당 외 1곳')
  })
  it('has labels when its name would be parsed as something else', () => {
    const reading = parsePlace('[상호] 이마트 [지점] 목동점')
    expect(printParsedPlace(reading)).toBe('[상호] 이마트 [지점] 목동점')
    expect(parsePlace(printParsedPlace(reading))).toEqual(reading)
  })
  it('is a dash for no eating place and a question mark for an unclear cell', () => {
    expect(print('쿠팡')).toBe('-')
    expect(print('서울 중구 태평로2가 366-1')).toBe('?')
  })
})
