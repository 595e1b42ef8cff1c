import Link from 'next/link'
import type { TermsCode } from '@/domain/terms/termsCodes'
import { termsHref } from '../urls/termsHref'
import { formatDayLong } from '../format/day'

const VERSION_LINK =
  'flex min-h-12 flex-wrap items-center gap-x-3 py-1.5 hover:text-accent aria-[current]:font-semibold'

export interface VersionLink {
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
