import { disassemble } from 'es-hangul'

/** Longer than any name; what follows is not read, so hostile input costs nothing. */
const MAX_LENGTH = 200
/** Spaces, punctuation and accents do not tell restaurants apart; no name has control characters or lone surrogates. */
const NOISE =
  /[\s!-/:-@[-`{-~\u00a0-\u00bf\u0300-\u036f\u119e\u2000-\u206f\u3000-\u303f\u318d\ufe00-\ufe0f\p{Cc}\p{Cs}]+/gu
const FIRST_CONJOINING = 0x1100
const FIRSTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

const letterOf = new Map<string, string>(
  [
    [FIRST_CONJOINING, FIRSTS],
    [0x1161, VOWELS],
    [0x11a8, FINALS],
  ].flatMap(([start, letters]) =>
    [...String(letters)].map((letter, i): [string, string] => [String.fromCodePoint(Number(start) + i), letter]),
  ),
)
/** Lone jamo come out of NFKC as conjoining ones; on screen and on keys they are letters. */
const asLetters = (text: string): string => text.replace(/[\u1100-\u11ff]/g, (jamo) => letterOf.get(jamo) ?? jamo)

const cleaned = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.slice(0, MAX_LENGTH).normalize(form).toLowerCase().replace(NOISE, '')

/** A text as it is searched: composed, one width, lower case, without spaces and punctuation. */
export const searchText = (text: string): string => asLetters(cleaned(text, 'NFKC'))

/**
 * A text as the keys that type it: '닭집' → 'ㄷㅏㄹㄱㅈㅣㅂ'. The same form as the column `search_name`, so whatever a
 * person has typed so far is a piece of what they are going to type.
 */
export const searchJamo = (text: string): string => disassemble(asLetters(cleaned(text, 'NFKD').normalize('NFC')))
