import { describe, expect, it } from 'vitest'
import { nicknameKey, readNickname } from '@/domain/member/nickname'

const codeOf = (typed: string) => {
  const read = readNickname(typed)
  return 'violation' in read ? read.violation.code : read.nickname
}

describe('a nickname', () => {
  it('is kept composed, without space around it and with single spaces inside', () => {
    expect(codeOf('  점심\u1112\u1161\u11ab   끼 ')).toBe('점심한 끼')
  })

  it('has two to twenty characters, counted as people count them', () => {
    expect([codeOf(' '), codeOf('밥'), codeOf('밥상'), codeOf('가'.repeat(20)), codeOf('가'.repeat(21))]).toEqual([
      'nickname-required', 'nickname-length', '밥상', '가'.repeat(20), 'nickname-length',
    ])
  })

  it.each(['<b>밥</b>', '밥\u202e상', '밥상🍚', '밥\u200b상', '...', '@밥상', '밥/상'])('has letters, digits and little else: %j is refused', (typed) => {
    expect(codeOf(typed)).toBe('nickname-characters')
  })

  it.each(['관리자', '관 리 자', '운.영.자', 'ADMIN', 'Ａｄｍｉｎ', 'a_d_m_i_n', '탈퇴한 회원', '공공밥상'])('passes for nobody who runs the site: %j is refused', (typed) => {
    expect(codeOf(typed)).toBe('nickname-reserved')
  })

  it('may contain such a word among others', () => {
    expect(codeOf('관리자아님')).toBe('관리자아님')
  })

  it('is the same one whatever the letter case, the width and the spaces', () => {
    expect(new Set(['Lunch 손님', 'lunch손님', 'ＬＵＮＣＨ 손님'].map(nicknameKey)).size).toBe(1)
  })
})
