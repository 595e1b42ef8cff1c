import Link from 'next/link'
import type { TermsCode } from '@/domain/terms'
import { termsHref } from '@/ui/urls/termsHref'
import { formatDayLong } from '@/ui/format/day'
import { InlineLink } from '@/ui/kit/TextLink'

const VERSION_LINK =
  'flex min-h-12 flex-wrap items-center gap-x-3 py-1.5 hover:text-accent aria-[current]:font-semibold'

interface VersionLink {
  version: number
  /** 'YYYY-MM-DD' */
  effectiveOn: string
  state: 'past' | 'in-force' | 'announced'
}

const STATES = { past: '이전 버전', 'in-force': '시행 중', announced: '시행 예정' } as const

export function TermsVersionList({
  code,
  versions,
  shown,
}: {
  code: TermsCode
  versions: readonly VersionLink[]
  shown: number
}) {
  return (
    <section aria-labelledby="versions" className="mt-14 max-w-[42rem] print:hidden">
      <h2 id="versions" className="mb-2 text-head font-bold tracking-tight">
        모든 버전
      </h2>
      <ul className="border-t-[1.5px] border-ink">
        {versions.map(({ version, effectiveOn, state }) => (
          <li key={version} className="border-b border-line">
            <Link
              href={termsHref(code, version)}
              aria-current={version === shown ? 'page' : undefined}
              className={VERSION_LINK}
            >
              <span>제{version}판</span>
              <span className="text-small text-soft">{formatDayLong(effectiveOn)} 시행</span>
              <span className={`ml-auto text-small ${state === 'in-force' ? 'font-semibold text-good' : 'text-soft'}`}>
                {STATES[state]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
