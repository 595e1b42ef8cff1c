import { cache } from 'react'
import { permanentRedirect } from 'next/navigation'
import { type TermsCode, isTermsCode } from '@/domain/terms'
import { preparedReads } from '@/infra/database/readPool'
import { termsHistory, type TermsVersionEntry, type TermsVersionText, readTermsText } from '@/server/terms/readTerms'
import { readVersion, termsHref } from '@/ui/urls/termsHref'
import { missingPage } from './missingPage'
import { readDocuments } from './readDocuments'

interface TermsOfPage {
  terms: TermsVersionText
  history: TermsVersionEntry[]
}

export const readTermsPage = cache(async (code: TermsCode, version?: string): Promise<TermsOfPage> => {
  const number = version === undefined ? 'in-force' : readVersion(version)
  if (number === null) missingPage()
  const history = await termsHistory(preparedReads(), code)
  const shown = history.find(({ state, version: one }) => (number === 'in-force' ? state === number : one === number))
  const text = shown && (await readDocuments((payload) => readTermsText(payload, shown.id)))
  if (!text) missingPage()
  return { terms: { ...shown, body: text.body, pdfUrl: text.pdfUrl ?? null }, history }
})

export function termsCodeOf(word: string, version?: string): TermsCode {
  if (!isTermsCode(word)) missingPage()
  const number = version === undefined ? undefined : readVersion(version)
  if (number === null) missingPage()
  if (word === 'tos' || word === 'privacy') permanentRedirect(termsHref(word, number))
  return word
}
