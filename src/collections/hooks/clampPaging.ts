import type { CollectionBeforeOperationHook } from 'payload'
import { LIST_PAGE_SIZE } from '@/domain/directory/limits'
import { REST_DEPTH_MAX, REST_LIMIT_MAX } from '@/domain/http/limits'

/** Payload reads `limit=0` as "all" and populates to any depth; the server's own calls are not limited. */
export const clampPaging: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local') return args
  const limit = Number(('limit' in args ? args.limit : undefined) ?? LIST_PAGE_SIZE)
  return {
    ...args,
    depth: Math.min(Number(args.depth ?? 0) || 0, REST_DEPTH_MAX),
    limit: limit >= 1 ? Math.min(limit, REST_LIMIT_MAX) : REST_LIMIT_MAX,
  }
}
