import type { Metadata } from 'next'
import type { TermsCode } from '@/domain/terms/termsCodes'
import { TERMS_DESCRIPTIONS } from '@/messages/labels'
import { termsHref } from '@/ui/urls/termsHref'
import { readTermsPage } from '../../_data/readTermsPage'

export async function termsMetadata(code: TermsCode, version?: string): Promise<Metadata> {
  const { terms } = await readTermsPage(code, version)
  const inForce = terms.state === 'in-force'
  return {
    description: `${TERMS_DESCRIPTIONS[code]}${inForce ? '' : ` 제${terms.version}판이에요.`}`,
    title: inForce ? terms.title : `${terms.title} 제${terms.version}판`,
    alternates: { canonical: inForce ? termsHref(code) : termsHref(code, terms.version) },
    ...(terms.state === 'past' ? { robots: { index: false } } : {}),
  }
}
