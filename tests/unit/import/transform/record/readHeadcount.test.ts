import { describe, expect, it } from 'vitest'
import { parseHeadcount } from '@/import/transform/record/cellReadings'

describe('Headcounts', () => {
  it.each([
    ['4', 4],
    ['4명', 4],
    ['4 인', 4],
    ['６명', 6],
    ['직원 18명', 18],
    ['참석자 6명', 6],
  ])('The headcount is the number in %j', (cell, count) => expect(parseHeadcount(cell)).toBe(count))

  it.each([
    ['국제교류담당관 등 6명', 6],
    ['법무담당관, 규제개혁팀장 등 7명', 7],
    ['혁신기획팀장 등 총 6명', 6],
    ['3팀장 등 25명', 25],
  ])('The headcount includes those named before 등: %j', (cell, count) => expect(parseHeadcount(cell)).toBe(count))

  it.each([
    ['과장 외 2명', 3],
    ['과장외 2', 3],
    ['과장, 팀장 외 3명', 5],
    ['소장.목동사업과장외 27명', 29],
    ['라디오국장 외 직원 7명', 8],
    ['과장, 외 9명', 10],
    ['센터장 외 3인)', 4],
    ['요금과장외24명등', 25],
  ])('The headcount is those named plus those of 외: %j', (cell, count) => expect(parseHeadcount(cell)).toBe(count))

  it.each([
    ['7명(과장 외 6명)', 7],
    ['(7명) 실장, 팀장 등', 7],
    ['총5명(자활지원과장 외 4명)', 5],
    ['소장.팀장,주무관(5명)', 5],
    ['직원 : 10명, 촉탁직 : 3명', 13],
  ])('The headcount is the written total: %j', (cell, count) => expect(parseHeadcount(cell)).toBe(count))

  it('The headcount of a mere list is the number of people in it', () => {
    expect(parseHeadcount('과장, 강남팀장, 강북팀장')).toBe(3)
  })

  it.each([
    '',
    '-',
    '.',
    '내부3 외부2',
    '내부 3명 외부 2명',
    '센터장',
    '직원 일동',
    '총무과, 예산과',
    '기획팀장 및 관계직원 3명',
    '과장 등 8명 내외',
    '의용소방대 등 30여명',
    '0명',
    '99999명',
  ])('The headcount of %j is unknown', (cell) => expect(parseHeadcount(cell)).toBeNull())
})
