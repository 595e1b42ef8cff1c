import { chainAtStart, squeeze } from './chainNames'
import { markCorporate, withoutMarks } from './corporateMark'
import { normalizeCell } from './normalizeCell'

/** How single Latin letters are said: '메가MGC커피' is '메가엠지씨커피' too. */
const SPOKEN: Readonly<Record<string, string>> = {
  a: '에이', b: '비', c: '씨', d: '디', e: '이', f: '에프', g: '지', h: '에이치', i: '아이', j: '제이', k: '케이', l: '엘', m: '엠', n: '엔', o: '오',
  p: '피', q: '큐', r: '알', s: '에스', t: '티', u: '유', v: '브이', w: '더블유', x: '엑스', y: '와이', z: '제트',
}

/**
 * A name without what spellings differ by: width, case, spaces, punctuation, corporate marks; a chain under its usual
 * name (starbucks → 스타벅스, 파리바게트 → 파리바게뜨).
 */
export function nameKey(name: string): string {
  const plain = squeeze(withoutMarks(markCorporate(normalizeCell(name))))
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const chain = chainAtStart(plain) ?? chainAtStart(letters)
  if (!chain) return letters === '' ? plain : withUsualChainName(letters)
  const text = chainAtStart(plain) ? plain : letters
  const rest = text.slice(chain.length).replace(/[^\p{L}\p{N}]/gu, '')
  if (rest !== '' && chain.length < 4) return letters
  return (chain.chain.names[0] ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') + rest
}

/** '서소문파리바게트' → '서소문파리바게뜨': a place word before the chain. */
function withUsualChainName(letters: string): string {
  for (let at = 2; at <= letters.length - 4; at++) {
    const chain = chainAtStart(letters.slice(at))
    if (chain && chain.length >= 4 && chain.length === letters.length - at)
      return letters.slice(0, at) + (chain.chain.names[0] ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  }
  return letters
}

/** The letters and digits as written, a chain's name not exchanged: for masked syllables ('O죽&비빔밥'). */
export function writtenKey(name: string): string {
  return squeeze(withoutMarks(markCorporate(normalizeCell(name)))).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The key as it is said, for comparing Latin initials with their Hangul spelling. */
export function spokenKey(name: string): string {
  return [...nameKey(name)].map((char) => SPOKEN[char] ?? char).join('')
}

/** '시청역점' → '시청역', '태평로2지점' → '태평로2', null → ''. */
export function branchKey(branch: string | null): string {
  if (branch === null) return ''
  return squeeze(normalizeCell(branch)).replace(/[^\p{L}\p{N}]/gu, '').replace(/지?점$/, '')
}
