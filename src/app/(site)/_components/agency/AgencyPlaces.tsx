import type { AgencyDetail } from '@/domain/agency/schemas'
import { AgencyPlaceRow } from '@/ui/agency/AgencyPlaceRow'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { FileLink, TextLink } from '@/ui/kit/TextLink'
import { agencyVisitsFileHref } from '@/ui/urls/fileHref'
import { listHref } from '@/ui/urls/listHref'

/** `today`: 'YYYY-MM-DD' */
const yearBefore = (today: string): number => Number(today.slice(0, 4)) - 1

const isYearCovered = ({ first_visit, last_visit }: AgencyDetail, year: number): boolean =>
  first_visit !== null && last_visit !== null && first_visit < `${year + 1}` && last_visit >= `${year}`

export function AgencyPlaces({ agency, today }: { agency: AgencyDetail; today: string }) {
  const { places, restaurant_count, id } = agency
  const lastYear = yearBefore(today)
  const most = places[0]?.visit_count ?? 1
  return (
    <section aria-labelledby="places">
      <SectionHeading
        id="places"
        title="어디서 먹나"
        note={places.length < restaurant_count ? `방문이 많은 ${formatCount(places.length)}곳` : '방문이 많은 순'}
      />
      {places.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없어요.</p>
      ) : (
        <>
          <ol aria-label="이 기관이 많이 간 곳" className="border-t-[1.5px] border-ink">
            {places.map((place) => (
              <AgencyPlaceRow key={place.id} place={place} most={most} />
            ))}
          </ol>
          <p className="mt-2">
            <TextLink href={listHref({ agency: id })} withArrow>
              다녀간 {formatCount(restaurant_count)}곳 모두 보기
            </TextLink>
          </p>
          {isYearCovered(agency, lastYear) && (
            <p>
              <TextLink href={listHref({ agency: id, year: lastYear, sort: 'amount' })} withArrow>
                {lastYear}년에 가장 많이 쓴 곳
              </TextLink>
            </p>
          )}
          <p className="text-small">
            <FileLink href={agencyVisitsFileHref(id)}>{DOWNLOAD_CSV}</FileLink>
          </p>
        </>
      )}
    </section>
  )
}
