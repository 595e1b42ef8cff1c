import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const read = (raw: string) =>
  parsePlace(raw).shops.map(({ name, branch, address }) => [name, branch, address].filter((part) => part !== null))

describe('a cell of several places', () => {
  it('has no amounts in their names', () => {
    expect(read('달빛낙지 96,000원 / 별카페 17,500')).toEqual([['달빛낙지'], ['별카페']])
    expect(read('누리채식뷔페:101,400원 / 솔커피 28,000원')).toEqual([['누리채식뷔페'], ['솔커피']])
    expect(read('100,000원')).toEqual([])
  })

  it('gives each its own of as many addresses in one bracket', () => {
    expect(read('달빛식당, 별카페 (대덕구 한남로137번안길 16, 대덕구 한남로137번안길 6)')).toEqual([
      ['달빛식당', '대덕구 한남로137번안길 16'],
      ['별카페', '대덕구 한남로137번안길 6'],
    ])
    expect(read('달빛식당, 별카페 (대덕구 한남로 16, 2층)')).toEqual([
      ['달빛식당'],
      ['별카페', '대덕구 한남로 16, 2층'],
    ])
  })

  it('reads a branch that names its city as a branch, and an address as an address', () => {
    expect(read('달빛커피 울산남구청점')).toEqual([['달빛커피', '울산남구청점']])
    expect(read('별커피 부산남구점')).toEqual([['별커피', '부산남구점']])
    expect(read('달빛커피 울산 남구 삼산로 12')).toEqual([['달빛커피', '울산 남구 삼산로 12']])
  })
})
