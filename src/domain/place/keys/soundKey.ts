import { romanize } from 'es-hangul'
import { folded } from '@/domain/person/latinName'
import { jamoDistance } from '../text/jamoDistance'

/** Common to a Latin name and its Hangul spelling: consonants and the first vowel. */
interface Sounds {
  consonants: string
  vowel: string
}

/** Initials in Unicode order, by class of sound; ㅇ is silent. */
const ONSETS = [...'kknttlmppss', '', ...'jjjktph']
/** Vowels in Unicode order; ㅡ only carries a consonant and is omitted. */
const VOWELS = [...'aeaeoeoeoaeeouoeiu_ii']
const CODAS = ['', ...'kkknnntllllllllmpptttnttktpt'.replace('ttt', 'tt')]
const HANGUL_START = 0xac00

/** Latin digraphs, replaced before single letters. */
const DIGRAPHS: readonly [RegExp, string][] = [
  [/ph/g, 'p'],
  [/th/g, 't'],
  [/sch|sh/g, 's'],
  [/ch|tch/g, 'j'],
  [/ck|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ng(?![aeiou])/g, 'n'],
  [/gh(?=t|$)/g, ''],
  [/(?<=[^aeiou])e$/g, ''],
]
const LETTERS: Readonly<Record<string, string>> = {
  ...{ b: 'p', c: 'k', d: 't', f: 'p', g: 'k', h: 'h', j: 'j', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p' },
  ...{ r: 'l', s: 's', t: 't', v: 'p', z: 'j' },
}
const LATIN_VOWELS: Readonly<Record<string, string>> = { a: 'a', e: 'e', i: 'i', o: 'o', u: 'u', y: 'i' }
const LONGEST = 40

function ofHangul(text: string): Sounds {
  let consonants = ''
  let vowel = ''
  for (const char of text.slice(0, LONGEST)) {
    const code = (char.codePointAt(0) ?? 0) - HANGUL_START
    if (code < 0 || code >= 11_172) continue
    const sound = VOWELS[Math.floor((code % 588) / 28)] ?? ''
    consonants += (ONSETS[Math.floor(code / 588)] ?? '') + (CODAS[code % 28] ?? '')
    if (vowel === '' && sound !== '_') vowel = sound
  }
  return { consonants: withoutDoubles(consonants), vowel }
}

function ofLatin(text: string): Sounds {
  let word = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  for (const [letters, sound] of DIGRAPHS) word = word.replace(letters, sound)
  const consonants = [...word].map((letter) => LETTERS[letter] ?? '').join('')
  return { consonants: withoutDoubles(consonants), vowel: LATIN_VOWELS[/[aeiouy]/.exec(word)?.[0] ?? ''] ?? '' }
}

const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

/** This many consonants are decisive; with fewer, the first vowel must match too. */
const TELLING = 4

/** 'RENA' and '레나', 'paris bagueet' and '파리바게뜨'. Rough, so it counts only together with other evidence. */
export function soundsAlike(a: string, b: string): boolean {
  const [latin, hangul] = /[a-z]{2}/i.test(a) ? [a, b] : [b, a]
  if (!/[a-z]{2}/i.test(latin) || /[가-힣]/.test(latin) || !/[가-힣]/.test(hangul) || /[a-z]/i.test(hangul))
    return false
  const [one, other] = [ofLatin(latin), ofHangul(hangul)]
  const length = Math.min(one.consonants.length, other.consonants.length)
  if (length < 2) return false
  if (length < TELLING) return one.consonants === other.consonants && one.vowel === other.vowel
  return jamoDistance(one.consonants, other.consonants) <= 1
}

/** A name of this length hardly matches another by chance. */
const SHORTEST_SOUND = 5

/** '돈고' and '돈go'; '달빛cafe' and '달빛카페' do not count. */
export function isPartlyLatin(a: string, b: string): boolean {
  if (!/[a-z]/i.test(a + b) || ![a, b].every((name) => /[가-힣]/.test(name)) || a === b) return false
  const [one = '', other = ''] = [a, b].map((name) => folded(name.replace(/[가-힣]/g, romanize)))
  return one === other && one.length >= SHORTEST_SOUND
}
