import type { RootContent } from 'mdast'
import { pageTags } from '@/domain/site/pageTags'
import { isSourceUrl } from '@/domain/http/urls'
import { koreanDay } from '@/domain/koreanDay'
import type { Restaurant, RestaurantDetail, VisitPage } from '@/contract/directory'
import { VISITS_PAGE_SIZE } from '@/domain/directory/directory'
import { REVIEWS_PAGE_SIZE } from '@/domain/review'
import type { ReviewPage } from '@/contract/reviews'
import { tagPage } from '@/infra/requestContext'
import { OCCASION_LABELS } from '@/messages/labels'
import { COLUMNS, FACT_LABELS, MARKDOWN, SECTIONS } from '@/messages/markdown'
import { explainRank } from '@/server/directory/explainRank'
import { listSimilar } from '@/server/directory/listSimilar'
import { listVisits } from '@/server/directory/listVisits'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { listReviews } from '@/server/reviews/publicReviews'
import { formatCount, formatWon } from '@/ui/format/number'
import { mainOccasions } from '@/ui/format/occasions'
import { placeLine, regionLine } from '@/ui/format/placeLine'
import { agencyHref } from '@/ui/urls/agencyHref'
import { pagesOf } from '@/ui/urls/readQuery'
import { detailHref, rankHref, readRestaurantId, restaurantHref } from '@/ui/urls/restaurantHref'
import { facts, heading, link, list, paragraph, section, table, type Words } from './markdownNodes'
import { type MarkdownAnswer, type PageRequest, pagingBlocks } from './markdownPage'

export const countOrNone = (count: number | null): string => (count === null ? '' : formatCount(count))

const rankWords = (rank: number | null): string | null => (rank === null ? null : MARKDOWN.rankOf(formatCount(rank)))

type Listed = Pick<Restaurant, 'id' | 'title' | 'category' | 'sub_category' | 'address' | 'sub_add1' | 'sub_add2'>

/** Name, kind and place, as each list begins. */
export const placeCells = (place: Listed): Words[] => [
  link(place.title, restaurantHref(place.id)),
  place.sub_category ?? '',
  placeLine(place, 'national'),
]

export const figureCells = (figures: {
  visit_count: number
  agency_count: number
  per_head_median: number | null
  last_visit: string | null
}): Words[] => [
  formatCount(figures.visit_count),
  formatCount(figures.agency_count),
  countOrNone(figures.per_head_median),
  figures.last_visit ?? '',
]

/** The answer of the API, to which the page links, has all. */
const VISITORS_SHOWN = 100

const factsOf = (place: RestaurantDetail): RootContent[] =>
  facts([
    [FACT_LABELS.kind, place.sub_category],
    [FACT_LABELS.region, regionLine(place)],
    [FACT_LABELS.address, place.address],
    [FACT_LABELS.phone, place.phone],
    [FACT_LABELS.visits, formatCount(place.visit_count)],
    [FACT_LABELS.agencies, formatCount(place.agency_count)],
    [FACT_LABELS.amount, formatWon(place.total_amount)],
    [FACT_LABELS.perHead, place.per_head_median === null ? null : formatWon(place.per_head_median)],
    [FACT_LABELS.perHeadRange, place.per_head && `${formatWon(place.per_head.low)}–${formatWon(place.per_head.high)}`],
    [FACT_LABELS.headcount, place.headcount_median === null ? null : formatCount(place.headcount_median)],
    [FACT_LABELS.occasions, mainOccasions(place.occasions)],
    [FACT_LABELS.firstVisit, place.first_visit],
    [FACT_LABELS.lastVisit, place.last_visit],
    [FACT_LABELS.rating, place.review_count === 0 ? null : `${place.avg_rating} (${formatCount(place.review_count)})`],
    [FACT_LABELS.regionRank, rankWords(place.region_rank)],
    [FACT_LABELS.provinceRank, rankWords(place.province_rank)],
    [FACT_LABELS.nationalRank, rankWords(place.national_rank)],
    [FACT_LABELS.spellings, place.spellings.join(', ')],
  ])

