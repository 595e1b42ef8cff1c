import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Action } from '@/domain/backOffice/permissions'
import type { Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'

interface Asked<Body> {
  req: PayloadRequest
  body: Body
  by: number
  /** the reason given */
  reason: string | null
}

/** The target of an action: one record or many. */
type Target<Kind> = Kind extends 'one' ? { id: number } : { ids: number[] }

interface AnyAction<Kind, Body> {
  /** required permission */
  may: Action
  /** further parameters; `reason`, `ids` and `filter` are parsed separately */
  schema: z.ZodType
  /** requires a reason */
  needsReason?: boolean
  /**
   * Runs in the request's transaction, which a failure rolls back.
   * @returns the response; undefined answers with the updated record, or the ids
   */
  run: (sql: Queryable, asked: Asked<Body> & Target<Kind>) => Promise<Result<object | void>>
}

/** An action on one record beyond editing its fields: `POST /api/ra/<resource>/<id>/<action>`. */
export type RecordAction = AnyAction<'one', never>
/** An action on many records: `POST /api/ra/<resource>/actions/<action>`. */
export type BulkAction = AnyAction<'many', never>

/**
 * An action without a record: `POST /api/ra/<resource>/actions/<action>` without ids. It manages its own transaction,
 * if any.
 */
export interface ResourceAction {
  may: Action
  schema: z.ZodType
  needsReason?: boolean
  run: (asked: Asked<never>) => Promise<Result<object>>
}

/** Ties the type of `run` to the action's schema. */
export const recordAction = <S extends z.ZodType>(
  action: AnyAction<'one', z.output<S>> & { schema: S },
): RecordAction => action

/** Like `recordAction`, for many records. */
export const bulkAction = <S extends z.ZodType>(action: AnyAction<'many', z.output<S>> & { schema: S }): BulkAction =>
  action

/** Like `recordAction`, for no record. */
export const resourceAction = <S extends z.ZodType>(
  action: Omit<ResourceAction, 'run'> & { schema: S; run: (asked: Asked<z.output<S>>) => Promise<Result<object>> },
): ResourceAction => action
