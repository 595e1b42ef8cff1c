import type { ReactNode } from 'react'
import { PLAN } from '@/messages/site/plan'
import { Icon } from '../kit/Icon'
import { TEXT_LINK } from '../kit/TextLink'

export const PlanPlaceField = ({ onHere, children }: { onHere: () => void; children: ReactNode }) => (
  <>
    {children}
    <div className="flex flex-wrap gap-x-4 text-small">
      <button type="button" onClick={onHere} className={TEXT_LINK}>
        <Icon name="pin" className="size-4" />
        {PLAN.here}
      </button>
    </div>
  </>
)
