import { cache } from 'react'
import type { TermsCode } from '@/domain/terms/termsCodes'
import { preparedReads } from '@/infra/database/readPool'
import { readTerms, termsHistory, type TermsVersionEntry, type TermsVersionText } from '@/server/terms/readTerms'
import { readVersion } from '@/ui/urls/termsHref'
import { missingPage } from './missingPage'

interface TermsOfPage {
  terms: TermsVersionText
  history: TermsVersionEntry[]
}

export const readTermsPage = cache(async (code: TermsCode, version?: string): Promise<TermsOfPage> => {
  const number = version === undefined ? 'in-force' : readVersion(version)
  if (number === null) missingPage()
  const [terms, history] = await Promise.all([
    readTerms(preparedReads(), code, number),
    termsHistory(preparedReads(), code),
  ])
  if (!terms) missingPage()
  return { terms, history }
})
