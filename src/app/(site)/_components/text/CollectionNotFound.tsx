import { COLLECTIONS } from '@/messages/site/collections'
import { NotFound } from './NotFound'

/** For a collection that does not exist or is a draft. */
export const CollectionNotFound = () => <NotFound title={COLLECTIONS.missing}>{COLLECTIONS.missingAdvice}</NotFound>
