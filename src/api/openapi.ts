import type { OpenAPIHono } from '@hono/zod-openapi'
import { API_INTRODUCTION, API_PARAMETERS, API_TITLE } from '@/messages/api'
import { API_FIELDS } from '@/messages/apiFields'

/** The version of the contract under `/api/v1`, not of the product. */
const API_VERSION = '1.0.0'

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** OpenAPI 3.1 of everything registered on `app`, with each parameter's Korean description. */
export function apiDocument(app: OpenAPIHono): ApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: API_TITLE, version: API_VERSION, description: API_INTRODUCTION },
    servers: [{ url: '/' }],
  })
  for (const path of Object.values(document.paths ?? {}))
    for (const parameter of [path.get, path.post].flatMap((operation) => operation?.parameters ?? []))
      if ('name' in parameter) parameter.description = API_PARAMETERS[parameter.name] ?? ''
  describeFields(document)
  return document
}

/** Gives every property of a schema, however deep, the words for its name. */
function describeFields(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('properties' in node && typeof node.properties === 'object' && node.properties !== null) {
    for (const [name, property] of Object.entries(node.properties) as [string, Record<string, unknown>][]) {
      const words = API_FIELDS[name]
      if (words !== undefined && !('$ref' in property)) property.description = words
    }
  }
  Object.values(node).forEach(describeFields)
}
