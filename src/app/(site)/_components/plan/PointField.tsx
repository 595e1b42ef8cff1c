import { PLAN_PAGE } from '@/domain/plan/paths'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import { InlineLink } from '@/ui/kit/TextLink'

export const PointField = ({ near, radius, at }: Record<'radius' | 'at', string | undefined> & { near: string }) => (
  <p className="flex h-12 items-center justify-between gap-2 rounded-field bg-wash px-3.5">
    <span className="min-w-0 truncate">{at ? NEARBY.found(at) : PLAN.nearPoint}</span>
    <input type="hidden" name="near" value={near} />
    {radius && <input type="hidden" name="radius" value={radius} />}
    {at && <input type="hidden" name="at" value={at} />}
    <span className="text-small">
      <InlineLink href={PLAN_PAGE}>{PLAN.byRegion}</InlineLink>
    </span>
  </p>
)
