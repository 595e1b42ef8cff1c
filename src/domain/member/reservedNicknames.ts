import { nicknameSkeleton } from './nicknameSkeleton'

const skeletons = (...words: string[]): ReadonlySet<string> => new Set(words.map(nicknameSkeleton))

/** Names shown for deleted accounts. */
const WITHDRAWN = skeletons('탈퇴한회원', '탈퇴회원', '탈퇴한사용자')

const STAFF = skeletons(
  '관리자',
  '운영자',
  '운영팀',
  '운영진',
  '공공밥상',
  '공공밥상관리자',
  '공공밥상운영자',
  '공공밥상운영팀',
  '체험관리자',
  '체험운영자',
  '시스템',
  '공지',
  '공지사항',
  '고객센터',
  'admin',
  'administrator',
  'moderator',
  'operator',
  'root',
  'system',
  'staff',
  'support',
  'official',
  'gonggong',
  'gonggongbapsang',
  '공식',
)
/** Words that may extend such a name: '공공밥상 공식 계정'. */
const LENGTHENED = [
  ...STAFF,
  ...skeletons('계정', '담당', '담당자', '대표', '본사', '봇', '서비스', '센터', '안내', '알림', '직원', '총괄', '팀'),
  ...skeletons('account', 'bot', 'help', 'news', 'notice', 'team'),
]

/** Placeholder names. With a number they are allowed: '회원7'. */
const NOBODY = skeletons('알수없음', '익명', '회원', 'anonymous', 'null', 'undefined', 'deleted', 'unknown', 'me')

/** Decorative characters: `관.리.자` and `운ㆍ영ㆍ자ㅋ` read like the word. Marks are matched after decomposition. */
const DECORATION = /[\s._\-\u3131-\u318e\p{M}\p{Lm}]+/gu
const HONORIFIC = /님$/

/** Digits used as letters. */
const LEET: Readonly<Record<string, string>> = { 4: 'a', 3: 'e', 5: 's', 7: 't' }
const unleet = (text: string): string => text.replace(/[3457]/g, (digit) => LEET[digit] ?? digit)

/** Readings of a nickname: as is, without digits, and with digits as letters. */
function readings(bare: string): string[] {
  const letters = [...bare]
  const lastLetter = letters.findLastIndex((letter) => !/\p{N}/u.test(letter))
  const cut = [bare, letters.slice(0, lastLetter + 1).join(''), bare.replace(/\p{N}+/gu, '')]
  return [...cut, ...cut.map(unleet)].map((text) => nicknameSkeleton(text.replace(HONORIFIC, '')))
}

const isMadeOfStaffWords = (text: string, namesStaff = false): boolean =>
  (text === '' && namesStaff) ||
  LENGTHENED.some(
    (word) => text.startsWith(word) && isMadeOfStaffWords(text.slice(word.length), namesStaff || STAFF.has(word)),
  )

export function passesFor(nickname: string): 'withdrawn' | 'staff' | 'nobody' | null {
  const bare = nickname.normalize('NFD').replace(DECORATION, '').normalize('NFKC')
  const read = readings(bare)
  if (read.some((text) => WITHDRAWN.has(text))) return 'withdrawn'
  if (read.some((text) => isMadeOfStaffWords(text))) return 'staff'
  return NOBODY.has(nicknameSkeleton(bare)) ? 'nobody' : null
}
