import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import { BESIDE, commonPerson, longPerson, person, PLACES, SAID, said } from './namedCells'

describe('Persons named in a cell', () => {
  it.each(PLACES.map((cell) => [cell('홍길동'), cell] as const))('No personal name is stored from "%s"', (_, cell) => {
    fc.assert(
      fc.property(person, (name) => {
        const kept = JSON.stringify(parsePlace(cell(name)).shops)
        expect(kept).not.toContain(name)
        expect(kept).not.toContain('○')
      }),
      { numRuns: 200 },
    )
  })

  it.each(SAID.map((cell) => [cell('홍길동', '국장'), cell] as const))(
    'A personal name with any title or office is not stored: "%s"',
    (_, cell) => {
      fc.assert(
        fc.property(fc.oneof(commonPerson, longPerson), said, (name, title) => {
          expect(JSON.stringify(parsePlace(cell(name, title)).shops)).not.toContain(name)
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each(BESIDE.map((cell) => [cell('홍길동'), cell] as const))(
    'A personal name with an office, a family or a payment is not stored: "%s"',
    (_, cell) => {
      fc.assert(
        fc.property(fc.oneof(commonPerson, longPerson), (name) => {
          expect(JSON.stringify(parsePlace(cell(name)).shops)).not.toContain(name)
        }),
        { numRuns: 200 },
      )
    },
  )

  it.each([
    '광장시장 빈대떡',
    '강동박선생',
    '오시오청국장',
    '오복수산시장',
    '여우솜씨',
    '여자만 별관',
    '정관장식당',
    '기사식당',
    '이장네국밥',
    '이화수 육계장',
    '작가(오뙤르)',
  ])('The sign "%s" that ends like a title is kept as a shop', (cell) => expect(parsePlace(cell).kind).toBe('shop'))

  it.each([
    '달빛식당(010-1234-5678)',
    '달빛식당 010-1234-5678 별관',
    '달빛식당, 02-123-4567',
    'bap@example.com 달빛식당',
  ])('No phone number or e-mail address is stored from "%s"', (cell) => {
    const kept = JSON.stringify(parsePlace(cell))
    expect(kept).toContain('달빛식당')
    expect(kept).not.toMatch(/\d{4}|@/)
  })

  it.each(['홍길동', '김민정', '박상원', '이서연', '최라온', '임보람'])(
    'The personal name %s is not stored when it has no title',
    (name) => {
      const cells = [
        `달빛식당, ${name}`,
        `달빛식당/${name}`,
        `달빛식당 ${name}`,
        `달빛식당(중구 무교로 17 ${name})`,
        `${name}(달빛식당)`,
        `총무과 ${name}`,
      ]
      for (const cell of cells) expect(JSON.stringify(parsePlace(cell).shops), cell).not.toContain(name)
    },
  )

  it.each(['홍길동', '서지후', '이서연', '송말순'])(
    'The personal name %s is not stored behind a shop and any mark',
    (name) => {
      for (const mark of ['. ', '.', '-', ' - ', '_', ': ', '·'])
        expect(parsePlace(`달빛식당${mark}${name}`).shops, mark).toEqual([
          { name: '달빛식당', branch: null, address: null, sigungu: null },
        ])
    },
  )

  it.each(['홍길동', '서지원', '최정호'])('The name %s before a count is not taken for a shop', (name) => {
    for (const cell of [`${name} 외 2명`, `${name}외3인`, `임보람, ${name} 외 12명`])
      expect(parsePlace(cell), cell).toMatchObject({ kind: 'nonplace', shops: [] })
    expect(parsePlace(`달빛식당, ${name} 외 2명`)).toMatchObject({ shops: [{ name: '달빛식당' }] })
    expect(parsePlace('달빛식당 외 2명')).toMatchObject({ kind: 'shop', shops: [{ name: '달빛식당' }] })
  })

  it.each(['김주원', '정지호', '강사랑', '서하원', '김두식', '백하준'])(
    'The personal name %s is not stored behind an office',
    (name) => {
      for (const office of ['총무과', '재생정책과장', '도시정책기획관', '홍보팀'])
        expect(parsePlace(`${office} ${name}`), office).toMatchObject({ kind: 'nonplace', shops: [] })
    },
  )

  it.each(['남궁민수', '김아라솔', 'JOHN SMITH', 'John Smith', '홍*동', '홍길*', '홍**', '홍ㅇㅇ'])(
    'The long, Latin or masked personal name %s is not stored behind a house number',
    (name) => {
      for (const cell of [
        `달빛식당(중구 무교로 17, ${name})`,
        `달빛식당(중구 무교로 17. ${name})`,
        `달빛식당(중구 무교로 17 / ${name})`,
      ])
        expect(parsePlace(cell).shops, cell).toEqual([
          { name: '달빛식당', branch: null, address: '중구 무교로 17', sigungu: '중구' },
        ])
    },
  )

  it.each(['wang meilan', 'Nguyen Van An', '송데이비드가람', '홍 길 동', '홍 ○ ○', '최누리', '민들레'])(
    'The personal name %s is not stored behind a house number and any mark',
    (name) => {
      for (const mark of [', ', '. ', '.', ' / ', ' - ', '; ', ' · '])
        expect(parsePlace(`달빛식당(중구 무교로 17${mark}${name})`).shops[0]?.address).toBe('중구 무교로 17')
    },
  )

  it.each([
    '중구 다동 5 (지상1층)',
    '중구 다동 5 외 1필지',
    '중구 다동 5 1층 일부',
    '중구 다동 5 지상2층 전체',
    '중구 다동 5 한빛빌딩',
    '중구 다동 5 누리관 사우나',
    '중구 다동 5 1층 우측2번째',
    '중구 다동 5 나래타워1차',
  ])('A personal name is not stored behind the address "%s" and any mark', (address) => {
    const persons = ['홍길동', '이영희', '남궁민수', '송데이비드가람', 'Maria Anna Lee', 'wang meilan']
    for (const name of persons)
      for (const mark of [' ', ', ', '. ', '/', ' / ']) {
        const cell = `달빛식당(${address}${mark}${name})`
        const [shop] = parsePlace(cell).shops
        expect(shop?.name, cell).toBe('달빛식당')
        expect(shop?.address, cell).toBe(address)
      }
  })

  it.each(['임준호', '강시원', '구본식', '정재헌', '채동원', '엄정호', '이하늘솔', '김솔'])(
    'The personal name %s is not stored although it ends like a building or a sign',
    (name) => {
      for (const cell of [
        `달빛식당(중구 다동 5 나래행복주택 ${name})`,
        `달빛식당(중구 다동 5 1층 좌 ${name})`,
        `달빛식당(중구 다동 5, ${name})`,
        `달빛식당(중구 다동 5)(${name})`,
        `달빛식당(중구 다동 5) ${name}`,
        `달빛식당(대표 ${name}) 중구 다동 5 나래마루`,
        `달빛식당 중구 다동 5 (지상1층) ${name}`,
        `달빛식당 중구 다동 5 1층 101,102호 ${name}`,
        `달빛식당 중구 다동 5 (나래관)-B116 ${name}`,
        `나래매점(${name} 중구 다동 5)`,
        `나래매점(${name}, 중구 다동 5)`,
      ])
        expect(JSON.stringify(parsePlace(cell).shops), cell).not.toContain(name)
    },
  )

  it.each(['임준호', '강시원', '박종국', '독고라온', '송데이비드가람'])(
    'The personal name %s is not taken for the shop of a company, a market or an address',
    (name) => {
      for (const cell of [`나래푸드(${name})`, `중구 다동 5 나래코리아(${name})`])
        expect(parsePlace(cell).shops[0]?.name, cell).toMatch(/^나래(?:푸드|코리아)$/)
      expect(parsePlace(`동해야시장(${name}, 중구 다동 5)`).shops[0]?.name).toBe('동해야시장')
      expect(parsePlace(`나래회관(${name}, 중구 다동 5)`).shops[0]?.name).toBe('나래회관')
    },
  )

  it('A sign in the bracket of a payer or a venue is not taken for a person', () => {
    for (const name of ['선미정', '구찬식', '한우정식'])
      expect(parsePlace(`카카오페이 (${name})`).shops[0]?.name).toBe(name)
    expect(parsePlace('나래호텔(김가네수제비, 중구 다동 5)').shops[0]?.name).toBe('김가네수제비')
  })

  it('A foreign owner’s name before the address is not taken for the shop', () => {
    expect(parsePlace('달빛카페(송데이비드가람, 중구 다동 5)').shops).toEqual([
      { name: '달빛카페', branch: null, address: '중구 다동 5', sigungu: '중구' },
    ])
    expect(parsePlace('나래호텔(한가람면옥, 중구 다동 5)').shops[0]?.name).toBe('한가람면옥')
  })

  it('Rooms at the end of an address are not taken for a person', () => {
    for (const address of [
      '중구 다동 5 나래고시원',
      '중구 다동 5 4층 우측호',
      '중구 다동 5 나래의원',
      '중구 다동 5 마포구청역',
    ])
      expect(parsePlace(`달빛식당(${address})`).shops[0]?.address).toBe(address)
  })

  it('A building or a 동 after a full stop is not taken for a person', () => {
    expect(parsePlace('달빛식당(중구 무교로 17. 무교동)').shops[0]?.address).toBe('중구 무교로 17. 무교동')
    for (const house of ['남산스퀘어', '한화생명', '서울신문', '진양상가', '오피스텔', '정동빌딩 2층'])
      expect(parsePlace(`달빛식당(중구 무교로 17, ${house})`).shops[0]?.address).toBe(`중구 무교로 17, ${house}`)
    expect(parsePlace('달빛식당(중구 무교로 17, Seoul Finance Center)').shops[0]?.address).toBe(
      '중구 무교로 17, Seoul Finance Center',
    )
  })

  it.each(['진고을', '라*테', '조명식당', '김가네', '홍길동식당', '한가람', '이화수'])(
    'The shop name %s is not taken for a person',
    (name) => expect(parsePlace(name).shops[0]?.name).toBe(name),
  )

  it('A personal name is removed while the shop and its address stay', () => {
    const [shop] = parsePlace('달빛식당(중구 무교로 17 2층, 김해온 외 1)').shops
    expect(shop).toEqual({ name: '달빛식당', branch: null, address: '중구 무교로 17 2층', sigungu: '중구' })
  })

  it('A shop named after a person and a 동 after a comma are kept', () => {
    expect(parsePlace('김달님대구탕(상암점)').shops[0]?.name).toBe('김달님대구탕')
    expect(parsePlace('남포면옥, 우래옥').shops.map((shop) => shop.name)).toEqual(['남포면옥', '우래옥'])
    expect(parsePlace('노브랜드버거 서대문').shops[0]?.name).toBe('노브랜드버거 서대문')
    expect(parsePlace('이한우 강동구청점').shops[0]?.name).toBe('이한우')
    expect(parsePlace('이화수 육계장').shops[0]?.name).toBe('이화수 육계장')
    expect(parsePlace('달빛식당(마포구 양화로 17, 서교동)').shops[0]?.address).toBe('마포구 양화로 17, 서교동')
  })
})
