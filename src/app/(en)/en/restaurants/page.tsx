import type { Metadata } from 'next'
import type { ListQuery } from '@/contract/directoryQuery'
import { CATEGORIES, LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { CATEGORY_NAMES, ENGLISH } from '@/messages/english'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listRegions } from '@/server/directory/regions'
import { romanRegion } from '@/ui/format/romanize'
import { chipClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/Headings'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { ENGLISH_HOME, type EnglishList, englishListHref } from '@/ui/urls/englishHref'
import { listHref } from '@/ui/urls/listHref'
import { readListQuery, type SearchParams } from '@/ui/urls/readQuery'
import { load, loadShared } from '@/app/(site)/_data/load'
import {
  EnglishBreadcrumbs,
  KoreanLink,
  EnglishNotFound,
  NOT_FOUND_METADATA,
  PageLinks,
  PlaceRows,
} from '../../_components/Places'

interface Props {
  searchParams: Promise<SearchParams>
}

/** Other conditions of the Korean list are left out. */
async function readQuery({ searchParams }: Props): Promise<ListQuery | null> {
  const { province, district, category, page } = await searchParams
  const read = readListQuery({ province, district, category, page })
  return read.ok ? read.query : null
}

const listOf = ({ province, district, category, page }: ListQuery): EnglishList => ({
  ...{ province, district, category, page },
})

const titleOf = ({ province, district }: EnglishList): string => ENGLISH.places(romanRegion(province, district))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await readQuery(props)
  if (!query) return NOT_FOUND_METADATA
  const list = listOf(query)
  return {
    title: ENGLISH.paged(titleOf(list), query.page),
    description: ENGLISH.paged(ENGLISH.lead, query.page),
    alternates: {
      canonical: englishListHref(list),
      languages: { ko: listHref(list), en: englishListHref(list) },
    },
  }
}

const rankOf = ({ province, district }: EnglishList) =>
  district ? ('region_rank' as const) : province ? ('province_rank' as const) : ('national_rank' as const)

/** Districts of a province that have places; none in a district, and none where the province is one. */
async function districtsOf({ province, district }: EnglishList): Promise<string[]> {
  if (!province || district) return []
  const regions = await loadShared('regions', [pageTags.directory], () => listRegions(preparedReads()))
  return (regions.ok ? regions.data : []).flatMap((region) =>
    region.province === province && region.district && region.restaurant_count > 0 ? [region.district] : [],
  )
}

export default async function EnglishPlaces(props: Props) {
  const query = await readQuery(props)
  if (!query) {
    setPageStatus(400)
    return <EnglishNotFound text={ENGLISH.wrong} />
  }
  tagPage(pageTags.directory)
  const list = listOf(query)
  const { province, district } = list
  const [found, districts] = await Promise.all([
    load('English list', () => listRestaurants(preparedReads(), { ...query, size: LIST_PAGE_SIZE })),
    districtsOf(list),
  ])
  return (
    <StaticMarkup className="wrap">
      <PageHeading
        crumbs={
          <EnglishBreadcrumbs
            links={[
              { label: ENGLISH.home, href: ENGLISH_HOME },
              ...(district ? [{ label: romanRegion(province), href: englishListHref({ province }) }] : []),
            ]}
          />
        }
        title={titleOf(list)}
      >
        {found.ok && (
          <>
            {ENGLISH.placesCount(found.data.pagination.total, found.data.pagination.total_is_minimum)} ·{' '}
            {ENGLISH.ranked}
          </>
        )}
      </PageHeading>
      <nav aria-label={CATEGORY_NAMES.all} className="mt-4 chip-row">
        {CATEGORIES.map((category) => (
          <a
            key={category}
            href={englishListHref({ province, district, category })}
            aria-current={category === query.category ? 'true' : undefined}
            className={chipClass(category === query.category)}
          >
            {CATEGORY_NAMES[category]}
          </a>
        ))}
      </nav>
      {districts.length > 0 && (
        <nav aria-label={ENGLISH.districts} className="mt-1 chip-row">
          {districts.map((name) => (
            <a key={name} href={englishListHref({ ...list, district: name, page: 1 })} className={chipClass(false)}>
              {romanRegion(null, name)}
            </a>
          ))}
        </nav>
      )}
      <div className="mt-5">
        {!found.ok ? (
          <p role="alert">{ENGLISH.failed}</p>
        ) : found.data.data.length === 0 ? (
          <p className="border-t-[1.5px] border-ink py-10 text-center">{ENGLISH.nothing}</p>
        ) : (
          <>
            <PlaceRows
              places={found.data.data.map((place) => ({ ...place, rank: place[rankOf(list)] }))}
              withRegion={!district}
            />
            <PageLinks {...found.data.pagination} hrefOf={(page) => englishListHref({ ...list, page })} />
          </>
        )}
      </div>
      <KoreanLink href={listHref(list)} />
    </StaticMarkup>
  )
}
