import type { RestaurantDetail } from '@/contract/directory'
import { fullAddress } from '@/domain/region/fullAddress'
import { CATEGORY_LABELS } from '@/messages/labels'
import { listHref } from '@/ui/urls/listHref'
import { FavoriteButton } from '@/ui/favorite/FavoriteButton'
import { favoritePlace } from '@/ui/favorite/favoritePlace'
import { formatDayLong } from '@/ui/format/day'
import { telHref } from '@/ui/urls/restaurantHref'
import { DETAIL } from '@/messages/site/detail'
import { BackToList } from '@/ui/navigation/BackToList'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { buttonClass } from '@/ui/kit/buttonClass'
import { pointOf } from '@/ui/map/coordinates'
import { directionsLink, placeSearchText } from '@/ui/map/deepLinks'
import { PlaceSquare } from '@/ui/kit/PlacePhoto'
import { CopyAddress } from '@/ui/restaurant/CopyAddress'
import { placeLine, regionLine } from '@/ui/format/placeLine'
import { ShareButton } from '@/ui/share/ShareButton'
import { StaffButtons } from '@/ui/staff/StaffButtons'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { CHART_VISITS_MIN } from './VisitTimes'

export function DetailHeading({ restaurant }: { restaurant: RestaurantDetail }) {
  const region = regionLine(restaurant)
  const point = pointOf(restaurant)
  const { sub_add1, sub_add2, address, phone, branch, closed_on } = restaurant
  const full = address ? fullAddress({ address, sub_add1, sub_add2 }) : null
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 md:pt-9">
      <div className="min-w-0 flex-1 basis-80">
        <Breadcrumbs
          links={[
            { href: '/regions', label: '지역별' },
            ...(sub_add1
              ? [{ href: listHref({ province: sub_add1, district: sub_add2 ?? undefined }), label: region }]
              : []),
          ]}
        >
          <BackToList />
        </Breadcrumbs>
        <div className="flex items-center gap-3.5">
          {restaurant.photo === null && <PlaceSquare of={restaurant} className="size-12 md:size-14" />}
          <h1 className="text-title font-[780] tracking-[-0.035em]">
            {branch ? restaurant.name : restaurant.title} {branch && <span className="font-light">{branch}</span>}
          </h1>
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 text-body text-soft">
          <span>{restaurant.sub_category ?? CATEGORY_LABELS[restaurant.category]}</span>
          <span aria-hidden>·</span>
          {full ? (
            <>
              <address className="not-italic">{full}</address>
              <CopyAddress address={full} />
            </>
          ) : (
            <span>{region ? `${region} (자세한 주소 미확인)` : '주소 미확인'}</span>
          )}
          {phone && (
            <a
              href={telHref(phone)}
              className="hidden min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline sm:inline-flex"
            >
              <span className="sr-only">전화 </span>
              {phone}
            </a>
          )}
        </div>
        <StaffButtons restaurant={{ id: restaurant.id, title: restaurant.title }} className="-ml-2" />
        {closed_on && (
          <p className="mt-2 inline-block rounded-field bg-wash px-3 py-1.5 text-small font-medium">
            {formatDayLong(closed_on)}에 문을 닫은 것으로 확인했어요.
          </p>
        )}
      </div>
      <div className="detail-actions">
        {phone && (
          <a href={telHref(phone)} className={buttonClass('plain', 'sm:hidden')}>
            {DETAIL.call}
          </a>
        )}
        <a
          href={directionsLink(placeSearchText(restaurant), point)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary')}
        >
          {point ? DETAIL.directions : DETAIL.searchMap}
        </a>
        <FavoriteButton place={favoritePlace(restaurant)} variant="text" />
        <ShareButton
          place={{ id: restaurant.id, title: restaurant.title, where: placeLine(restaurant, 'national') }}
          variant="text"
        />
      </div>
    </div>
  )
}

/** For phones, where the page is many screens long. */
export function SectionLinks({ of, hasSimilar }: { of: RestaurantDetail; hasSimilar: boolean }) {
  const links = [
    ['#reviews', DETAIL.reviews],
    ['#visitors', DETAIL.visitors],
    ...(of.visit_count < CHART_VISITS_MIN ? [] : [['#months', DETAIL.times]]),
    ['#visits', DETAIL.visits],
    ...(hasSimilar ? [['#similar', DETAIL.similar]] : []),
  ] as const
  return (
    <StaticMarkup className="section-links">
      <nav aria-label={DETAIL.sections}>
        {links.map(([href, name]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </StaticMarkup>
  )
}
