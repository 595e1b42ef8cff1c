import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Permission } from '@/domain/access/permissions'
import type { Subject, Verb } from '@/domain/access/table'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { MEMBER_BYTES_MAX } from '@/domain/member/limits'
import type { CurrentMember } from '@/contract/member'
import { ok, type Result } from '@/domain/result'
import type { ApiTag } from '@/messages/api'
import { API_RESPONSES } from '@/messages/apiResponses'
import type { Queryable } from '@/infra/database/pool'
import type { SnapshotStore } from '@/infra/snapshotStore'
import type { Author } from '@/server/memberDocuments'
import type { Session } from '@/server/sessions/session'
import { type ApiDeps, authorOf } from './deps'
import { jsonWithEtag, REVALIDATE } from './jsonWithEtag'
import { ANY_REQUEST, errorResponse, json, type Responses, SESSION_ERRORS, type SessionName } from './responses'
import { respond, sendError } from './sendError'
import { admitMember, admitStaff } from './sessions'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a request is checked against before the route runs. */
interface Schemas {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
}

type SchemaOf<S, Part extends keyof Schemas> = S extends { [P in Part]: infer Schema extends z.ZodType }
  ? Schema
  : never
type Parsed<S, Part extends keyof Schemas> = z.output<SchemaOf<S, Part>>

interface Checked<S, Deps> {
  c: Context
  deps: Deps
  params: Parsed<S, 'params'>
  query: Parsed<S, 'query'>
  body: Parsed<S, 'body'>
}

type Given<S, Deps> = Checked<S, Deps> & Deps

type Answer<A> = A extends z.ZodType ? z.input<A> | Result<z.input<A>> : void | Result

interface Declaration<At, S, A, Deps, Caller> {
  /** with the names of parameters in braces */
  at: At
  /** the cell of the table of access that decides who may call it */
  access: `${Verb} ${Subject}`
  operation: { id: string; tag: ApiTag; summary: string }
  /** in the document, where the summary does not say everything */
  description?: string
  request?: S
  /** its own reader takes the body, after the caller is admitted */
  rawBody?: NonNullable<NonNullable<RouteConfig['request']>['body']>['content']
  bodyMax?: number
  /** JSON of a success, which is 204 without it */
  answer?: A
  /** of that success; 200 if not stated */
  status?: 201
  /** a repeated request with the same key creates nothing twice: answers 201, or 422 for another body */
  creates?: true
  /** in addition to those that any request can get */
  responses?: Responses
  /** instead of those of every request with a session */
  errors?: Responses
  /** any one of them is accepted; for routes without a guard of their own */
  sessions?: readonly SessionName[]
  /** an answer that is checked on each use, for what its reader may just have changed */
  revalidated?: true
  run?: (given: Given<S, Deps> & Caller) => Answer<A> | Promise<Answer<A>>
  /** instead of `run`, for an answer that is no JSON or sets its own status */
  send?: (given: Given<S, Deps> & Caller) => Response | Promise<Response>
}

export interface Route<Deps, At extends string = string, S = unknown, A = unknown> {
  at: At
  id: string
  permission: Permission
  addTo: (app: OpenAPIHono, deps: Deps) => void
  /** of the client's types; never set */
  types?: { query: z.input<SchemaOf<S, 'query'>>; body: z.input<SchemaOf<S, 'body'>>; answer: A }
}

interface Kind<Deps, Caller> {
  sessions?: readonly SessionName[]
  responses?: Responses
  /** who calls, if they may */
  admit?: (c: Context, deps: Deps, permission: Permission) => Promise<Result<Caller>>
  /** public and cacheable */
  isRead?: true
}

const isResult = (answered: object): answered is Result<object> => 'ok' in answered && typeof answered.ok === 'boolean'

/** Required, because an optional body of another content type would skip validation. */
const bodyOf = (content: object) => ({ required: true, content })

const IDEMPOTENCY = z.object({ [IDEMPOTENCY_HEADER.toLowerCase()]: z.string().optional() })

