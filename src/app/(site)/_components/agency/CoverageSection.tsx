import type { AgencyDetail } from '@/domain/agency/schemas'
import { CoverageCalendar } from '@/ui/agency/CoverageCalendar'
import { SectionHeading } from '@/ui/kit/SectionHeading'

export function CoverageSection({ coverage }: { coverage: AgencyDetail['coverage'] }) {
  if (coverage.length === 0) return null
  return (
    <section aria-labelledby="coverage">
      <SectionHeading
        id="coverage"
        title="어느 달까지 모았나"
        note="모으지 못한 달의 방문은 위의 수에 들어 있지 않아요."
      />
      <CoverageCalendar coverage={coverage} />
    </section>
  )
}
