import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Verb } from '@/domain/access/table'
import type { Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

interface Asked<Body> {
  req: PayloadRequest
  body: Body
  by: number
  reason: string | null
}

type Target<Kind> = Kind extends 'one' ? { id: number } : { ids: number[] }

interface AnyAction<Kind, Body> {
  may: Verb
  /** `reason`, `ids` and `filter` are parsed separately */
  schema: z.ZodType
  needsReason?: boolean
  /**
   * In the request's transaction, which a failure rolls back. undefined answers with the updated record, or the ids.
   */
  run: (sql: Queryable, asked: Asked<Body> & Target<Kind>) => Promise<Result<object | void>>
}

/** `POST /api/ra/<resource>/<id>/<action>` */
export type RecordAction = AnyAction<'one', never>
/** `POST /api/ra/<resource>/actions/<action>` */
export type BulkAction = AnyAction<'many', never>

/** `POST /api/ra/<resource>/actions/<action>` without ids; manages its own transaction, if any. */
export interface ResourceAction {
  may: Verb
  schema: z.ZodType
  needsReason?: boolean
  run: (asked: Asked<never>) => Promise<Result<object>>
}

/** Ties the type of `run` to the schema. */
export const recordAction = <S extends z.ZodType>(
  action: AnyAction<'one', z.output<S>> & { schema: S },
): RecordAction => action

export const bulkAction = <S extends z.ZodType>(action: AnyAction<'many', z.output<S>> & { schema: S }): BulkAction =>
  action

export const resourceAction = <S extends z.ZodType>(
  action: Omit<ResourceAction, 'run'> & { schema: S; run: (asked: Asked<z.output<S>>) => Promise<Result<object>> },
): ResourceAction => action
