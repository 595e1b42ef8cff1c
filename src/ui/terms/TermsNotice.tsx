import type { TermsCode } from '@/domain/terms/termsCodes'
import { termsHref } from '../urls/termsHref'
import { formatDayLong } from '../format/day'
import { InlineLink } from '../kit/TextLink'
import type { VersionLink } from './TermsVersionList'

export function TermsNotice({
  code,
  shown,
  versions,
}: {
  code: TermsCode
  shown: VersionLink
  versions: readonly VersionLink[]
}) {
  const coming = versions.findLast(({ state }) => state === 'announced')
  const notice =
    shown.state === 'past' ? (
      <>
        지난 판이에요. 지금은 시행하지 않아요. <InlineLink href={termsHref(code)}>시행 중인 버전 보기</InlineLink>
      </>
    ) : shown.state === 'announced' ? (
      <>
        {formatDayLong(shown.effectiveOn)}부터 시행할 판이에요.{' '}
        <InlineLink href={termsHref(code)}>시행 중인 버전 보기</InlineLink>
      </>
    ) : coming ? (
      <>
        {formatDayLong(coming.effectiveOn)}부터 바뀌어요.{' '}
        <InlineLink href={termsHref(code, coming.version)}>바뀔 내용 보기</InlineLink>
      </>
    ) : null
  return notice && <p className="mt-5 max-w-[42rem] rounded-field bg-wash px-4 py-3 text-small">{notice}</p>
}
