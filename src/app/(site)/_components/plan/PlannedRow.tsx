import type { PlannedPlace, PlanQuery } from '@/domain/plan/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { regionLine } from '@/ui/format/placeLine'
import { SoftLink } from '@/ui/kit/SoftLink'
import { planReason } from '@/ui/plan/planReason'
import { restaurantHref } from '@/ui/urls/restaurantHref'

/** A place that held such groups, and why it is here. */
export const PlannedRow = ({ place, query }: { place: PlannedPlace; query: PlanQuery }) => (
  <div className="min-w-0">
    <h3 className="font-semibold">
      <SoftLink href={restaurantHref(place.id)} className="hover:underline">
        {place.title}
      </SoftLink>{' '}
      <span className="text-small font-normal text-soft">
        {place.sub_category ?? CATEGORY_LABELS[place.category]} · {regionLine(place)}
      </span>
    </h3>
    <p className="mt-0.5 text-small text-soft tabular-nums">{planReason(place, query)}</p>
  </div>
)
