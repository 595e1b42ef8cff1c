import type { RestaurantDetail, VisitPage } from '@/domain/directory/schemas'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { visitsFileHref } from '@/ui/urls/fileHref'
import { FileLink } from '@/ui/kit/TextLink'
import { formatCount } from '@/ui/format/number'
import { Pagination } from '@/ui/kit/Pagination'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { VisitTable } from '@/ui/restaurant/VisitTable'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'

export function VisitsSection({
  restaurant,
  visits,
  pages,
}: {
  restaurant: RestaurantDetail
  visits: Loaded<VisitPage>
  pages: DetailPages
}) {
  return (
    <section aria-labelledby="visits" className="far-part mt-14">
      <SectionHeading
        id="visits"
        title={
          <>
            방문 기록 <span className="font-light text-soft">{formatCount(restaurant.visit_count)}건</span>
          </>
        }
        note="기관이 공개한 업무추진비 집행 내역이에요. 줄마다 어느 자료의 몇째 줄인지 적었어요."
        aside={
          restaurant.visit_count > 0 && (
            <p className="text-small">
              <FileLink href={visitsFileHref(restaurant.id)}>{DOWNLOAD_CSV}</FileLink>
            </p>
          )
        }
      />
      {!visits.ok ? (
        <LoadFailure what="방문 기록을" retryHref={detailHref(restaurant.id, pages, 'visits')} />
      ) : visits.data.data.length === 0 ? (
        <p className="border-t-[1.5px] border-ink py-10 text-center text-soft">이 페이지에는 기록이 없어요.</p>
      ) : (
        <>
          <VisitTable visits={visits.data.data} />
          <Pagination
            page={pages.visits}
            pages={visits.data.pagination.pages}
            hrefOf={(number) => detailHref(restaurant.id, { ...pages, visits: number }, 'visits')}
            label="방문 기록의 페이지"
          />
        </>
      )}
    </section>
  )
}
