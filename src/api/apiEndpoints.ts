import type { ApiDocument } from './openapi'

export interface ApiParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  type: string
  /** if limited */
  choices: string[]
  min: number | null
  /** value or length */
  max: number | null
  default: string | null
  description: string
}

export interface ApiEndpoint {
  operation: string
  method: 'GET'
  path: string
  summary: string
  description: string
  parameters: ApiParameter[]
}

interface Described {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: {
    type?: string
    enum?: unknown[]
    minimum?: number
    maximum?: number
    maxLength?: number
    default?: string | number | boolean
  }
}

const parameterOf = ({ name, in: place, required, description, schema = {} }: Described): ApiParameter => ({
  name,
  in: place === 'path' ? 'path' : 'query',
  required: required ?? false,
  type: schema.type ?? 'string',
  choices: (schema.enum ?? []).map(String),
  min: schema.minimum ?? null,
  max: schema.maximum ?? schema.maxLength ?? null,
  default: schema.default === undefined ? null : String(schema.default),
  description: description ?? '',
})

/** What anyone may read. */
export function endpointsOf({ paths }: ApiDocument): ApiEndpoint[] {
  return Object.entries(paths ?? {}).flatMap(([path, { get }]) =>
    get && (get.security ?? []).length === 0
      ? [
          {
            operation: get.operationId ?? path,
            method: 'GET' as const,
            path,
            summary: get.summary ?? '',
            description: get.description ?? '',
            parameters: (get.parameters ?? []).flatMap((parameter) =>
              'name' in parameter ? [parameterOf(parameter as Described)] : [],
            ),
          },
        ]
      : [],
  )
}
