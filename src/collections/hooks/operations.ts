import {
  type CollectionBeforeOperationHook,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionConfig,
  type Plugin,
} from 'payload'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { REST_DEPTH_MAX, REST_LIMIT_MAX } from '@/domain/http/limits'
import { ViolationError } from '@/server/violationError'

/**
 * Payload reads `limit=0` as "all", populates to any depth, and without pagination gives the length of the page as the
 * total. The server's own calls are not limited.
 */
export const clampPaging: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local') return args
  const limit = Number(('limit' in args ? args.limit : undefined) ?? LIST_PAGE_SIZE)
  return {
    ...args,
    depth: Math.min(Number(args.depth ?? 0) || 0, REST_DEPTH_MAX),
    pagination: true,
    limit: limit >= 1 ? Math.min(limit, REST_LIMIT_MAX) : REST_LIMIT_MAX,
  }
}

/** Of a change of many documents Payload would commit what was written before one of them was refused. */
export const allOrNone: CollectionAfterOperationHook = ({ operation, result }) => {
  const [refused] = operation === 'update' && 'errors' in result ? result.errors : []
  if (refused?.isPublic) throw new APIError(refused.message, 409, null, true)
  if (refused) throw new ViolationError({ code: 'internal', params: {} })
  return result
}

/** Payload crashes on `null`, strings and numbers. */
const requireObject: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: unknown }
  if ((operation === 'create' || operation === 'update') && (typeof data !== 'object' || data === null))
    throw new ViolationError({ code: 'invalid-body', params: {} })
  return args
}

const withObjects = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [requireObject, ...(collection.hooks?.beforeOperation ?? [])] },
})

export const objectsOnly: Plugin = (config) => ({ ...config, collections: config.collections?.map(withObjects) ?? [] })
