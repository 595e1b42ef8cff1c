import { SHARED_LISTS } from '@/messages/site/favorites'
import { NotFound } from './NotFound'

/** A shared list that is shared no more, or never was. */
export function SharedListNotFound() {
  return <NotFound title={SHARED_LISTS.gone}>{SHARED_LISTS.goneWhy}</NotFound>
}
