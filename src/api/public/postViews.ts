import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { postId } from '@/domain/community/postSchemas'
import { POSTS_PATH } from '@/domain/community/apiPaths'
import { API_RESPONSES } from '@/messages/apiResponses'
import { currentMember } from '@/server/members/currentMember'
import { countView } from '@/server/posts/countView'
import { rateLimitKey } from '@/server/rateLimitKey'
import { clientNetwork } from '../http/clientNetwork'
import type { WriteDeps } from '../http/deps'
import { errorResponse, looseOperation } from '../http/operations'
import { respond } from '../http/respond'

const route = createRoute({
  method: 'post',
  path: `${POSTS_PATH}/{id}/views`,
  request: { params: z.object({ id: postId }) },
  ...looseOperation('viewPost', {
    204: { description: API_RESPONSES.done },
    404: errorResponse(API_RESPONSES.nothingThere),
  }),
})

/** Members by account, visitors by network, which a forged header cannot change; only hashes are stored. */
export function postViews(app: OpenAPIHono, { pool, secret, trustedProxies }: WriteDeps): void {
  app.openapi(route, async (c): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const member = await currentMember(pool, c.req.header('Cookie'))
    const reader = member ? `member ${member.id}` : clientNetwork(c, trustedProxies)
    return respond(c, await countView(pool, c.req.valid('param').id, rateLimitKey('view', reader, secret)))
  })
}
