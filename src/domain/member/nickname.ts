import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from './limits'
import { fail, ok, type Result } from '../result'
import { CONFUSABLES } from './confusables.data'

const PLAIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
)

/** Invisible characters: zero-width, fillers (including 한글 채움) and bidirectional controls. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** UTS #39, without case and width: look-alikes share a skeleton. `nickname_key` is the same rule in SQL. */
export function nicknameSkeleton(nickname: string): string {
  const folded = withoutInvisible(nickname.normalize('NFKC')).replace(/\s/g, '').toLowerCase()
  const plain = [...folded].map((letter) => PLAIN.get(letter) ?? letter).join('')
  return plain.replace(/[i1]/g, 'l').replace(/0/g, 'o').replaceAll('rn', 'm')
}

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
const PLACEHOLDERS = skeletons('알수없음', '익명', '회원', 'anonymous', 'null', 'undefined', 'deleted', 'unknown', 'me')

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

function passesFor(nickname: string): 'withdrawn' | 'staff' | 'placeholder' | null {
  const bare = nickname.normalize('NFD').replace(DECORATION, '').normalize('NFKC')
  const read = readings(bare)
  if (read.some((text) => WITHDRAWN.has(text))) return 'withdrawn'
  if (read.some((text) => isMadeOfStaffWords(text))) return 'staff'
  return PLACEHOLDERS.has(nicknameSkeleton(bare)) ? 'placeholder' : null
}

const CHARACTERS = /^[\p{L}\p{M}\p{N} ._-]+$/u

const RESERVED_CODE = {
  withdrawn: 'nickname-withdrawn',
  staff: 'nickname-reserved',
  placeholder: 'nickname-reserved',
} as const

export const cleanNickname = (typed: string): string =>
  withoutInvisible(typed.normalize('NFC')).replace(/\s+/g, ' ').trim()

/** Returns the nickname as stored; the database ensures uniqueness. `field`: named by the violation. */
export function readNickname(typed: string, field = 'nickname'): Result<string> {
  const nickname = cleanNickname(typed)
  const length = [...nickname].length
  if (length === 0) return fail({ code: 'nickname-required', params: { field } })
  if (length < NICKNAME_LENGTH_MIN || length > NICKNAME_LENGTH_MAX)
    return fail({ code: 'nickname-length', params: { field, min: NICKNAME_LENGTH_MIN, max: NICKNAME_LENGTH_MAX } })
  if (!CHARACTERS.test(nickname) || !/[\p{L}\p{N}]/u.test(nickname))
    return fail({ code: 'nickname-characters', params: { field } })
  const whose = passesFor(nickname)
  return whose === null ? ok(nickname) : fail({ code: RESERVED_CODE[whose], params: { field } })
}

const FOREIGN = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** null if nothing valid remains */
export function suggestNickname(called: string | null): string | null {
  if (called === null) return null
  const cut = [...called.normalize('NFC').replace(FOREIGN, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, NICKNAME_LENGTH_MAX)
    .join('')
  const nickname = readNickname(cut)
  return nickname.ok ? nickname.value : null
}
