import type { Statistics } from '@/domain/directory/schemas'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { listHref } from '@/ui/urls/listHref'
import { BarList } from '@/ui/chart/BarList'
import { PriceChart } from '@/ui/chart/PriceChart'
import { TextLink } from '@/ui/kit/TextLink'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import type { Loaded } from '../../_data/load'

export function Spending({ statistics }: { statistics: Loaded<Statistics> }) {
  if (!statistics.ok || statistics.data.visit_count === 0) return null
  const { per_head, agency_types } = statistics.data
  const types = agency_types.filter((type) => type.visit_count > 0).sort((a, b) => b.visit_count - a.visit_count)
  return (
    <div className="mt-section grid gap-x-14 gap-y-section lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section>
        <SectionHeading title="한 끼에 얼마를 쓸까" note="1인당 금액을 알 수 있는 방문을 5천 원씩 나누어 집계했어요." />
        {per_head.some((step) => step.visit_count > 0) ? (
          <PriceChart steps={per_head} />
        ) : (
          <p className="text-small text-soft">인원이 적힌 기록이 아직 없어요.</p>
        )}
      </section>
      <section>
        <SectionHeading
          title="어떤 기관이 다녀갔나"
          note="기관의 종류를 고르면 그 기관들이 간 곳을 보여 드려요."
          aside={
            <TextLink href="/agencies" withArrow>
              기관별로 보기
            </TextLink>
          }
        />
        <BarList
          items={types.map((type) => ({
            key: type.type,
            name: AGENCY_TYPE_LABELS[type.type],
            count: type.visit_count,
            href: listHref({ agency_type: type.type }),
          }))}
        />
      </section>
    </div>
  )
}
