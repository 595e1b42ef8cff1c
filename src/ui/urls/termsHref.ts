import type { TermsCode } from '@/domain/terms/termsCodes'

const HOMES: Record<TermsCode, string> = {
  tos: '/terms',
  privacy: '/privacy',
  age14: '/terms/age14',
  location: '/terms/location',
}

/** The URL of a terms document: the version in force, or the permanent URL of one version. */
export const termsHref = (code: TermsCode, version?: number): string =>
  version === undefined ? HOMES[code] : `${HOMES[code]}/versions/${version}`

/** The version in a URL; null if there is none. */
export const readVersion = (word: string): number | null => (/^[1-9]\d{0,4}$/.test(word) ? Number(word) : null)