const routeOf =
  <Deps extends object, Caller extends object = object>(kind: Kind<Deps, Caller>) =>
  <const At extends `${Method} /${string}`, S extends Schemas = object, A extends z.ZodType | null = null>(
    declared: Declaration<At, S, A, Deps, Caller>,
  ): Route<Deps, At, S, A extends z.ZodType ? z.output<A> : undefined> => {
    const { at, access, operation, description, request, rawBody, answer, creates, run, send, responses } = declared
    const [method = '', path = ''] = at.split(' ')
    const status = creates ? 201 : (declared.status ?? 200)
    const sessions = declared.sessions ?? kind.sessions ?? []
    const permission = access.split(' ') as unknown as Permission
    const success: Responses = answer
      ? { [status]: { description: status === 201 ? API_RESPONSES.made : API_RESPONSES.ok, content: json(answer) } }
      : { ...(run && { 204: { description: API_RESPONSES.done } }) }
    const { params, query, body } = request ?? {}
    const content = rawBody ?? (body && json(body))
    const schemas = {
      ...(params && { params }),
      ...(query && { query }),
      ...(creates && { headers: IDEMPOTENCY }),
    }
    const config = {
      method: method.toLowerCase() as Lowercase<Method>,
      path,
      operationId: operation.id,
      summary: operation.summary,
      description: description ?? operation.summary,
      tags: [operation.tag],
      security: sessions.map((session) => ({ [session]: [] })),
      request: { ...schemas, ...(content && { body: bodyOf(content) }) },
      responses: {
        ...ANY_REQUEST,
        ...success,
        ...(kind.isRead && answer && { 304: { description: API_RESPONSES.notModified } }),
        ...(declared.errors ?? kind.responses),
        ...(creates && { 422: errorResponse(API_RESPONSES.keyReused) }),
        ...responses,
      },
    } satisfies RouteConfig

    async function handle(c: Context, deps: Deps): Promise<Response> {
      if (!kind.isRead) c.header('Cache-Control', 'no-store')
      const valid = (part: string): never => c.req.valid(part as never)
      const caller = kind.admit && (await kind.admit(c, deps, permission))
      if (caller?.ok === false) return sendError(c, caller.violation)
      // Inherits `deps`: a copy of them for each request costs more than the rest of this function.
      const given = Object.assign(Object.create(deps) as Given<S, Deps> & Caller, caller?.value)
      given.c = c
      given.deps = deps
      if (params) given.params = valid('param')
      if (query) given.query = valid('query')
      if (body) given.body = valid('json')
      if (send) return send(given)
      const answered = await run?.(given)
      const result = answered && isResult(answered) ? answered : ok(answered as object | undefined)
      if (!kind.isRead || !result.ok) return respond(c, result, status)
      return jsonWithEtag(c, result.value ?? {}, declared.revalidated && REVALIDATE)
    }

    return {
      at,
      id: operation.id,
      permission,
      addTo(app, deps) {
        const isLimited = body ?? declared.bodyMax
        const routed = { ...config, ...(isLimited && { middleware: limitBody(declared.bodyMax) }) }
        if (rawBody) app.openAPIRegistry.registerPath(config)
        app.openapi(rawBody ? { ...routed, request: schemas, hide: true } : routed, (c): Promise<Response> =>
          handle(c, deps),
        )
      },
    }
  }

/** 413 beyond `maxSize` bytes, with `max` as the limit that it states. */
export const limitBody = (maxSize = MEMBER_BYTES_MAX, max = maxSize) =>
  bodyLimit({ maxSize, onError: (c: Context) => sendError(c, { code: 'body-too-large', params: { max } }) })

/** Registers them in their order: the first that matches a request answers it. */
export function addRoutes<Deps>(app: OpenAPIHono, routes: readonly Route<Deps>[], deps: Deps): void {
  for (const route of routes) route.addTo(app, deps)
}

export interface ReadDeps {
  sql: Queryable
  /** defaults to `snapshotStore` */
  snapshots?: SnapshotStore
}

/** GET that is the same for everyone, with an ETag. */
export const publicRoute = routeOf<ReadDeps>({ isRead: true })

/** For anyone. Never cached. */
export const openRoute = routeOf<ApiDeps>({})

/** 401 for visitors; 403 where the table of access does not let them, blocked, or without the current terms. */
export const memberRoute = routeOf<ApiDeps, { member: CurrentMember; author: Author }>({
  sessions: ['member'],
  responses: SESSION_ERRORS,
  async admit(c, deps, permission) {
    const member = await admitMember(deps, c, permission)
    return member.ok ? ok({ member: member.value, author: authorOf(deps, member.value.id) }) : member
  },
})

/** 401 without a staff session, 403 for roles that the table of access does not name. */
export const staffRoute = routeOf<ApiDeps, { session: Session; by: number }>({
  sessions: ['staff'],
  responses: SESSION_ERRORS,
  async admit(c, { pool }, permission) {
    const session = await admitStaff(pool, c, permission)
    return session.ok ? ok({ session: session.value, by: session.value.person.id }) : session
  },
})
