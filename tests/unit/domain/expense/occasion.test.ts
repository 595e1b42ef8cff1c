import { describe, expect, it } from 'vitest'
import { occasionOf, paymentMethodOf } from '@/domain/expense/codes'

describe('Occasions', () => {
  it.each([
    ['현안업무 협의 간담회', 'meeting'],
    ['주민자치위원회 운영관련간담 회', 'meeting'],
    ['홍길동 주무관 격려', 'encouragement'],
    ['전출직원 격려 간담회', 'encouragement'],
    ['외빈 접대 오찬', 'hospitality'],
    ['상사화 축제 진행요원 식비', 'event'],
    ['현장순찰 참석자 식사', 'field'],
    ['직원 경조사비', 'family'],
    ['회의 다과 구매', 'supplies'],
    ['기관운영업무추진비', 'other'],
    ['안전한 근무환경 조성을 위한 간담회', 'meeting'],
  ])('The purpose %j is kept as %s', (purpose, occasion) => expect(occasionOf(purpose)).toBe(occasion))

  it.each(['', '  ', '-', '·'])('The purpose %j says nothing', (purpose) => expect(occasionOf(purpose)).toBeNull())
})

describe('Ways of paying', () => {
  it.each([
    ['카드', 'card'],
    ['법인카드', 'card'],
    ['홍길동 팀장 카드', 'card'],
    ['신용 카드', 'card'],
    ['제로페이', 'mobile'],
    ['제로', 'mobile'],
    ['현금', 'cash'],
    ['전자세금 계산서 (계좌이체)', 'transfer'],
    ['온누리상품권(카드)', 'voucher'],
    ['기관', 'other'],
    ['홍길동', 'other'],
  ])('The way of paying %j is kept as %s', (cell, method) => expect(paymentMethodOf(cell)).toBe(method))

  it.each(['', '-', '=$I$12'])('The cell %j names no way of paying', (cell) => expect(paymentMethodOf(cell)).toBeNull())
})
