import { APIError, type CollectionAfterOperationHook } from 'payload'
import { ViolationError } from '@/server/violationError'

/** Of a change of many documents Payload would commit what was written before one of them was refused. */
export const allOrNone: CollectionAfterOperationHook = ({ operation, result }) => {
  const [refused] = operation === 'update' && 'errors' in result ? result.errors : []
  if (refused?.isPublic) throw new APIError(refused.message, 409, null, true)
  if (refused) throw new ViolationError({ code: 'internal', params: {} })
  return result
}
