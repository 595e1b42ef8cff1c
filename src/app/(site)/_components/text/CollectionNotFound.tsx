import { COLLECTIONS } from '@/messages/site/collections'
import { NotFound } from './NotFound'

export const CollectionNotFound = () => <NotFound title={COLLECTIONS.missing}>{COLLECTIONS.missingAdvice}</NotFound>
