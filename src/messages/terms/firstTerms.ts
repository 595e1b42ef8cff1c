import type { TermsCode } from '@/domain/terms'
import { TERMS_LABELS } from '../labels'
import { LOCATION_1, LOCATION_2 } from './location.data'
import { PRIVACY_1, PRIVACY_2, PRIVACY_3, PRIVACY_4, PRIVACY_5, PRIVACY_6 } from './privacy.data'
import { TOS_1 } from './tosV1.data'

const AGE14_1 = `
## 만 14세 이상입니다

공공밥상은 만 14세 이상만 가입할 수 있습니다. 「개인정보 보호법」 제22조의2에 따라 만 14세 미만 아동의 개인정보를 처리하려면 법정대리인의 동의가 필요한데, 공공밥상은 그 절차를 두지 않습니다.

- 이 항목에 동의하면 가입하는 사람이 만 14세 이상임을 확인하는 것입니다.
- 사실과 다르다는 것을 알게 되면 계정과 개인정보를 곧바로 지웁니다.
- 생년월일은 묻지도 저장하지도 않습니다.

가입하지 않아도 식당과 기록은 누구나 볼 수 있습니다.
`

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
  { ...first('privacy', true, PRIVACY_6), effectiveOn: '2026-11-30', version: 6 },
]
