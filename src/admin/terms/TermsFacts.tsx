import { Facts } from '../kit/Facts'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { ConsentCount } from './ConsentCount'
import type { TermsVersion } from './termsVersion'

export const TermsFacts = ({ terms }: { terms: TermsVersion }) => (
  <Facts>
    <dt>시행일</dt>
    <dd>{koreanDate(terms.effectiveOn)}</dd>
    <dt>동의</dt>
    <dd>{terms.isRequired ? '필수' : '선택'}</dd>
    <dt>동의한 회원</dt>
    <dd>
      <ConsentCount {...terms} />
    </dd>
    <dt>고친 때</dt>
    <dd>{koreanMoment(terms.updatedAt)}</dd>
    {terms.pdfUrl && (
      <>
        <dt>PDF</dt>
        <dd>
          <a href={terms.pdfUrl} target="_blank" rel="noopener noreferrer">
            올려 둔 파일 열기
          </a>
        </dd>
      </>
    )}
  </Facts>
)
