import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '../limits'
import type { Violation } from '../violation'

/** Names that would pass for the people who run the site, or for nobody at all. As `nicknameKey` writes them. */
const RESERVED = new Set([
  '관리자', '운영자', '운영팀', '운영진', '공공밥상', '공공밥상관리자', '공공밥상운영자', '공공밥상운영팀', '탈퇴한회원', '탈퇴회원', '알수없음', '익명', '시스템', '공지', '공지사항', '고객센터', '회원', '체험관리자', '체험운영자',
  'admin', 'administrator', 'moderator', 'operator', 'root', 'system', 'staff', 'support', 'official', 'gonggong', 'gonggongbapsang', 'anonymous', 'null', 'undefined', 'deleted', 'unknown', 'me',
])
const CHARACTERS = /^[\p{L}\p{M}\p{N} ._-]+$/u
/** What only decorates a word: `관.리.자` reads as the word itself. */
const DECORATION = /[\s._-]+/g

/** By what two nicknames are the same one: letter case, width and spaces aside. The unique index computes the same. */
export const nicknameKey = (nickname: string): string => nickname.replace(/\s/g, '').normalize('NFKC').toLowerCase()

/**
 * A nickname as it is kept: in composed form, without space around it, inner spaces single.
 * @returns the broken rule, with `field` as given
 */
export function readNickname(typed: string, field = 'nickname'): { nickname: string } | { violation: Violation } {
  const nickname = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const length = [...nickname].length
  if (length === 0) return { violation: { code: 'nickname-required', params: { field } } }
  if (length < NICKNAME_LENGTH_MIN || length > NICKNAME_LENGTH_MAX)
    return { violation: { code: 'nickname-length', params: { field, min: NICKNAME_LENGTH_MIN, max: NICKNAME_LENGTH_MAX } } }
  if (!CHARACTERS.test(nickname) || !/[\p{L}\p{N}]/u.test(nickname)) return { violation: { code: 'nickname-characters', params: { field } } }
  if (RESERVED.has(nicknameKey(nickname).replace(DECORATION, ''))) return { violation: { code: 'nickname-reserved', params: { field } } }
  return { nickname }
}
