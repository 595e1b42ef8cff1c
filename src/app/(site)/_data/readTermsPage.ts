import { cache } from 'react'
import type { TermsCode } from '@/domain/terms/termsCodes'
import { preparedReads } from '@/infra/database/readPool'
import { termsHistory, type TermsVersionEntry, type TermsVersionText } from '@/server/terms/readTerms'
import { readTermsText } from '@/server/terms/readTermsText'
import { readVersion } from '@/ui/urls/termsHref'
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