const visitBlocks = (id: number, { data, pagination }: VisitPage, reviews: number): RootContent[] =>
  data.length === 0
    ? []
    : [
        heading(2, SECTIONS.visits),
        ...pagingBlocks(pagination, (visits) => detailHref(id, { visits, reviews }, 'visits')),
        table(
          COLUMNS.visit,
          data.map((visit) => [
            visit.spent_on,
            visit.time,
            link(visit.agency, agencyHref(visit.agency_id)),
            visit.department,
            countOrNone(visit.headcount),
            countOrNone(visit.amount),
            countOrNone(visit.per_head),
            visit.occasion && OCCASION_LABELS[visit.occasion],
            sourceWords(visit.source),
          ]),
        ),
      ]

export function sourceWords({ title, url, file }: { title: string | null; url: string | null; file?: string | null }) {
  const name = title ?? file ?? url ?? ''
  return url !== null && isSourceUrl(url) ? link(name, url) : name
}

const reviewBlocks = (reviews: ReviewPage | null): RootContent[] =>
  section(
    SECTIONS.reviews,
    COLUMNS.review,
    (reviews?.data ?? []).map(({ created_at, rating, content }) => [koreanDay(new Date(created_at)), rating, content]),
  )

export async function restaurantPage({ sql, params }: PageRequest, word: string): Promise<MarkdownAnswer> {
  const id = readRestaurantId(word)
  const place = id === null ? null : await readRestaurant(sql, id)
  if (id === null || !place) return { violation: { code: 'restaurant-not-found', params: {} } }
  if ('mergedInto' in place) return { movedTo: restaurantHref(place.mergedInto) }
  tagPage(pageTags.restaurant(id))
  const pages = pagesOf(params)
  const [visits, reviews, { similar }] = await Promise.all([
    listVisits(sql, id, { page: pages.visits, size: VISITS_PAGE_SIZE }),
    listReviews(sql, id, { page: pages.reviews, size: REVIEWS_PAGE_SIZE }),
    listSimilar(sql, id),
  ])
  const counted = place.months.filter(({ visit_count }) => visit_count > 0)
  return {
    title: place.title,
    href: restaurantHref(id),
    ...(place.closed_on && { lead: MARKDOWN.closed(place.closed_on) }),
    api: `/api/v1/restaurants/${id}`,
    blocks: [
      ...factsOf(place),
      ...section(
        SECTIONS.visitors,
        COLUMNS.visitor,
        place.visitors
          .slice(0, VISITORS_SHOWN)
          .map(({ agency_id, agency, department, visit_count }) => [
            ...[link(agency, agencyHref(agency_id)), department, formatCount(visit_count)],
          ]),
      ),
      ...section(
        SECTIONS.months,
        COLUMNS.month,
        counted.map(({ month, visit_count, total_amount }) => [
          ...[month, formatCount(visit_count), formatCount(total_amount)],
        ]),
      ),
      ...visitBlocks(id, visits, pages.reviews),
      ...reviewBlocks(reviews),
      ...(similar.length === 0
        ? []
        : [heading(2, SECTIONS.similar), list(similar.map((one) => [link(one.title, restaurantHref(one.id))]))]),
    ],
  }
}

export async function rankPage({ sql }: PageRequest, word: string): Promise<MarkdownAnswer> {
  const id = readRestaurantId(word)
  const place = id === null ? null : await readRestaurant(sql, id)
  if (place && 'mergedInto' in place) return { movedTo: rankHref(place.mergedInto) }
  const explained = id === null || !place ? null : await explainRank(sql, id)
  if (id === null || !explained) return { violation: { code: 'restaurant-not-found', params: {} } }
  tagPage(pageTags.restaurant(id))
  return {
    title: `왜 이 순위? · ${explained.title}`,
    href: rankHref(id),
    blocks: [
      ...facts([
        [FACT_LABELS.visits, formatCount(explained.visit_count)],
        [FACT_LABELS.agencies, formatCount(explained.agency_count)],
      ]),
      ...section(
        SECTIONS.ranks,
        COLUMNS.rank,
        explained.ranks.map(({ name, rank, of, above, tied, previous_rank }) => [
          ...[name, formatCount(rank), formatCount(of), formatCount(above), formatCount(tied)],
          countOrNone(previous_rank),
        ]),
      ),
      ...section(
        SECTIONS.years,
        COLUMNS.year,
        explained.years.map(({ year, rank, of }) => [String(year), formatCount(rank), formatCount(of)]),
      ),
      paragraph([link(`순위 산정 방식 ${explained.formula_version}`, '/ranking')]),
    ],
  }
}
