import type { TermsCode } from '@/domain/terms/termsCodes'
import { TERMS_LABELS } from '../labels'
import { AGE14_1 } from './age14V1.data'
import { LOCATION_1 } from './locationV1.data'
import { LOCATION_2 } from './locationV2.data'
import { PRIVACY_1 } from './privacyV1.data'
import { PRIVACY_2, PRIVACY_3, PRIVACY_4, PRIVACY_5 } from './laterPrivacy.data'
import { TOS_1 } from './tosV1.data'

export interface FirstTerms {
  code: TermsCode
  title: string
  required: boolean
  /** 'YYYY-MM-DD' */
  effectiveOn: string
  /** Markdown, see `readMarkdown` */
  body: string
}

const EFFECTIVE_ON = '2025-08-21'

const first = (code: TermsCode, required: boolean, body: string): FirstTerms => ({
  code,
  title: TERMS_LABELS[code],
  required,
  effectiveOn: EFFECTIVE_ON,
  body: body.trim(),
})

/** Never edit these. */
export const FIRST_TERMS: readonly FirstTerms[] = [
  first('tos', true, TOS_1),
  first('privacy', true, PRIVACY_1),
  first('age14', true, AGE14_1),
  first('location', false, LOCATION_1),
]

/** Later versions shipped with the product, in order; each is added unless staff wrote their own. */
export const LATER_TERMS: readonly (FirstTerms & { version: number })[] = [
  { ...first('location', false, LOCATION_2), effectiveOn: '2026-11-23', version: 2 },
  { ...first('privacy', true, PRIVACY_2), effectiveOn: '2026-11-27', version: 2 },
  { ...first('privacy', true, PRIVACY_3), effectiveOn: '2026-11-28', version: 3 },
  { ...first('privacy', true, PRIVACY_4), effectiveOn: '2026-11-29', version: 4 },
  { ...first('privacy', true, PRIVACY_5), effectiveOn: '2026-11-29', version: 5 },
]
