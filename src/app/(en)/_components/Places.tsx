import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { PageInfo, Restaurant } from '@/contract/directory'
import { CATEGORY_NAMES, CUISINE_NAMES, ENGLISH } from '@/messages/english'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import type { SectionLink } from '@/ui/shell/sections'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { ENGLISH_HOME, englishHref } from '@/ui/urls/englishHref'
import { romanName, romanRegion } from '@/ui/format/romanize'

export const kindOf = ({ category, sub_category }: Pick<Restaurant, 'category' | 'sub_category'>): string =>
  (sub_category && CUISINE_NAMES[sub_category]) || (category === 'cafe' ? 'Café' : CATEGORY_NAMES.restaurant)

/** In Latin letters, and as it stands on the sign. */
export const RomanName = ({ name, href }: { name: string; href?: string }) => (
  <>
    {href === undefined ? (
      romanName(name)
    ) : (
      <a href={href} className="hover:underline">
        {romanName(name)}
      </a>
    )}{' '}
    <span lang="ko" className="text-small font-normal tracking-normal text-soft">
      {name}
    </span>
  </>
)

interface Listed extends Pick<Restaurant, 'id' | 'title' | 'category' | 'sub_category' | 'sub_add1' | 'sub_add2'> {
  visit_count: number
  per_head_median: number | null
  rank: number | null
}

/** Ranked places; `withRegion` where they are from several. */
export const PlaceRows = ({ places, withRegion = false }: { places: readonly Listed[]; withRegion?: boolean }) => (
  <ol className="border-t-[1.5px] border-ink">
    {places.map((place) => (
      <li
        key={place.id}
        className="relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 hover:bg-wash"
      >
        <span className="pt-px text-center font-[680] text-faint">
          {place.rank === null ? '–' : ENGLISH.number(place.rank)}
        </span>
        <div className="min-w-0">
          <p className="leading-snug font-[680]">
            <a href={englishHref(restaurantHref(place.id))} className="after:absolute after:inset-0">
              {romanName(place.title)}
            </a>{' '}
            <span lang="ko" className="text-small font-normal text-soft">
              {place.title}
            </span>
          </p>
          <p className="mt-0.5 text-small text-soft">
            {kindOf(place)}
            {withRegion && (
              <>
                {' · '}
                <span className="inline-block">{romanRegion(place.sub_add1, place.sub_add2)}</span>
              </>
            )}
          </p>
        </div>
        <p className="text-right text-small whitespace-nowrap">
          {ENGLISH.visits(place.visit_count)}
          {place.per_head_median !== null && (
            <span className="block text-note text-faint">{ENGLISH.perHead(place.per_head_median)}</span>
          )}
        </p>
      </li>
    ))}
  </ol>
)

export function PageLinks({
  page,
  pages,
  hrefOf,
}: Pick<PageInfo, 'page' | 'pages'> & { hrefOf: (page: number) => string }) {
  if (pages <= 1) return null
  const step = (to: number, label: string, rel: string): ReactNode => (
    <a href={hrefOf(to)} rel={rel} className="inline-flex min-h-11 items-center px-2 font-semibold hover:underline">
      {label}
    </a>
  )
  return (
    <nav aria-label={ENGLISH.pages} className="mt-6 flex items-center justify-center gap-4 text-small">
      {page > 1 && step(page - 1, ENGLISH.previous, 'prev')}
      <span className="text-soft">{ENGLISH.pageOf(page, pages)}</span>
      {page < pages && step(page + 1, ENGLISH.next, 'next')}
    </nav>
  )
}

/** A table that scrolls within itself on a phone. */
export const ScrollTable = ({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly ReactNode[][]
}) => (
  <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto border-t-[1.5px] border-ink">
    <table className="w-max min-w-full text-small">
      <thead>
        <tr className="text-left text-note text-faint">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-t border-line align-baseline">
            {cells.map((cell, at) => (
              <td key={head[at]} className="py-2 pr-4">
                <div className="max-w-64">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const EnglishBreadcrumbs = ({ links }: { links: readonly SectionLink[] }) => (
  <Breadcrumbs label={ENGLISH.whereYouAre} links={links} />
)

export const KoreanLink = ({ href }: { href: string }) => (
  <p className="mt-6 text-small">
    <a href={href} hrefLang="ko" className="inline-link">
      {ENGLISH.inKorean}
    </a>
  </p>
)

export const NOT_FOUND_METADATA: Metadata = { title: ENGLISH.missing, robots: { index: false } }

export const EnglishNotFound = ({ text = ENGLISH.missingText }: { text?: string }) => (
  <div className="wrap py-20 text-center">
    <h1 className="text-title font-[750]">{ENGLISH.missing}</h1>
    <p className="mt-3 text-soft">{text}</p>
    <p className="mt-5">
      <a href={ENGLISH_HOME} className="inline-link">
        {ENGLISH.home}
      </a>
    </p>
  </div>
)
