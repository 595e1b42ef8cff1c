/** Bounded repetitions only: each of these looks at no more than a few characters from where it stands. */
const ROAD =
  /(?:[가-힣·]|\d(?=[가-힣\d·])){1,9}?(?:대로|로|길)(?:(?:\s?\d{1,4}[가-하]?\s?길)|\s?\d가(?![가-힣]))?(?![가-힣])/y
const NUMBERED_ROAD = /[가-힣]{2,6} \d{1,3}[가-하]?길(?![가-힣])/y
const SPLIT_ROAD = /[가-힣]{1,5} [가-힣]{0,5}(?:대로|로|길)(?:\d{1,3}[가-하]?길)?(?=\s?\d)/y
const DONG = /(?:[가-힣]{1,6}?|[가-힣]{1,5}\d{1,2}(?:[·.]\d{1,2})?)(?:동|\d\s?가|동\s?\d가)(?![가-힣])/y
const VILLAGE = /[가-힣]{1,5}리(?![가-힣])/y

/** Nouns that end like a 동, 로 or 길; a name is never more than a guess there, so the usual ones are named. */
const NOT_STREET = new Set(
  `
  우동 냉동 활동 행동 운동 감동 이동 공동 아동 노동 자동 소동 회동 부동 합동 동동 별동 가는길 오는길 꽃길 인생길 고향길 마실길
  황톳길 위로 스스로 새로 따로 바로 대로 마음대로 그대로 불로 화로 미로 하나로 비스트로 메트로 센트로 마에스트로 몬테로 피에로 백화로 참숯화로 숯불화로 돌화로 고깃길
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Where a sticky pattern ends when it matches exactly here, -1 when it does not. */
export function sticky(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

export const skipSpace = (text: string, at: number) => (text[at] === ' ' ? at + 1 : at)

/**
 * The road or 동 that starts exactly here. `inDistrict`: a 시군구 stands before it, so one syllable is enough;
 * `village`: that one is no 구, so a 리 may follow.
 */
export function readStreet(
  text: string,
  at: number,
  inDistrict: boolean,
  village = false,
): { end: number; street: 'road' | 'dong' } | null {
  const road = Math.max(sticky(ROAD, text, at), sticky(NUMBERED_ROAD, text, at))
  const dong = Math.max(sticky(DONG, text, at), village ? sticky(VILLAGE, text, at) : -1)
  const split = inDistrict && road < 0 && dong < 0 ? sticky(SPLIT_ROAD, text, at) : -1
  const end = Math.max(road, dong, split)
  if (end < 0) return null
  const word = text.slice(at, end)
  if (NOT_STREET.has(word) && !(inDistrict && word === '합동')) return null
  if (!inDistrict && word.length < 3 && word !== '정동' && word !== '다동' && word !== '종로') return null
  return { end, street: (dong >= road && split < 0) || /\d가$/.test(word) ? 'dong' : 'road' }
}
