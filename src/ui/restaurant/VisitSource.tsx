import { isSourceUrl } from '@/domain/expense/sourceUrl'
import type { Visit } from '@/domain/directory/schemas'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'

export function VisitSource({ source }: { source: Visit['source'] }) {
  const place = [source.sheet, source.row === null ? null : `${formatCount(source.row)}행`].filter(Boolean).join(' · ')
  return (
    <>
      {source.url !== null && isSourceUrl(source.url) && (
        <a href={source.url} target="_blank" rel="noopener noreferrer nofollow" className="visit-source">
          원문
          <Icon name="out" />
          <span className="sr-only">{source.title ?? source.file} (새 창)</span>
        </a>
      )}
      <span>
        {source.title ?? source.file} · <span className="whitespace-nowrap">{place}</span>
      </span>
    </>
  )
}
