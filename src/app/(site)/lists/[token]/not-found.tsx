import { SHARED_LISTS } from '@/messages/favorites'
import { NotFound } from '../../_components/text/NotFound'

export default function SharedListNotFound() {
  return <NotFound title={SHARED_LISTS.gone}>{SHARED_LISTS.goneWhy}</NotFound>
}
