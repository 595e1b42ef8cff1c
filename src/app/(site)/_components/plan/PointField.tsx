import { PLAN_PAGE } from '@/domain/plan/paths'
import { PLAN } from '@/messages/site/plan'
import { InlineLink } from '@/ui/kit/TextLink'

export const PointField = ({ near, radius }: { near: string; radius: string | undefined }) => (
  <p className="flex h-12 items-center justify-between gap-2 rounded-field bg-wash px-3.5">
    {PLAN.nearPoint}
    <input type="hidden" name="near" value={near} />
    {radius && <input type="hidden" name="radius" value={radius} />}
    <span className="text-small">
      <InlineLink href={PLAN_PAGE}>{PLAN.byRegion}</InlineLink>
    </span>
  </p>
)
