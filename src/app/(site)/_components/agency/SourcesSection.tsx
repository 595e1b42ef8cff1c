import type { AgencyDetail } from '@/domain/agency/schemas'
import { isSourceUrl } from '@/domain/expense/sourceUrl'
import { formatMonth } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'

export function SourcesSection({ agency }: { agency: AgencyDetail }) {
  const { sources, source_count } = agency
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources">
      <SectionHeading
        id="sources"
        title="원문"
        note={
          sources.length < source_count ? `자료 ${formatCount(source_count)}건 가운데 새것 ${sources.length}건` : null
        }
      />
      <ul className="border-t border-line text-small">
        {sources.map(({ title, url, visit_count, last_visit }) => (
          <li key={`${url} ${title} ${last_visit}`} className="border-b border-line py-2.5">
            <span className="font-medium">{title ?? '제목 없는 자료'}</span>
            <span className="block text-note text-faint">
              {url !== null && isSourceUrl(url) && (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="visit-source">
                  원문<span className="sr-only"> {title} (새 창)</span>
                </a>
              )}
              {formatMonth(last_visit)}까지 · 방문 {formatCount(visit_count)}건
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
