import { permanentRedirect } from 'next/navigation'
import { isTermsCode, type TermsCode } from '@/domain/terms/termsCodes'
import { readVersion, termsHref } from '@/ui/urls/termsHref'
import { missingPage } from './missingPage'

export function termsCodeOf(word: string, version?: string): TermsCode {
  if (!isTermsCode(word)) missingPage()
  const number = version === undefined ? undefined : readVersion(version)
  if (number === null) missingPage()
  if (word === 'tos' || word === 'privacy') permanentRedirect(termsHref(word, number))
  return word
}
