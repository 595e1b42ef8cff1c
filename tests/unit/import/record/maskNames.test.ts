import { describe, expect, it } from 'vitest'
import { maskNames } from '@/import/record/maskNames'

describe('a purpose', () => {
  it.each([
    ['홍길동 주무관 격려', '○○○ 주무관 격려'],
    ['총무과 홍길동팀장 부친상', '총무과 ○○○팀장 부친상'],
    ['시설과홍길동주무관 전출 격려', '시설과○○○주무관 전출 격려'],
    ['축의금(녹지관리팀 팀장 홍길동)', '축의금(녹지관리팀 팀장 ○○○)'],
  ])('loses the name in %j', (text, masked) => expect(maskNames(text)).toBe(masked))

  it.each([
    '신임국장 업무보고 간담회', '국회의원 건의사항 의견청취 간담회', '공영주차장 현장점검 후 간담회', '조경과 과장 및 팀장 간담회',
    '주무팀장회의 관련 격려', '현업직원 격려 간담회소장', '정무부시장 주재 회의', 'TF 회의', '',
  ])('keeps the offices in %j', (text) => expect(maskNames(text)).toBe(text))
})
