import type { CollectionBeforeOperationHook } from 'payload'
import { LIST_PAGE_SIZE } from '@/domain/directory/limits'
import { REST_DEPTH_MAX, REST_LIMIT_MAX } from '@/domain/http/limits'

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
