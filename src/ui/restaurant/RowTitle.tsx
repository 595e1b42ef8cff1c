import type { Restaurant } from '@/domain/directory/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { SoftLink } from '../kit/SoftLink'
import { restaurantHref } from '../urls/restaurantHref'

export const RowTitle = ({ of }: { of: Pick<Restaurant, 'id' | 'title' | 'category' | 'sub_category'> }) => (
  <h3>
    <SoftLink href={restaurantHref(of.id)} className="row-link">
      {of.title}
    </SoftLink>
    <span>{of.sub_category ?? CATEGORY_LABELS[of.category]}</span>
  </h3>
)
