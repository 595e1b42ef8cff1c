import type { TermsCode } from '@/domain/terms/termsCodes'
import { TERMS_LABELS } from '@/messages/labels'
import type { TermsVersion } from './termsVersion'

type NewVersion = Pick<TermsVersion, 'code' | 'title' | 'edition' | 'isRequired' | 'published'> & { body: string }

/**
 * What a new version starts as: a draft, required, the text of the one it is made from, no day yet.
 * @param last the newest version of the document
 * @param from whose text it takes
 */
export const nextVersion = (
  code: TermsCode,
  last: Pick<TermsVersion, 'edition'> | undefined,
  from: TermsVersion | undefined,
): NewVersion => ({
  code,
  title: from?.title ?? TERMS_LABELS[code],
  edition: (last?.edition ?? 0) + 1,
  isRequired: from?.isRequired ?? true,
  published: false,
  body: from?.body ?? '',
})
