import type { TermsCode } from '@/domain/terms/termsCodes'
import { TERMS_LABELS } from '@/messages/labels'
import type { TermsVersion } from './termsVersion'

type NewVersion = Pick<TermsVersion, 'code' | 'title' | 'edition' | 'isRequired' | 'published'> & { body: string }

/** `last` is the newest version of the document, `from` the one whose text is copied. */
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
