import { PLAN } from '@/messages/site/plan'
import { TEXT_LINK } from '../kit/TextLink'
import { RadiusSelect } from '../location/RadiusSelect'

interface Props {
  radius: number
  onRadius: (radius: number) => void
  onLeave: () => void
}

export const PlanAroundField = ({ radius, onRadius, onLeave }: Props) => (
  <>
    <div className="flex h-12 items-center justify-between gap-2 rounded-field bg-wash pr-1 pl-3.5">
      <span className="min-w-0 truncate">{PLAN.here}</span>
      <RadiusSelect value={radius} onChange={onRadius} />
    </div>
    <div className="flex flex-wrap gap-x-4 text-small">
      <button type="button" onClick={onLeave} className={TEXT_LINK}>
        {PLAN.byRegion}
      </button>
    </div>
  </>
)
