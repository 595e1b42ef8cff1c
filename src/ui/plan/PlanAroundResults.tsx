import { aroundNotes } from '../location/aroundNotes'
import type { PlanAround } from './loadPlanAround'
import { PlanResults } from './PlanResults'

/** Where a group has met around the visitor, and what to know about the distances. */
export const PlanAroundResults = ({
  found: { plan, query, isPartial },
  accuracy,
}: {
  found: PlanAround
  accuracy: number
}) => (
  <>
    <PlanResults key={Object.values(query).join()} plan={plan} query={query} />
    <p className="mt-6 text-note text-faint">{aroundNotes(accuracy, isPartial)}</p>
  </>
)
