import { isTicketKind, type TicketKind } from '@/domain/tickets/ticket'
import { preparedReads } from '@/infra/database/readPool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import type { SearchParams } from '@/ui/urls/readListQuery'
import { readRestaurantId } from '@/ui/urls/restaurantHref'
import { regionLine } from '@/ui/format/placeLine'

interface TicketTopic {
  kind: TicketKind
  restaurant: { id: number; title: string; region: string } | null
}

/** A restaurant that no longer exists is dropped. */
export async function ticketTopicOf(params: SearchParams): Promise<TicketTopic> {
  const kind = isTicketKind(params.kind) ? params.kind : 'correction'
  const id = typeof params.restaurant === 'string' ? readRestaurantId(params.restaurant) : null
  const found = id === null ? null : await readRestaurant(preparedReads(), id)
  if (id === null || !found || 'mergedInto' in found) return { kind, restaurant: null }
  return { kind, restaurant: { id, title: found.title, region: regionLine(found) } }
}
