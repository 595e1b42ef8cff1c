import { SoftLink } from './SoftLink'
import { Icon } from './Icon'

/** Page links: first, last, neighbours; null for gaps. */
export function pageNumbers(page: number, pages: number, reach = 1): (number | null)[] {
  const wanted = new Set([1, pages])
  for (let i = page - reach; i <= page + reach; i++) if (i >= 1 && i <= pages) wanted.add(i)
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((number, i) => {
    const before = sorted[i - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}

interface Props {
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
}

export function Pagination({ page, pages, hrefOf, label }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-7 flex items-center justify-center gap-0.5">
      {page > 1 && (
        <SoftLink href={hrefOf(page - 1)} rel="prev" aria-label="이전 페이지" className="page-step">
          <Icon name="left" />
        </SoftLink>
      )}
      {pageNumbers(Math.min(page, pages), pages).map((number, i) =>
        number === null ? (
          <span key={`gap-${i}`} className="w-5 text-center text-faint" aria-hidden>
            …
          </span>
        ) : (
          <SoftLink
            key={number}
            href={hrefOf(number)}
            aria-label={`${number} 쪽`}
            aria-current={number === page ? 'page' : undefined}
            className="page-number"
          >
            {number}
          </SoftLink>
        ),
      )}
      {page < pages && (
        <SoftLink href={hrefOf(page + 1)} rel="next" aria-label="다음 페이지" className="page-step">
          <Icon name="right" />
        </SoftLink>
      )}
    </nav>
  )
}
