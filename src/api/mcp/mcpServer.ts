import { createMcpHandler, McpServer, type CallToolResult, type McpHttpHandler } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { API_BYTES_MAX } from '@/domain/http/limits'
import { isConnectionError, isQueryCanceled } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { MCP_SERVER } from '@/messages/mcp'
import { messageOf } from '@/messages/violations'
import { TOOLS, type ToolOutcome } from './mcpTools'

const VERSION = '1.0.0'
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** Described by the schema, but checked by the tool, whose errors are sentences. */
function described<Schema extends z.ZodType>(schema: Schema): Schema {
  const own = schema['~standard']
  const standard = { ...own, validate: (value: unknown) => ({ value }) }
  return Object.create(schema, { '~standard': { value: standard } }) as Schema
}

/** An error has the form of `/api/v1`. */
function resultOf(outcome: ToolOutcome): CallToolResult {
  if (outcome.ok)
    return {
      content: [{ type: 'text', text: JSON.stringify(outcome.value) }],
      structuredContent: outcome.value,
    }
  const { violation, field } = outcome
  const error = {
    code: violation.code,
    ...(field !== undefined && { field }),
    message: messageOf(violation),
    ...('id' in violation.params && { merged_into: violation.params.id }),
    ...('choices' in violation.params && { choices: violation.params.choices }),
  }
  return { content: [{ type: 'text', text: JSON.stringify({ error }) }], isError: true }
}

async function outcomeOf(call: () => Promise<ToolOutcome>): Promise<ToolOutcome> {
  try {
    return await call()
  } catch (error) {
    if (isQueryCanceled(error)) return { ok: false, violation: { code: 'query-timeout', params: {} } }
    log.error({ err: error }, 'a tool of the MCP server failed')
    return { ok: false, violation: { code: isConnectionError(error) ? 'unavailable' : 'internal', params: {} } }
  }
}

function createServer(sql: Queryable): McpServer {
  const server = new McpServer(
    { name: 'gonggong-bapsang', title: MCP_SERVER.title, version: VERSION },
    { capabilities: { tools: {} }, instructions: MCP_SERVER.instructions },
  )
  for (const { name, title, description, schema, call } of TOOLS)
    server.registerTool(
      name,
      { title, description, inputSchema: described(schema), annotations: { title, ...READ_ONLY } },
      async (input: unknown) => resultOf(await outcomeOf(() => call(sql, input))),
    )
  return server
}

/** A server per request: nothing is kept between them, and no stream stays open. */
export const createMcp = (sql: Queryable): McpHttpHandler =>
  createMcpHandler(() => createServer(sql), {
    maxRequestBodySize: API_BYTES_MAX,
    maxSubscriptions: 0,
    onerror: (error) => log.info({ err: error }, 'a request to the MCP server was refused'),
  })
