import { SHARED_LISTS } from '@/messages/site/favorites'
import { NotFound } from './NotFound'

export function SharedListNotFound() {
  return <NotFound title={SHARED_LISTS.gone}>{SHARED_LISTS.goneWhy}</NotFound>
}
