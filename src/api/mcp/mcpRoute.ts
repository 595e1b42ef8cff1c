import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { MCP_PATH } from '@/domain/site/site'
import type { Queryable } from '@/infra/database/pool'
import { MCP_ERRORS } from '@/messages/mcp'
import type { createMcp } from './mcpServer'

const METHODS = 'POST, OPTIONS'
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'MCP-Protocol-Version',
  'Cache-Control': 'no-store',
}
const PREFLIGHT = {
  ...CORS,
  Allow: METHODS,
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '86400',
}

const refuse = (c: Context, status: 400 | 405 | 415, code: number, message: string): Response =>
  c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status, {
    ...CORS,
    ...(status === 405 && { Allow: METHODS }),
  })

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type?.trim() ?? '')

/**
 * MCP over streamable HTTP without sessions. Any site may call it: it reads no cookies and only what is public. A batch
 * is refused, because it would pass the rate limit as one request.
 */
export function mcpRoute(app: OpenAPIHono, sql: Queryable): void {
  let mcp: ReturnType<typeof createMcp> | undefined
  app.options(MCP_PATH, (c) => c.body(null, 204, PREFLIGHT))
  app.post(MCP_PATH, async (c) => {
    if (!isJson(c.req.header('Content-Type'))) return refuse(c, 415, -32_000, MCP_ERRORS.contentType)
    const body: unknown = await c.req.json().catch(() => undefined)
    if (Array.isArray(body)) return refuse(c, 400, -32_600, MCP_ERRORS.batch)
    if (typeof body !== 'object' || body === null) return refuse(c, 400, -32_700, MCP_ERRORS.invalid)
    // On first use: it takes 25 MB, and most servers get no such request for hours.
    mcp ??= (await import('./mcpServer')).createMcp(sql)
    const { method, url, headers, signal } = c.req.raw
    const answer = await mcp.fetch(new Request(url, { method, headers, signal }), { parsedBody: body })
    for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value)
    return answer
  })
  app.all(MCP_PATH, (c) => refuse(c, 405, -32_000, METHODS))
}
