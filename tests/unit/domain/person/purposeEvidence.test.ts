import { describe, expect, it } from 'vitest'
import { areReceivers, namesGift } from '@/domain/person/purposeEvidence'

describe('Gift purposes', () => {
  it.each([
    '부의금 지급',
    '직원 결혼 축의금',
    '소속직원 경조사비 지급',
    '부조금',
    '근조화환 구입',
    '축하화환 대금',
    '조화 구입',
    '정년퇴임식 꽃다발 구매',
    '직원 생일축하 상품권 구입',
    '문화상품권 구매',
    '수해 성금 기탁',
    '기부금 전달',
    '협회비 납부',
  ])('The purpose "%s" is a gift and not a meal', (purpose) => expect(namesGift(purpose)).toBe(true))

  it.each([
    '감사위원회 부의안건 검토 간담회',
    '하도급 부조리 신고센터 업무협의',
    '금연환경조성 캠페인',
    '기부채납 시설 활용 간담회',
    '재능기부 교실 운영 업무협의',
    '민생회복 소비쿠폰 추진 직원 오찬',
    '온누리상품권 사용 활성화 논의',
    '성금 모금 관련 업무협의',
    '환경조화로운 도시 논의',
    '업무추진 간담회비 지급',
    '',
  ])('The purpose %j is not a gift', (purpose) => expect(namesGift(purpose)).toBe(false))
})

describe('Payees that are only persons', () => {
  it.each(['부의금 지급', '부친상', '직원 결혼', '강사료 지급', '업무유공 포상금'])(
    'A person paid for the purpose %j is a receiver',
    (purpose) => {
      expect(areReceivers(['홍길동'], purpose)).toBe(true)
      expect(areReceivers(['김ㅇㅇ', '이영희'], purpose)).toBe(true)
    },
  )

  it('A personal name is not a receiver when people met or when a shop is named too', () => {
    expect(areReceivers(['한가람'], '업무협의 간담회')).toBe(false)
    expect(areReceivers(['홍길동', '달빛식당'], '부의금 지급')).toBe(false)
    expect(areReceivers([], '부의금 지급')).toBe(false)
  })
})
