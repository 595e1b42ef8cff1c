import { notFound, permanentRedirect } from 'next/navigation'
import { isTermsCode, type TermsCode } from '@/domain/terms/termsCodes'
import { readVersion, termsHref } from '@/ui/address/termsHref'

/** The document an address below /terms names; those with a shorter address of their own lead there. */
export function termsCodeOf(word: string, version?: string): TermsCode {
  if (!isTermsCode(word)) notFound()
  const number = version === undefined ? undefined : readVersion(version)
  if (number === null) notFound()
  if (word === 'tos' || word === 'privacy') permanentRedirect(termsHref(word, number))
  return word
}
