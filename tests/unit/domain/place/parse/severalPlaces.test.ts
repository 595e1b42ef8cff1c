import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const read = (raw: string) =>
  parsePlace(raw).shops.map(({ name, branch, address }) => [name, branch, address].filter((part) => part !== null))

describe('Cells of several places', () => {
  it('Amounts are cut off from the names of several places', () => {
    expect(read('달빛낙지 96,000원 / 별카페 17,500')).toEqual([['달빛낙지'], ['별카페']])
    expect(read('누리채식뷔페:101,400원 / 솔커피 28,000원')).toEqual([['누리채식뷔페'], ['솔커피']])
    expect(read('100,000원')).toEqual([])
  })

  it('Several places share the addresses of one bracket when there are as many', () => {
    expect(read('달빛식당, 별카페 (대덕구 한남로137번안길 16, 대덕구 한남로137번안길 6)')).toEqual([
      ['달빛식당', '대덕구 한남로137번안길 16'],
      ['별카페', '대덕구 한남로137번안길 6'],
    ])
    expect(read('달빛식당, 별카페 (대덕구 한남로 16, 2층)')).toEqual([
      ['달빛식당'],
      ['별카페', '대덕구 한남로 16, 2층'],
    ])
  })

  it('A branch that names its city is a branch, and an address is an address', () => {
    expect(read('달빛커피 울산남구청점')).toEqual([['달빛커피', '울산남구청점']])
    expect(read('별커피 부산남구점')).toEqual([['별커피', '부산남구점']])
    expect(read('달빛커피 울산 남구 삼산로 12')).toEqual([['달빛커피', '울산 남구 삼산로 12']])
  })

  it.each([
    ['온솔전복 \n스타벅스코리아', [['온솔전복'], ['스타벅스코리아']]],
    [
      '온솔원 시청점 \n파스쿠찌 시청점',
      [
        ['온솔원', '시청점'],
        ['파스쿠찌', '시청점'],
      ],
    ],
    ['온솔 \n달빛커피 외 1', [['온솔'], ['달빛커피']]],
    ['온솔식당\n오늘도커피', [['온솔식당'], ['오늘도커피']]],
  ])('Places on lines of their own are split: %j', (raw, shops) => expect(read(raw)).toEqual(shops))

  it.each([
    ['온솔 칼국\n수', [['온솔 칼국 수']]],
    ['교촌치킨 \n둔산2호점', [['교촌치킨', '둔산2호점']]],
    ['온솔보이 코다리1번가 \n동태해물찜 은평점', [['온솔보이 코다리1번가 동태해물찜', '은평점']]],
    ['온솔카페 \n(중구 다동 5)', [['온솔카페', '중구 다동 5']]],
    ['온솔식당\n', [['온솔식당']]],
  ])('A line break that only wraps a name does not split it: %j', (raw, shops) => expect(read(raw)).toEqual(shops))

  it.each([
    [
      '온솔돈까스 방촌점 빽다방 방촌상명점',
      [
        ['온솔돈까스', '방촌점'],
        ['빽다방', '방촌상명점'],
      ],
    ],
    [
      '온솔국밥(이천로 30) 별루(봉덕로 62)',
      [
        ['온솔국밥', '이천로 30'],
        ['별루', '봉덕로 62'],
      ],
    ],
    ['온솔국밥(이천로 30)(3층)', [['온솔국밥', '이천로 30']]],
    ['온솔백반 달무커피', [['온솔백반'], ['달무커피']]],
    ['온솔면옥 까페달무리', [['온솔면옥'], ['까페달무리']]],
    ['솔면옥 카페달무', [['솔면옥'], ['카페달무']]],
    ['온솔우동,오뎅', [['온솔우동, 오뎅']]],
    ['달무식당&온솔스커피', [['달무식당'], ['온솔스커피']]],
    ['교촌치킨 이디야커피', [['교촌치킨'], ['이디야커피']]],
    ['BHC치킨 부산식당', [['BHC치킨'], ['부산식당']]],
    ['온솔마을 문화카페', [['온솔마을 문화카페']]],
    ['온솔갈비전문점/공차 대구평리점', [['온솔갈비전문점'], ['공차', '대구평리점']]],
    ['온솔갈비/CAFE ONSOL', [['온솔갈비'], ['CAFE ONSOL']]],
    ['온솔보쌈, 하나비', [['온솔보쌈'], ['하나비']]],
    ['온솔보쌈, 하라온', [['온솔보쌈']]],
    ['온솔보쌈블루샥', [['온솔보쌈'], ['블루샥']]],
    ['온솔정텐퍼센트커피', [['온솔정'], ['텐퍼센트커피']]],
    ['온솔추어탕및 블루샥', [['온솔추어탕'], ['블루샥']]],
    ['-온솔나루 -별길카페협동조합', [['온솔나루'], ['별길카페협동조합']]],
  ])('Branches, dishes and marks decide which places "%s" names', (raw, shops) => expect(read(raw)).toEqual(shops))

  it.each(['온솔식탁편백집', '온솔및달빛식당', '온솔 - 달빛식당'])('The single sign "%s" is not split', (raw) =>
    expect(read(raw)).toHaveLength(1),
  )
})
