/** Why content is held for review: a listed word or domain, or a link by a new member. */
export const HOLD_REASONS = ['word', 'domain', 'link'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export interface Hold {
  reason: HoldReason
  /** the listed word or domain, or the link's host */
  match: string
}

const TOP_LEVEL = /^[a-z]{2,24}$/
const APART = /[^a-z0-9.-]+/

function labelsOf(word: string): string[] | null {
  const labels = word.split('.').filter(Boolean)
  return labels.length >= 2 && TOP_LEVEL.test(labels.at(-1) ?? '') ? labels : null
}

/** The distinct hosts in a text, linked or bare ('naver.com'), in lower case. */
export function hostsOf(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().split(APART)
  return [...new Set(words.flatMap((word) => labelsOf(word)?.join('.') ?? []))]
}

const ASCII_LABEL = /[a-z0-9-]/
const ANY_LABEL = /[\p{L}\p{N}-]/u

const goesOn = (after: string): boolean => /^\.?[a-z0-9-]/.test(after)

export function namesDomain(text: string, domain: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  const label = ASCII_LABEL.test(domain.charAt(0)) ? ASCII_LABEL : ANY_LABEL
  for (let at = plain.indexOf(domain); at >= 0; at = plain.indexOf(domain, at + 1))
    if (!label.test(plain.charAt(at - 1)) && !goesOn(plain.slice(at + domain.length, at + domain.length + 2)))
      return true
  return false
}
