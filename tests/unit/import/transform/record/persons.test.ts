import { describe, expect, it } from 'vitest'
import { readSample } from '../../readSample'
import { csv } from '../../sampleRows'

const HEADINGS = ['일자', '장소', '금액', '내역', '부서', '결제방법']
const row = (place: string, purpose: string, department = '총무과', payment = '카드'): string[] => [
  '2024-03-04',
  place,
  '50000',
  purpose,
  department,
  payment,
]

describe('Persons in an expense file', () => {
  it.each(['홍길동', '김ㅇㅇ', '홍*동', '홍길동, 김영희', '남궁민수'])(
    'The person %s with a cash gift gives no restaurant',
    async (person) => {
      const [reading] = await readSample(csv(HEADINGS, row(person, '직원 부의금 지급')))
      expect(reading).toMatchObject({ status: 'skip', reason: 'place_not_eating' })
    },
  )

  it.each(['한가람', '홍길동식당', '김가네'])('The name %s with a meal is kept as a restaurant', async (shop) => {
    const [reading] = await readSample(csv(HEADINGS, row(shop, '부의안건 검토 간담회')))
    expect(reading).toMatchObject({ status: 'ok', place: { shops: [{ name: shop }] } })
  })

  it.each(['부의금 지급', '축하화환 대금', '생일자 문화상품권 구매', '수해 성금 기탁'])(
    'A row with the purpose %s gives no restaurant for any place',
    async (purpose) => {
      const [reading] = await readSample(csv(HEADINGS, row('달빛식당', purpose)))
      expect(reading).toMatchObject({ status: 'skip', reason: 'place_not_eating' })
    },
  )

  it('No personal name from a row is stored in any column', async () => {
    const [reading] = await readSample(
      csv(
        HEADINGS,
        row('달빛식당(중구 무교로 17. 홍길동)', '총무과 홍길동 팀장 부친상', '홍길동 국장', '홍길동 팀장 카드'),
      ),
    )
    const { placeRaw, purposeRaw, departmentRaw, ...stored } = reading ?? {}
    expect([placeRaw, purposeRaw, departmentRaw].join()).toContain('홍길동')
    expect(JSON.stringify(stored)).not.toContain('홍길동')
    expect(stored).toMatchObject({ department: null, occasion: 'family', payment: 'card' })
  })
})
