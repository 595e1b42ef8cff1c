import { SHARED_LISTS } from '@/messages/site/favorites'
import { NotFound } from './NotFound'

/** For a list that is not shared or no longer shared. */
export function SharedListNotFound() {
  return <NotFound title={SHARED_LISTS.gone}>{SHARED_LISTS.goneWhy}</NotFound>
}
