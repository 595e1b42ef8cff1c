import type { OpenAPIHono } from '@hono/zod-openapi'
import { OPEN_DATA_LICENCE } from '@/domain/openData'
import { API_INTRODUCTION, API_TAGS, API_TITLE, SESSION_LABELS } from '@/messages/api'
import { fieldWords } from '@/messages/apiFields'
import { parameterWords } from '@/messages/apiParameters'
import { authFlowCookieName, sessionCookieName } from '@/server/sessions/cookie'
import type { SessionName } from './http/responses'

/** Of the `/api/v1` contract, not of the product. */
const API_VERSION = '1.0.0'

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** Over https they start with `__Host-`. */
const cookies = (): Record<SessionName, string> => ({
  member: sessionCookieName('member'),
  staff: sessionCookieName('staff'),
  signUp: authFlowCookieName('signup'),
})

export function apiDocument(app: OpenAPIHono): ApiDocument {
  for (const [session, name] of Object.entries(cookies()) as [SessionName, string][])
    app.openAPIRegistry.registerComponent('securitySchemes', session, {
      ...{ type: 'apiKey', in: 'cookie', name },
      description: SESSION_LABELS[session],
    })
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      ...{ title: API_TITLE, version: API_VERSION, description: API_INTRODUCTION },
      license: OPEN_DATA_LICENCE,
      contact: { name: API_TITLE },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
  })
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(operations) as (typeof operations)['get'][])
      for (const parameter of operation?.parameters ?? [])
        if ('name' in parameter)
          parameter.description = parameterWords(parameter.name, { operation: operation?.operationId ?? '', path })
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) describeFields(schema, name)
  for (const operation of Object.values(document.paths ?? {}).flatMap((one) => Object.values(one) as object[]))
    if ('operationId' in operation) describeFields(operation, String(operation.operationId))
  return document
}

function describeFields(node: unknown, owner: string): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'properties') describeFields(value, owner)
    else
      for (const [name, property] of Object.entries(value as Record<string, Record<string, unknown>>)) {
        const words = '$ref' in property ? undefined : fieldWords(name, owner)
        if (words !== undefined) property.description = words
        describeFields(property, `${owner}.${name}`)
      }
  }
}
