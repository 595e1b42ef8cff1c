import { disassemble } from 'es-hangul'

/** Bounds the cost of hostile input. */
const MAX_LENGTH = 200
/** Characters that search ignores: spaces, punctuation, accents, control characters, lone surrogates. */
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
/** NFKC turns compatibility jamo into conjoining ones; this reverts that. */
const asLetters = (text: string): string => text.replace(/[\u1100-\u11ff]/g, (jamo) => letterOf.get(jamo) ?? jamo)

const cleaned = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.slice(0, MAX_LENGTH).normalize(form).toLowerCase().replace(NOISE, '')

/** NFKC, lower case, no spaces or punctuation. */
export const searchText = (text: string): string => asLetters(cleaned(text, 'NFKC'))

/** '닭집' → 'ㄷㅏㄹㄱㅈㅣㅂ', as in the column `search_name`: partial input is a prefix of the complete name. */
export const searchJamo = (text: string): string => disassemble(asLetters(cleaned(text, 'NFKD').normalize('NFC')))
