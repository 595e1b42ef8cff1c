import type { ListQuery } from '@/contract/directoryQuery'
import type { Restaurant, RestaurantDetail } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import { EMBED_STYLE } from '@/domain/site/embed'
import { escapeXml } from '@/domain/text'
import { siteOrigin } from '@/infra/siteOrigin'
import { NATIONAL_LABEL } from '@/messages/labels'
import { EMBED } from '@/messages/site/embed'
import { formatDay } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { placeLine } from '@/ui/format/placeLine'
import { listHref } from '@/ui/urls/listHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'

const anchor = (href: string, text: string): string =>
  `<a href="${escapeXml(siteOrigin() + href)}" target="_blank" rel="noopener">${escapeXml(text)}</a>`

const document = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeXml(title)}</title><style>${EMBED_STYLE}</style></head><body>${body}</body></html>`,
  ].join('')

const fact = (label: string, value: string | null): string =>
  value === null ? '' : `<div><dt>${label}</dt><dd>${escapeXml(value)}</dd></div>`

const source = (href: string): string => `<p><small>${anchor(href, EMBED.source)}</small></p>`

export function placeCard(place: RestaurantDetail): string {
  const { id, title, visit_count, agency_count, per_head_median, last_visit, region_rank } = place
  const href = restaurantHref(id)
  return document(
    title,
    [
      `<h1>${anchor(href, title)}</h1><p class="soft">${escapeXml(placeLine(place, 'national'))}</p><dl>`,
      fact(EMBED.visits, formatCount(visit_count)),
      fact(EMBED.agencies, formatCount(agency_count)),
      fact(EMBED.perHead, per_head_median === null ? null : EMBED.won(formatCount(per_head_median))),
      fact(EMBED.rank, region_rank === null ? null : EMBED.places(formatCount(region_rank))),
      fact(EMBED.lastVisit, last_visit && formatDay(last_visit)),
      `</dl>${source(href)}`,
    ].join(''),
  )
}

export function listTitleOf({ province, district, q }: Pick<ListQuery, 'province' | 'district' | 'q'>): string {
  const place = province ? displayRegion({ province, district: district ?? null }, { short: true }) : NATIONAL_LABEL
  return EMBED.listOf(q ? `${place} ‘${q}’` : place)
}

const row = (place: Restaurant, i: number): string =>
  [
    `<li><b>${i + 1}</b><span>${anchor(restaurantHref(place.id), place.title)}<br>`,
    `<small>${escapeXml(EMBED.figures(formatCount(place.visit_count), formatCount(place.agency_count)))}</small>`,
    '</span></li>',
  ].join('')

export function placeList(query: ListQuery, places: readonly Restaurant[]): string {
  const { page: _page, size: _size, ...filters } = query
  const href = listHref(filters)
  const rows = places.length === 0 ? `<p>${EMBED.empty}</p>` : `<ol>${places.map(row).join('')}</ol>`
  const title = listTitleOf(query)
  return document(title, `<h1>${anchor(href, title)}</h1>${rows}${source(href)}`)
}

export const embedNotice = (sentence: string): string =>
  document(sentence, `<p>${escapeXml(sentence)}</p>${source('/')}`)
