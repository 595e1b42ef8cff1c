import { describe, expect, it } from 'vitest'
import { CONFUSABLES } from '@/domain/member/confusables.data'
import { readNickname } from '@/domain/member/nickname'
import { nicknameSkeleton } from '@/domain/member/nickname'
import { confusableLetters } from '../../../../scripts/unicode/confusableLetters'

const codeOf = (typed: string) => {
  const read = readNickname(typed)
  return read.ok ? read.value : read.violation.code
}

describe('Nicknames', () => {
  it('A nickname is stored composed, trimmed and with single spaces', () => {
    expect(codeOf('  점심\u1112\u1161\u11ab   끼 ')).toBe('점심한 끼')
  })

  it('A nickname has two to twenty characters as people count them', () => {
    expect([codeOf(' '), codeOf('밥'), codeOf('밥상'), codeOf('가'.repeat(20)), codeOf('가'.repeat(21))]).toEqual([
      'nickname-required',
      'nickname-length',
      '밥상',
      '가'.repeat(20),
      'nickname-length',
    ])
  })

  it.each(['<b>밥</b>', '밥상🍚', '...', '@밥상', '밥/상'])(
    'The nickname %j is rejected for its characters',
    (typed) => {
      expect(codeOf(typed)).toBe('nickname-characters')
    },
  )

  it.each(['관리자', '관 리 자', '운.영.자', 'ADMIN', 'Ａｄｍｉｎ', 'a_d_m_i_n', '공공밥상'])(
    'The nickname %j is rejected because it names the site’s staff',
    (typed) => {
      expect(codeOf(typed)).toBe('nickname-reserved')
    },
  )

  it.each([
    '공공밥상 공식',
    '공공밥상공식계정',
    '공식 공공밥상',
    '공식운영자',
    '공공밥상 안내봇',
    '공공밥상_고객센터',
    'gonggong official',
    'Official Support',
    '운영팀 담당자 2',
  ])('The nickname %j is rejected because staff words and what lengthens them are all it says', (typed) => {
    expect(codeOf(typed)).toBe('nickname-reserved')
  })

  it.each(['안내 담당', '센터 직원', '공식집밥', '알림봇'])(
    'The nickname %j names no staff and is allowed',
    (typed) => {
      expect(codeOf(typed)).toBe(typed)
    },
  )

  it('A nickname may contain a reserved word among others', () => {
    expect(codeOf('관리자아님')).toBe('관리자아님')
  })

  it.each([
    '운영자2',
    '운영 자',
    '운영자_01',
    '운ㆍ영ㆍ자',
    '운영ㅤ자',
    '운\u200d영\u200b자',
    '운1영2자',
    '운영자님',
    '관리자ㅋㅋ',
    '공 공 밥 상 7',
    'аdmin',
    'ADМIN',
    'αdmin',
    'adm1n',
    'ADMlN',
    '4dmin',
    'adrnin',
    'ádmin',
    'admin2',
    'adm1n99',
    'ｓｔａｆｆ',
    '5taff',
    'r00t',
    'm0derat0r',
    '공지.',
  ])('The nickname %j is rejected because it names the site’s staff in disguise', (typed) => {
    expect(codeOf(typed)).toBe('nickname-reserved')
  })

  it.each(['탈퇴한 회원', '탈퇴한회원2', '탈퇴 회원', '탈퇴한\u200b_회원'])(
    'The nickname %j is rejected because it looks like a withdrawn member',
    (typed) => {
      expect(codeOf(typed)).toBe('nickname-withdrawn')
    },
  )

  it.each([
    '윤영자',
    '영자의 전성시대',
    '자영업자',
    '운영이',
    '관리비걱정',
    '공공밥상팬',
    '회원7',
    '익명의 미식가',
    '공지천',
    '시스템즈',
    '점심요정2',
    '미식가007',
    '밥1',
    'Administer',
    'adam',
    'roots',
    'Route66',
    'Norman',
    'supporter',
    'Иван Петров',
    'Γιώργος',
    '田中さん',
    'さくら',
    'Nguyễn',
    'José',
    'mebob',
    'ㅇㅇ',
    '3대천왕',
  ])('The ordinary nickname %j is accepted as typed', (typed) => {
    expect(codeOf(typed)).toBe(typed)
  })

  it.each(['밥\u200b상', '밥\u202e상', '밥\u3164상', '\u115f밥\u1160상\uffa0', '밥\ufe0f상', '밥\u2066상\u2069'])(
    'The nickname %j loses its invisible characters',
    (typed) => {
      expect(codeOf(typed)).toBe('밥상')
    },
  )

  it('A nickname of only invisible characters counts as missing', () => {
    expect(codeOf('\u3164\u3164\u3164')).toBe('nickname-required')
  })

  it('Nicknames that differ in case, width, spaces or look-alike letters share one skeleton', () => {
    expect(
      new Set(['Lunch 손님', 'lunch손님', 'ＬＵＮＣＨ 손님', 'Iunch손님', 'lunсh 손님'].map(nicknameSkeleton)).size,
    ).toBe(1)
    expect(new Set(['손님', '손님2', '손닙', 'son', 'sun', 'José', 'Jose'].map(nicknameSkeleton)).size).toBe(7)
  })

  it('Look-alike letters follow the Unicode list of confusable characters', () => {
    expect(CONFUSABLES).toEqual(confusableLetters())
  })
})
