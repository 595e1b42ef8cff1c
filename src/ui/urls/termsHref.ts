import type { TermsCode } from '@/domain/terms'

const HOMES: Record<TermsCode, string> = {
  tos: '/terms',
  privacy: '/privacy',
  age14: '/terms/age14',
  location: '/terms/location',
}

export const termsHref = (code: TermsCode, version?: number): string =>
  version === undefined ? HOMES[code] : `${HOMES[code]}/versions/${version}`

export const readVersion = (word: string): number | null => (/^[1-9]\d{0,4}$/.test(word) ? Number(word) : null)
