import { COLLECTIONS } from '@/messages/site/collections'
import { NotFound } from './NotFound'

/** A collection's address with none behind it, or a draft. */
export const CollectionNotFound = () => <NotFound title={COLLECTIONS.missing}>{COLLECTIONS.missingAdvice}</NotFound>
